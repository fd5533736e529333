import type { ToldSetting } from '@petcare/wire/elsewhere';
import { boundsOf, valueOf, valueProblem, type Setting } from './config.policy.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { insertAct } from '../registry/audit.sql.ts';
import { deleteSetting, putSetting, selectSettings } from './config.sql.ts';
import { lockMoves, selectLiveReleases, type LiveRelease } from '../registry/registry.sql.ts';
import type { ChangeOutcome } from '../registry/change-outcome.ts';

/** The wish for a key: `value` as it is typed, undefined for its default again. */
export type ConfigWish = { package: string; key: string; value?: string | undefined; note?: string | undefined };

const no = (why: string): ChangeOutcome => ({ done: false, why });

async function liveOf(sql: Database | Transaction, name: string): Promise<LiveRelease | undefined> {
  return (await selectLiveReleases(sql)).find((one) => one.package === name);
}

/** Every key of a package's live release by its name, with what is set; then what is set and its live release doesn't take. Null when nothing of it is live. */
export async function settingsOf(sql: Database, name: string): Promise<ToldSetting[] | null> {
  const live = await liveOf(sql, name);
  if (!live) return null;
  const schema = live.manifest.contract?.config ?? {};
  const set = new Map((await selectSettings(sql)).filter((one) => one.package === name).map(({ key, value }) => [key, value]));
  const byKey = Object.entries(schema).sort(([one], [other]) => (one < other ? -1 : 1));
  const known = byKey.map(([key, field]): ToldSetting => {
    const value = set.get(key);
    const problem = value === undefined ? null : valueProblem(schema, { key, value });
    const told = { key, default: field.default, bounds: boundsOf(field), description: field.description };
    return { ...told, ...(value !== undefined && { value }), ...(problem && { problem }) };
  });
  const unknown = [...set].filter(([key]) => !Object.hasOwn(schema, key));
  return [...known, ...unknown.map(([key, value]): ToldSetting => ({ key, value, problem: `there is no key ${key}` }))];
}

const said = (value: Setting['value'] | undefined, standard: Setting['value'] | undefined) =>
  value === undefined ? `${JSON.stringify(standard ?? null)}, the default` : JSON.stringify(value);

/** Set a key of a remote's configuration, or have it be its default again. Releases that are being checked meanwhile are waited for. */
export async function setConfig(sql: Database, wish: ConfigWish, actor: string): Promise<ChangeOutcome> {
  const { package: name, key } = wish;
  return sql.begin(async (tx): Promise<ChangeOutcome> => {
    await lockMoves(tx);
    const live = await liveOf(tx, name);
    if (!live) return no(`Nothing of ${name} is live: its configuration is not known.`);
    const schema = live.manifest.contract?.config;
    const field = schema && Object.hasOwn(schema, key) ? schema[key] : undefined;
    const before = (await selectSettings(tx)).find((one) => one.package === name && one.key === key);
    if (wish.value === undefined) {
      if (!before)
        return no(field ? `${key} of ${name} is its default already.` : `There is no key ${key} in the configuration of ${name}.`);
      await deleteSetting(tx, { package: name, key });
    } else {
      if (!field)
        return no(`There is no key ${key} in the live release of ${name}. One that a newer source has counts once it is released.`);
      const value = valueOf(schema, key, wish.value);
      const problem = valueProblem(schema, { key, value });
      if (problem) return no(`The configuration of ${name}: ${problem}.`);
      const canary = live.canary && valueProblem(live.canary.manifest.contract?.config, { key, value });
      if (canary) return no(`The canary of ${name} would not take it: ${canary}.`);
      await putSetting(tx, { package: name, key, value });
    }
    const after = wish.value === undefined ? undefined : valueOf(schema, key, wish.value);
    const change = `${key}: ${said(after, field?.default)} (was ${said(before?.value, field?.default)})`;
    const note = wish.note ? `${change}\n${wish.note}` : change;
    await insertAct(tx, { actor, act: 'config', package: name, release: null, previous: null, note });
    return { done: true };
  });
}
