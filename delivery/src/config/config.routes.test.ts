import { configElsewhere, type ConfigCommand } from '@petcare/wire/elsewhere';
import { releasePackage } from '../release/release-package.ts';
import { archiveOfBuild } from '../testing/archives.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { aListeningDelivery, type FixtureUploads } from '../testing/fixture-uploads.ts';

const name = 'mf-search';
const most = { type: 'integer', default: 5, minimum: 1, maximum: 10, description: 'At most so many' };
const contract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
const archive = (config: object) => archiveOfBuild(name, 'configured', { said: { contract: { ...contract, config } as never } });

let house: FixtureHouse;
let site: FixtureUploads;
let key: string;
beforeEach(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  site = await aListeningDelivery(house);
  ({ key } = await site.key(name));
});
afterEach(async () => {
  await site.delivery.close();
  await house.remove();
});

async function run(by: string, scope: string, command: ConfigCommand): Promise<[code: number, ...lines: string[]]> {
  const lines: string[] = [];
  const code = await configElsewhere({ to: new URL(site.origin), key: by }, { name, scope }, command, (line) => void lines.push(line));
  return [code, ...lines];
}

test('a remote’s configuration is set, listed and reset by the key of its package and by the shell’s, by no other', async () => {
  expect(await site.post(name, key, archive({ most }))).toMatchObject({ status: 200 });
  const [{ key: shell }, { key: foreign }] = [await site.key('shell'), await site.key('mf-reviews')];
  expect(await run(key, name, { verb: 'list' })).toEqual([
    0,
    expect.stringMatching(/^most +5 +a whole number from 1 to 10 {2}At most so many$/),
  ]);
  expect(await run(key, name, { verb: 'set', key: 'most', value: '7', note: 'the fair' })).toEqual([
    0,
    'mf-search: most is 7 from the next page on.',
  ]);
  expect(await run(shell, 'shell', { verb: 'list' })).toEqual([0, expect.stringContaining('7 (default 5)')]);
  expect(await run(shell, 'shell', { verb: 'reset', key: 'most' })).toEqual([0, 'mf-search: most is its default again.']);
  expect(await run(key, name, { verb: 'set', key: 'most', value: '11' })).toEqual([1, expect.stringContaining('from 1 to 10')]);
  for (const command of [{ verb: 'list' }, { verb: 'set', key: 'most', value: '7' }, { verb: 'reset', key: 'most' }] as const)
    expect(await run(foreign, 'mf-reviews', command)).toEqual([1, expect.stringContaining('for its own configuration')]);
  expect(await run(shell, 'shell', { verb: 'list' })).toEqual([0, expect.not.stringContaining('default 5')]);
});

test('the answer to a rollback says what counts as its default', async () => {
  await site.post(name, key, archive({ most }));
  await site.post(name, key, archive({ most: { ...most, maximum: 100 } }));
  await run(key, name, { verb: 'set', key: 'most', value: '50' });
  const { status, body } = await site.post(`${name}/rollback`, key);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { note: expect.stringContaining('most is a whole number from 1 to 10, not 50') },
  });
});

test.each([
  ['an unknown kind', { most: { ...most, type: 'date' } }],
  ['a word of its own', { most: { ...most, secret: true } }],
  ['a default of another kind', { most: { ...most, default: 'five' } }],
  ['a name that is none', { 'most-of': most }],
  ['the name of what every object has', { constructor: most }],
  ['values that are none', { layout: { type: 'enum', values: [], default: 'a', description: 'x' } }],
  ['no description', { most: { type: 'integer', default: 5 } }],
  ['too many keys', Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, most]))],
])('the site takes no build in whose configuration is %s', async (_what, config) => {
  expect(await site.post(name, key, archive(config))).toMatchObject({ status: 400 });
});
