import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildManifest } from '@petcare/wire/manifest';
import { entryCode } from '../testing/fixture-code.ts';
import { readBuild } from './received-build.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

const contract = { pages: ['hospital'], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
const manifest: BuildManifest = {
  name: 'mf-search',
  entry: 'remoteEntry.js',
  files: ['remoteEntry.js', 'map/map.css', 'remoteEntry.js.map'].map((path) => ({ path, bytes: 1, integrity: '' })),
  initial: ['remoteEntry.js'],
  pages: { hospital: ['map/map.css'] },
  parts: {},
  shared: { react: '19.3.1' },
  contract,
};
const route = { path: '/', owner: 'shell' as const, page: 'home', access: 'public', title: '홈' };
const shell = { ...manifest, name: 'shell', contract: { ...contract, routes: [{ path: '/', owner: 'shell', page: 'home' }] } };

async function read(
  said: unknown,
  { name = 'mf-search', files = manifest.files.map(({ path }) => path), contents = {} as Record<string, string> } = {},
) {
  const all: Record<string, string> = {
    ...Object.fromEntries(files.map((path) => [path, path === 'remoteEntry.js' ? entryCode(manifest) : 'x'])),
    'manifest.json': typeof said === 'string' ? said : JSON.stringify(said),
    ...contents,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return readBuild(folder, name, new Set(Object.keys(all)));
}
const faultsOf = async (...given: Parameters<typeof read>) => {
  const outcome = await read(...given);
  return 'refused' in outcome ? outcome.refused.faults : [];
};

test('the reader of uploads reads a build', async () => {
  expect(await read(manifest)).toEqual({ manifest });
});

test('the reader of uploads reads the shell with its route table', async () => {
  const code = 'var g={1(e,r,t){let p={home:()=>t.e("map/map.css").then(()=>t(2))}}};function x(){}x.m=g;x.k=e=>e;x(1)';
  const table = (rows: unknown) => ({ name: 'shell', contents: { 'routes.json': JSON.stringify(rows), 'remoteEntry.js': code } });
  const listing = {
    ...shell,
    pages: { home: [] },
    initial: ['remoteEntry.js', 'map/map.css'],
    files: [...shell.files, { path: 'routes.json', bytes: 1, integrity: '' }],
  };
  expect(await read(listing, table([route]))).toEqual({ manifest: listing });
  expect(await faultsOf(listing, table([{ ...route, owner: 'mf-search' }]))).toEqual([
    'routes.json and the contract have different route tables.',
  ]);
  expect(await faultsOf(listing, table({ path: '/' }))).toEqual(['routes.json is no route table.']);
  await rm(join(folder, 'routes.json'));
  expect(await faultsOf(shell, { name: 'shell' })).toEqual(['routes.json is no route table.']);
});

test.each<[string, Partial<BuildManifest>, string[]]>([
  ['what it says', {}, []],
  ['a start without a file', { initial: ['main.js'] }, ['vendor.js (0.1 kB) runs before any page shows, and initial leaves it out.']],
  ['a page without a file', { pages: { home: [] } }, ["The page 'home' is loaded by home.js (0.1 kB), and pages.home leaves it out."]],
  [
    'a page less',
    { pages: {} },
    [
      "The page 'home' is loaded by home.js (0.1 kB), and pages.home leaves it out.",
      "The shell has the page 'home', and pages leaves it out.",
    ],
  ],
  [
    'a page that nothing loads',
    { pages: { home: ['home.js'], about: [] } },
    ["The route table has the page 'about' of the shell, and nothing in the code loads it."],
  ],
])('the reader of uploads reads what the shell loads: a manifest with %s', async (_what, said, faults) => {
  const chunk = (id: string, code: string) =>
    `(globalThis.shell||=[]).push([[${JSON.stringify(id)}],{${JSON.stringify(id)}(e,r,t){${code}}}]);`.padEnd(100);
  const contents: Record<string, string> = {
    'main.js': 'var g={1(e,r,t){t.e("vendor").then(()=>t("vendor"))}};function x(){}x.m=g;x.u=e=>e+".js";x(1)',
    'vendor.js': chunk('vendor', 'let p={home:()=>t.e("home").then(()=>t("home"))};'),
    'home.js': chunk('home', ''),
    'routes.json': JSON.stringify([route]),
  };
  const listed = Object.keys(contents).map((path) => ({ path, bytes: 1, integrity: '' }));
  const whole = { ...shell, entry: 'main.js', initial: ['main.js', 'vendor.js'], pages: { home: ['home.js'] }, files: listed, ...said };
  const again = expect.stringContaining('build it again, with the kit brought up to date.');
  expect(await faultsOf(whole, { name: 'shell', files: [], contents })).toEqual(faults.length > 0 ? [...faults, again] : []);
});

const serverFile = { path: 'server/main.cjs', bytes: 1, integrity: '' };
const rendering: BuildManifest = { ...manifest, files: [...manifest.files, serverFile], server: 'server/main.cjs' };

test('the reader of uploads reads a build with its server build', async () => {
  expect(await read(rendering, { files: rendering.files.map(({ path }) => path) })).toEqual({ manifest: rendering });
});

const { contract: _contract, ...withoutContract } = manifest;
const deep = JSON.parse('['.repeat(100) + ']'.repeat(100)) as never;

test.each<[string, unknown, string]>([
  ['another package', { ...manifest, name: 'mf-reviews' }, 'It is a build of mf-reviews.'],
  ['a release that has its id', { ...manifest, release: '0123456789ab' }, 'must not have additional properties'],
  [
    'files with sizes of compressed forms',
    { ...manifest, files: [{ ...manifest.files[0], br: 1 }] },
    'must not have additional properties',
  ],
  ['a build that promises nothing and so can break no promise', withoutContract, 'must have required properties contract'],
  ['no object', 'null', 'must be object'],
  ['no JSON', '{', 'no JSON that can be read'],
  ['text that no database keeps', { ...manifest, shared: { react: '\0' } }, 'no JSON that can be read'],
  ['half a character', JSON.stringify({ ...manifest, shared: { react: '\ud800' } }), 'no JSON that can be read'],
  ['a module that every object has', { ...manifest, contract: { ...contract, names: { constructor: ['x'] } } }, 'no JSON that can be read'],
  ['a prototype', JSON.stringify(manifest).replace('"mf-search"', '"mf-search","__proto__":{}'), 'no JSON that can be read'],
  ['depths', { ...manifest, contract: { ...contract, slots: { a: { b: deep } } } }, 'no JSON that can be read'],
  [
    'a schema that cannot be compared',
    { ...manifest, contract: { ...contract, slots: { 'home.reviews': { type: { not: 'text' } } } } },
    'must be string',
  ],
  [
    'a schema that cannot be compared, inside another',
    { ...manifest, contract: { ...contract, emits: { 'review.written': { properties: { id: { required: 5 } } } } } },
    'must be array',
  ],
  ['another entry', { ...manifest, entry: 'map/map.css' }, 'The entry of a remote is remoteEntry.js.'],
  ['a start with a file that is not there', { ...manifest, initial: ['other.js'] }, 'other.js is to be loaded'],
  [
    'a page of a file that is not there',
    { ...manifest, pages: { hospital: ['../../shell/main.js'] } },
    '../../shell/main.js is to be loaded',
  ],
  ['a part that is no script', { ...manifest, parts: { a: ['remoteEntry.js.map'] } }, 'remoteEntry.js.map is to be loaded'],
  ['a server build of another name', { ...rendering, server: 'remoteEntry.js' }, 'must be equal to constant'],
  ['a server build that is not there', { ...manifest, server: 'server/main.cjs' }, 'server/main.cjs is to render the pages'],
  ['a server file that nothing enters', { ...manifest, files: rendering.files }, 'server/main.cjs lies in the folder of the server build'],
  ['a server build that browsers load', { ...rendering, pages: { hospital: ['server/main.cjs'] } }, 'server/main.cjs is to be loaded'],
  [
    'a list with itself',
    { ...manifest, files: [...manifest.files, { path: 'manifest.json', bytes: 1, integrity: '' }] },
    'twice, or itself',
  ],
  ['a list with a file twice', { ...manifest, files: [...manifest.files, ...manifest.files] }, 'twice, or itself'],
])('the reader of uploads refuses a manifest of %s', async (_what, said, why) => {
  expect(await faultsOf(said)).toContainEqual(expect.stringContaining(why));
});

test('the reader of uploads refuses files that the manifest lacks, and a manifest whose files are missing', async () => {
  expect(await faultsOf(manifest, { files: ['remoteEntry.js', 'map/map.css', 'remoteEntry.js.map', 'evil.js', 'page.html'] })).toEqual([
    'evil.js is in the archive, and not in the manifest.',
    'page.html is in the archive, and not in the manifest.',
    expect.stringContaining('page.html is of no kind that a release may hold: js, '),
  ]);
  expect(await faultsOf(manifest, { files: ['remoteEntry.js', 'remoteEntry.js.map'] })).toEqual([
    'map/map.css is in the manifest, and not in the archive.',
  ]);
});

test.each([
  'page.html',
  'a.htm',
  'a.xhtml',
  'a.xml',
  'a.xsl',
  'a.pdf',
  'a.swf',
  'a.php',
  'a.HTML',
  'LICENSE',
  'main.cjs',
  'a.tgz',
  'fonts/a.shtml',
])('the reader of uploads refuses a file of a kind that no release holds: %s', async (path) => {
  const files = [...manifest.files, { path, bytes: 1, integrity: '' }];
  expect(await faultsOf({ ...manifest, files }, { files: files.map((file) => file.path) })).toEqual([
    expect.stringContaining(`${path} is of no kind that a release may hold`),
  ]);
});

test('the reader of uploads refuses an archive without a manifest', async () => {
  expect(await readBuild(folder, 'mf-search', new Set(['remoteEntry.js']))).toEqual({
    refused: expect.objectContaining({ status: 400, faults: ['It has no manifest.json.'] }),
  });
});

test('the reader of uploads refuses a manifest that is too large', async () => {
  expect(await read(' '.repeat(1_000_001))).toEqual({ refused: expect.objectContaining({ status: 413 }) });
});
