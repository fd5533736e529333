import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryCode } from '../testing/fixture-code.ts';
import { readCode, readingLimits } from './reading.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-code-'));
});
afterEach(() => rm(folder, { recursive: true }));

const contract = { pages: ['map'], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
const built = { name: 'mf-walks', pages: { map: [] }, parts: {}, shared: {}, contract };
const entry = entryCode(built, { definition: '{name:"mf-walks",pages:{map:()=>t(9)},parts:{}}' });

async function read(code: string, limits = {}) {
  const place = join(folder, 'remoteEntry.js');
  await writeFile(place, code);
  const build = { name: 'mf-walks', entry: 'remoteEntry.js', pages: [], slots: [], files: { 'remoteEntry.js': place } };
  return readCode(build, { ...readingLimits, ...limits });
}

test('what an entry says is read, and nothing of it run: one that hangs is read like any other', async () => {
  const outcome = await read(`${entry};for(;;);`);
  expect(outcome).toMatchObject({
    facts: { initial: ['remoteEntry.js'], offer: { said: { name: 'mf-walks' }, pages: { map: { files: [] } } } },
  });
});

const many = `${entry};var a=[${'{b:[1,2,3]},'.repeat(200_000)}]`;

const withPages = (count: number) => entry.replace('map:', Array.from({ length: count }, (_, at) => `p${at}:()=>t(9),`).join('') + 'map:');

test.each<[string, string, object, string]>([
  ['more scripts than it may have', entry, { bytes: 100 }, 'more than 0.0001 MB of scripts'],
  ['scripts that take too long', many, { milliseconds: 50 }, 'could not be read in 0.05 s'],
  ['scripts that take too much memory', many, { memory: 24 }, 'more memory'],
  ['scripts that are nested too deep', `${entry};a=${'['.repeat(300_000)}`, {}, 'Not enough stack space'],
  ['a definition of more pages than a manifest may have', withPages(2_000), {}, 'more than 1000 pages and parts'],
  [
    'a definition that is larger than a manifest',
    entry.replace('parts:', `config:"${'x'.repeat(1_000_000)}",parts:`),
    {},
    'than a manifest can hold',
  ],
])('a build of %s is refused, and the next is read', async (_what, code, limits, why) => {
  expect(await read(code, limits)).toEqual({ unreadable: expect.stringContaining(why) });
  expect(await read(entry)).toHaveProperty('facts');
});
