import type { Composition, ConfigSchema } from '@petcare/contracts';
import { rollback } from '../moves/moves.ts';
import { selectActs } from '../registry/audit.sql.ts';
import { selectSnapshot } from '../live/snapshot.sql.ts';
import { releasePackage } from '../release/release-package.ts';
import { rollBackTo } from '../release/roll-back-to.ts';
import { readSiteSettings } from '../settings/read-settings.ts';
import { buildStandby } from '../standby.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { helloServer, frameServer } from '../testing/fixture-servers.ts';
import { setConfig, settingsOf } from './config.ts';

const name = 'mf-search';
const config: ConfigSchema = {
  most: { type: 'integer', default: 5, minimum: 1, maximum: 10, description: 'At most so many' },
  layout: { type: 'enum', values: ['list', 'grid'], default: 'list', description: 'How they stand' },
};
/** A server build that says what configuration it was rendered with. */
const server = `${helloServer(name)}
const { render } = module.exports;
module.exports.render = async (job, surroundings) => {
  const rendered = await render(job, surroundings);
  return { ...rendered, html: rendered.html + '[' + JSON.stringify(job.config ?? null).replaceAll('"', "'") + ']' };
};`;

let house: FixtureHouse;
let delivery: FixtureDelivery;
beforeEach(async () => {
  house = await aFixtureHouse();
  await house.edit('shell', 'shell 1', frameServer());
  await releasePackage(house, 'shell');
  await release(config);
  delivery = await aDelivery(house);
});
afterEach(async () => {
  await delivery.close();
  await house.remove();
});

