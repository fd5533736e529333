import { isRemoteName } from '@petcare/contracts';
import type { ChangeOutcome } from '../registry/change-outcome.ts';
import type { Database } from '../platform/database.ts';
import { insertAct } from '../registry/audit.sql.ts';
import { isSwitchName, MOST_SWITCHES, type FeatureSwitch } from './switches.policy.ts';
import { deleteSwitch, lockSwitches, putSwitch, selectSwitches } from './switches.sql.ts';

/** The wish for a switch. A property that is left out stays as it is; a new switch is the house's, without a note. */
export type SwitchWish = { name: string; percent: number; owner?: string | undefined; note?: string | undefined };
/** The person who acts. `scope` is the package of their key: a remote changes its own switches, the shell every one. */
export type SwitchActor = { actor: string; scope: string };

/** All switches, by name. */
export function allSwitches(sql: Database): Promise<FeatureSwitch[]> {
  return selectSwitches(sql);
}

const no = (why: string): ChangeOutcome => ({ done: false, why });
const packageOf = ({ owner }: Pick<FeatureSwitch, 'owner'>) => owner ?? 'shell';

function whyNotTheirs(known: FeatureSwitch | undefined, scope: string): string | null {
  if (!known || scope === 'shell' || known.owner === scope) return null;
  return `The switch ${known.name} belongs to ${packageOf(known)}.`;
}

/** Make a switch, or give it another share of the visitors, owner or note. */
export async function setSwitch(sql: Database, wish: SwitchWish, { actor, scope }: SwitchActor): Promise<ChangeOutcome> {
  const { name, percent } = wish;
  if (!isSwitchName(name))
    return no(`'${name}' is no name of a switch: words of small letters and digits, joined by -, 40 characters at most.`);
  if (!(Number.isInteger(percent) && percent >= 0 && percent <= 100)) return no('The share of a switch is a whole number from 0 to 100.');
  const owner = wish.owner ?? (scope === 'shell' ? undefined : scope);
  if (owner !== undefined && !isRemoteName(owner)) return no(`${owner} is no remote.`);
  if (owner !== undefined && scope !== 'shell' && owner !== scope) return no(`${scope} makes no switch for ${owner}.`);
  return sql.begin(async (tx): Promise<ChangeOutcome> => {
    await lockSwitches(tx);
    const all = await selectSwitches(tx);
    const known = all.find((one) => one.name === name);
    const why = whyNotTheirs(known, scope);
    if (why) return no(why);
    if (!known && all.length >= MOST_SWITCHES) return no(`There are ${MOST_SWITCHES} switches: remove one first.`);
    const changed: FeatureSwitch = { name, percent, owner: owner ?? known?.owner ?? null, note: wish.note ?? known?.note ?? null };
    await putSwitch(tx, changed);
    const moved = known && known.owner !== changed.owner ? `, of ${packageOf(changed)} (was of ${packageOf(known)})` : '';
    const change = `switch ${name}: ${percent} %${known ? ` (was ${known.percent} %)` : ', new'}${moved}`;
    const note = wish.note ? `${change}\n${wish.note}` : change;
    await insertAct(tx, { actor, act: 'switch', package: packageOf(changed), release: null, previous: null, note });
    return { done: true };
  });
}

/** Forget a switch: it is off for everybody. */
export async function removeSwitch(sql: Database, name: string, { actor, scope }: SwitchActor): Promise<ChangeOutcome> {
  return sql.begin(async (tx): Promise<ChangeOutcome> => {
    await lockSwitches(tx);
    const known = (await selectSwitches(tx)).find((one) => one.name === name);
    if (!known) return no(`There is no switch ${name}.`);
    const why = whyNotTheirs(known, scope);
    if (why) return no(why);
    await deleteSwitch(tx, name);
    const note = `switch ${name}: removed (was ${known.percent} %)`;
    await insertAct(tx, { actor, act: 'switch', package: packageOf(known), release: null, previous: null, note });
    return { done: true };
  });
}