let count = 0;
async function release(schema: ConfigSchema | undefined, options = {}) {
  count += 1;
  await house.edit(name, `search ${count}`, server, schema ? { config: schema } : {});
  return releasePackage({ ...house, ...options }, name);
}
const set = async (key: string, value?: string, note?: string) => {
  const outcome = await setConfig(house.sql, { package: name, key, value, note }, 'operator');
  await delivery.registry.refresh();
  return outcome.done ? 'done' : outcome.why;
};
async function open(app = delivery.app) {
  const { body } = await app.inject({ url: '/hospital', headers: { host: 'petcare.example' } });
  const { config: told } = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? 'null') as Composition;
  return { told, rendered: /\[(null|\{'[^\]]*\})\]/.exec(body)?.[1] };
}

test('a remote’s configuration is told to pages and their rendering from the next page on, and is its default again', async () => {
  expect(await open()).toEqual({ told: undefined, rendered: 'null' });
  expect(await set('most', '7', 'the fair')).toBe('done');
  expect(await open()).toEqual({ told: { [name]: { most: 7 } }, rendered: "{'most':7}" });
  expect(await set('layout', 'grid')).toBe('done');
  expect((await open()).told).toEqual({ [name]: { most: 7, layout: 'grid' } });
  expect(await set('most')).toBe('done');
  expect((await open()).told).toEqual({ [name]: { layout: 'grid' } });
  expect((await selectActs(house.sql, name)).filter(({ act }) => act === 'config').map(({ actor, note }) => [actor, note])).toEqual([
    ['operator', 'most: 7 (was 5, the default)\nthe fair'],
    ['operator', 'layout: "grid" (was "list", the default)'],
    ['operator', 'most: 5, the default (was 7)'],
  ]);
});

test.each([
  ['most', '11', 'The configuration of mf-search: most is a whole number from 1 to 10, not 11.'],
  ['most', 'many', 'The configuration of mf-search: most is a whole number from 1 to 10, not "many".'],
  ['gone', '1', 'There is no key gone in the live release of mf-search. One that a newer source has counts once it is released.'],
  ['most', undefined, 'most of mf-search is its default already.'],
  ['gone', undefined, 'There is no key gone in the configuration of mf-search.'],
])('the registry refuses %s %s', async (key, value, why) => {
  expect(await set(key, value)).toBe(why);
  expect((await open()).told).toBeUndefined();
});

test('the configuration knows nothing of a package that was never released', async () => {
  expect(await settingsOf(house.sql, 'mf-reviews')).toBeNull();
  expect(await setConfig(house.sql, { package: 'mf-reviews', key: 'most', value: '1' }, 'operator')).toMatchObject({ done: false });
});

test('a remote’s configuration is listed with its bounds, and with what the live release does not take', async () => {
  await set('most', '7');
  await house.sql`insert into delivery.config (package, key, value) values (${name}, 'gone', 'true')`;
  expect(await settingsOf(house.sql, name)).toEqual([
    { key: 'layout', default: 'list', bounds: 'one of list, grid', description: 'How they stand' },
    { key: 'most', value: 7, default: 5, bounds: 'a whole number from 1 to 10', description: 'At most so many' },
    { key: 'gone', value: true, problem: 'there is no key gone' },
  ]);
});

describe('a release', () => {
  const narrow: ConfigSchema = { ...config, most: { type: 'integer', default: 2, maximum: 5, description: 'At most so many' } };

  test('that would refuse what is set, or has no such key, is refused and says so', async () => {
    await set('most', '7');
    for (const [schema, why] of [
      [narrow, 'most is a whole number to 5, not 7'],
      [{ layout: config['layout'] } as ConfigSchema, 'there is no key most'],
      [undefined, 'there is no key most'],
    ] as const)
      expect((await release(schema)).refused).toEqual([
        `mf-search/remote.ts, config, would refuse what is set: ${why}. npm run config mf-search reset KEY takes it back.`,
      ]);
    await set('most');
    expect((await release(narrow)).moved).toBe(true);
  });

  test('with a configuration that means nothing is refused', async () => {
    const { refused } = await release({ most: { type: 'integer', default: 0, minimum: 1, description: '' } });
    expect(refused).toEqual([expect.stringContaining('no description'), expect.stringContaining('has the default 0')]);
  });

  test('that is a canary has its say in what is set', async () => {
    await release(narrow, { canary: { share: 10, minutes: 30, budget: 2 } });
    expect(await set('most', '7')).toBe('The canary of mf-search would not take it: most is a whole number to 5, not 7.');
    expect(await set('most', '3')).toBe('done');
  });

  test('that is gone back to counts what it does not take as its default, and the rollback says so', async () => {
    const wide: ConfigSchema = { ...config, most: { type: 'integer', default: 5, maximum: 100, description: 'At most so many' } };
    const { release: newer } = await release(wide);
    const first = (await selectActs(house.sql, name)).find(({ act }) => act === 'release')?.release ?? '';
    await set('most', '50');
    const note = `what is set of its configuration and ${first} doesn't take counts as its default: most is a whole number from 1 to 10, not 50.`;
    expect(await rollback(house.sql, name, { actor: 'operator', note: 'too wide' })).toMatchObject({ done: true, release: first, note });
    expect((await selectActs(house.sql, name)).at(-1)).toMatchObject({ act: 'rollback', note: `too wide\n${note}` });
    await delivery.registry.refresh();
    expect(await open()).toEqual({ told: undefined, rendered: 'null' });

    // What is set stands: the next release that takes it has it again.
    await house.edit(name, `search ${count}`, server, { config: wide });
    expect((await releasePackage(house, name)).release).toBe(newer);
    await delivery.registry.refresh();
    expect((await open()).told).toEqual({ [name]: { most: 50 } });
    const back = await rollBackTo(house, name, first, { actor: 'operator' });
    expect(back).toMatchObject({ done: true, release: first, note });
  });

  test('is gone back to without a word where it takes all that is set', async () => {
    await set('most', '7');
    await release(config);
    expect(await rollback(house.sql, name, { actor: 'operator' })).not.toHaveProperty('note');
  });
});

test('a remote’s configuration is served while PostgreSQL is away', async () => {
  await set('most', '7');
  const standby = await buildStandby(await selectSnapshot(house.sql), {
    store: house.store,
    settings: readSiteSettings({ API_URL: 'http://127.0.0.1:9' }),
  });
  expect((await open(standby)).told).toEqual({ [name]: { most: 7 } });
  await standby.close();
});
