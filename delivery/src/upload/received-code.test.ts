import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildManifest, PackageContract } from '@petcare/wire/manifest';
import { chunkCode, definitionOf, entryCode } from '../testing/fixture-code.ts';
import { readBuild } from './received-build.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

const event = { type: 'object', properties: { id: { type: 'string' } } };
const contract: PackageContract = {
  pages: ['map', 'list'],
  parts: ['nearby'],
  slots: { 'mf-walks.map': { type: 'object' } },
  emits: { 'toast.shown': {}, 'mf-walks.ended': event },
  hears: { 'review.written': {} },
  names: { '@petcare/ui': ['Button', 'Card'], 'react-router-dom': ['Link'] },
  rows: [{ path: '/walks', page: 'map', access: 'public', title: '산책' }],
  origins: { connect: ['https://tiles.example'] },
  budget: 30_000,
  schemes: ['light'],
  states: ['mf-walks.ended'],
  offers: { 'mf-walks.map': { type: 'object' } },
  fills: { 'mf-other.aside': { part: 'nearby' } },
  config: { most: { type: 'integer', default: 5, description: '' } },
};
const manifest: BuildManifest = {
  name: 'mf-walks',
  entry: 'remoteEntry.js',
  files: [],
  initial: ['remoteEntry.js'],
  pages: { map: ['map.js', 'map.css'], list: ['common.js'] },
  parts: { nearby: ['nearby.js'] },
  needs: {
    pages: { map: { shared: [], slots: ['mf-walks.map'] }, list: { shared: [], slots: [] } },
    parts: { nearby: { shared: [], slots: [] } },
  },
  shared: { react: '19.3.1', '@petcare/ui': '1.3.0', 'react-router-dom': '7.18.5' },
  contract,
};
const files: Record<string, string> = {
  'remoteEntry.js': entryCode(manifest),
  'map.js': chunkCode('map', 't(7)({slot:"mf-walks.map"});()=>t.e("dialog").then(()=>t(12))'),
  'map.css': '.a{}',
  'common.js': chunkCode('common'),
  'nearby.js': chunkCode('nearby'),
  'dialog.js': chunkCode('dialog'),
};

type ManifestChange = { said?: Partial<BuildManifest>; promised?: Partial<PackageContract>; code?: Record<string, string> };

/** The reasons for which a build of these files is refused, with these changes of the manifest and of the code. */
async function faultsOf({ said = {}, promised = {}, code = {} }: ManifestChange): Promise<string[]> {
  const all = { ...files, ...code };
  const listed = Object.keys(all).map((path) => ({ path, bytes: 1, integrity: '' }));
  const whole = { ...manifest, contract: { ...contract, ...promised }, files: listed, ...said };
  const text = JSON.stringify(whole);
  for (const [path, content] of Object.entries({ ...all, 'manifest.json': text })) await writeFile(join(folder, path), content);
  const outcome = await readBuild(folder, 'mf-walks', new Set([...Object.keys(all), 'manifest.json']));
  const faults = 'refused' in outcome ? outcome.refused.faults : [];
  return faults.filter((fault) => !fault.endsWith('build it again, with the kit brought up to date.'));
}

test('a manifest that has a page under the name of its file is taken', async () => {
  expect(await faultsOf({ said: { pages: { map: manifest.pages['map'] ?? [], 'list-of-walks': ['common.js'] } } })).toEqual([]);
});

const entry = (definition: string) => ({ 'remoteEntry.js': entryCode(manifest, { definition }) });
const definition = definitionOf(manifest);

test('a manifest that says what its files say is taken', async () => {
  expect(await faultsOf({})).toEqual([]);
});

test('a manifest that has more loaded than its files do is taken: that counts against it', async () => {
  expect(await faultsOf({ said: { initial: ['remoteEntry.js', 'common.js'], pages: { ...manifest.pages, list: ['nearby.js'] } } })).toEqual(
    [],
  );
});

test.each<[string, ManifestChange, string[]]>([
  [
    'of a page without its files',
    { said: { pages: { ...manifest.pages, map: [] } } },
    ["The page 'map' is loaded by map.js (0.1 kB), and pages.map", "The page 'map' is loaded by map.css (0.0 kB), and pages.map"],
  ],
  ['with nothing to begin with', { said: { initial: [] } }, ['remoteEntry.js (1.']],
  ['without a page', { said: { pages: { map: manifest.pages['map'] ?? [] } } }, ["The page 'list' is loaded by common.js"]],
  ['without a file of a part', { said: { parts: { nearby: [] } } }, ["The part 'nearby' is loaded by nearby.js"]],
  ['with a page more', { promised: { pages: ['map', 'list', 'more'] } }, ["The manifest has the page 'more', and the code doesn't."]],
  ['with a page less', { promised: { pages: ['map'] } }, ["The code has the page 'list', and the manifest doesn't."]],
  ['with a part more', { promised: { parts: ['nearby', 'more'] } }, ["The manifest has the part 'more'"]],
  ['with a part less', { promised: { parts: [] } }, ["The code has the part 'nearby'"]],
  ['with an event more', { promised: { hears: { ...contract.hears, 'points.changed': {} } } }, ["that it hears 'points.changed'"]],
  ['with an event less', { promised: { emits: { 'mf-walks.ended': event } } }, ["The code has the event that it sends 'toast.shown'"]],
  ['with another payload', { promised: { emits: { ...contract.emits, 'mf-walks.ended': {} } } }, ['mf-walks.ended has another payload']],
  ['with another budget', { promised: { budget: 42_000 } }, ['budget in the code']],
  ['with a scheme more', { promised: { schemes: ['light', 'dark'] } }, ['schemes in the code']],
  ['without its rows', { promised: { rows: undefined } }, ['rows in the code']],
  ['with an origin more', { promised: { origins: { connect: ['https://tiles.example', 'https://b.example'] } } }, ['origins in']],
  ['with another config', { promised: { config: {} } }, ['config in the code']],
  ['without its state', { promised: { states: [] } }, ['states in the code']],
  ['without the slot that it offers', { promised: { offers: {} } }, ['offers in the code']],
  ['without the slot that it fills', { promised: { fills: undefined } }, ['fills in the code']],
  [
    'without a shared module',
    { said: { shared: { react: '19.3.1', 'react-router-dom': '7.18.5' } } },
    ["The code has the shared module '@petcare/ui'"],
  ],
  ['with an invented shared module', { said: { shared: { ...manifest.shared, rxjs: '7.0.0' } } }, ["shared module 'rxjs'"]],
  ['with names of an invented module', { promised: { names: { ...contract.names, rxjs: ['of'] } } }, ['has names of rxjs']],
  ['without a shared name', { promised: { names: { ...contract.names, '@petcare/ui': ['Button'] } } }, ['takes Card of @petcare/ui']],
  ['without the names of a module', { promised: { names: { '@petcare/ui': ['Button', 'Card'] } } }, ['takes Link of react-router-dom']],
  ['without a slot that a page shows', { said: { needs: undefined } }, ["slot of map 'mf-walks.map'"]],
  [
    'with a slot that no page shows',
    {
      said: {
        needs: {
          ...(manifest.needs ?? { parts: {} }),
          pages: { ...manifest.needs?.pages, list: { shared: [], slots: ['mf-walks.map'] } },
        },
      },
    },
    ["The manifest has the slot of list 'mf-walks.map'"],
  ],
])('a manifest %s is refused', async (_what, changed, why) => {
  const faults = await faultsOf(changed);
  for (const sentence of why) expect(faults).toContainEqual(expect.stringContaining(sentence));
});

const huge = chunkCode('huge', `let s="${randomBytes(60_000).toString('hex')}"`);
const withIds = (code: string) => ({
  'huge.js': huge,
  'map.js': chunkCode('map', `t(7)({slot:"mf-walks.map"});()=>t.e("dialog");${code}`),
});

test.each<[string, Record<string, string>]>([
  ['by an id that is worked out', withIds('t.e(["hu","ge"].join(""))')],
  ['by another name of the function that loads', withIds('const q=t;q.e("huge")')],
  ['by nothing', { 'huge.js': huge }],
  ['as a stylesheet by nothing', { 'huge.js': huge, 'huge.css': '.a{}' }],
])('code that is loaded %s counts with what every page loads', async (_how, code) => {
  const extra = Object.keys(code).filter((path) => path.startsWith('huge'));
  const faults = await faultsOf({ code });
  expect(faults).toEqual(
    extra.map((path) => expect.stringMatching(`^${path} .*counts with what every page loads, and initial leaves it out`)),
  );
  expect(faults).toContainEqual(expect.stringContaining('huge.js (120.'));
  expect(await faultsOf({ code, said: { initial: ['remoteEntry.js', ...extra] } })).toEqual([]);
});

test('a file that a script names outside of its modules is loaded with it', async () => {
  const begun = { 'remoteEntry.js': `${files['remoteEntry.js']}add(base+"huge.js");`, 'huge.js': huge };
  expect(await faultsOf({ code: begun })).toEqual([expect.stringMatching(/^huge\.js \(120\.\d kB\) runs before any page shows/)]);
  const paged = { 'common.js': `${files['common.js']}add("./huge.js");`, 'huge.js': huge };
  expect(await faultsOf({ code: paged })).toEqual([expect.stringMatching(/^The page 'list' is loaded by huge\.js/)]);
});

test.each<[string, Record<string, string>]>([
  ['later, by its id', withIds('()=>t.e("huge")')],
  ['later, by one of several ids in a table', withIds('const m={"./a":[1,"huge"],"./b":[2,"dialog"]};n=>t.e(m[n][1])')],
  ['as a worker', withIds('()=>new Worker(new URL(t.p+t.u("huge"),t.b))')],
  ['as a file by its name', withIds('()=>t.p+"huge.js"')],
])('code that is loaded %s does not count with the first load', async (_how, code) => {
  expect(await faultsOf({ code })).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ['no JavaScript', { 'remoteEntry.js': '<!doctype html>' }, 'remoteEntry.js is no JavaScript'],
  ['a chunk of no JavaScript', { 'common.js': 'let let' }, 'common.js is no JavaScript'],
  ['no container', { 'remoteEntry.js': 'for(;;);' }, 'no container that exposes ./remote'],
  ['another remote', entry(definition.replace('mf-walks', 'mf-other')), 'The code defines mf-other'],
  ['a definition that is made', entry(`Object.assign(${definition},{})`), 'no object that is written out'],
  ['a definition with another in it', entry(definition.replace('{', '{...o,')), 'no name with a value'],
  ['pages of a name that is made', entry(definition.replace('"map":', '["m"+x]:')), 'no name with a value'],
  ['a page under a name twice', entry(definition.replace('"list":', '"map":')), 'no name with a value'],
  [
    'a page that is loaded by what cannot be read',
    entry(definition.replace(/"list":.*?,parts/, '"list":()=>q("common.js")},parts')),
    'loads list',
  ],
  ['a page that is imported past the bundler', entry(definition.replace('t.e("common")', 'import("./common.js")')), 'What loads list'],
  ['a page whose chunk is worked out', entry(definition.replace('t.e("common")', 't.e("comm"+x)')), 'What loads list of pages'],
  ['events that are made', entry(definition.replace(/emits:\[/, 'emits:[x(),')), 'emits in remote.ts is no value'],
  ['two definitions', { 'dialog.js': chunkCode('dialog', 't(8).defineRemote({})') }, '2 calls of defineRemote'],
  [
    'names of chunks that are worked out',
    { 'remoteEntry.js': entryCode(manifest).replace('x.u=e=>e+', 'x.u=e=>q(e)+') },
    'which file the chunk',
  ],
  ['an export beside the definition', { 'remoteEntry.js': entryCode(manifest).replace('0,s]', '0,{...s}]') }, 'not plainly'],
  [
    'a definition that is changed',
    { 'remoteEntry.js': entryCode(manifest).replace('t.d(r,["rem', 's.pages={};t.d(r,["rem') },
    'not plainly',
  ],
])('a build with %s is refused', async (_what, code, why) => {
  expect(await faultsOf({ code })).toContainEqual(expect.stringContaining(why));
});

test('a page whose loader is a function of its own is read through it', async () => {
  const code = entry(definition.replace('"list":', '"list":()=>load(),"other":').replace(/,"other":.*?,parts/, '},parts'));
  const loading = {
    'remoteEntry.js': code['remoteEntry.js']?.replace('2(e,r,t){', '2(e,r,t){function load(){return t.e("huge")}') ?? '',
  };
  expect(await faultsOf({ code: { ...loading, 'huge.js': huge } })).toEqual([
    expect.stringMatching(/^common\.js .* counts with what every page loads/),
    expect.stringMatching(/^The page 'list' is loaded by huge\.js \(120\.\d kB\)/),
  ]);
});

test('a page that is in the entry already is loaded by nothing', async () => {
  const code = entry(definition.replace(/"list":.*?,parts/, '"list":()=>Promise.resolve(q.List)},parts'));
  const [unplaced, ...others] = await faultsOf({ code });
  expect([unplaced, others]).toEqual([expect.stringMatching(/^common\.js .* counts with what every page loads/), []]);
});

test.each<[string, string, string, string]>([
  ['a constant', 'config:C', 'const C={most:{type:"integer",default:5,description:""}};', ''],
  [
    'a constant of another module',
    'config:n.$',
    'var n=t(5);',
    '5(e,r,t){t.d(r,["$",0,C]);const C={most:{type:"integer",default:-(-5),description:""}}},',
  ],
  [
    'one that a function gives',
    'config:t(5).conf',
    '',
    '5(e,r,t){t.d(r,{conf:()=>C});let C={most:{type:"integer",default:5,description:"".concat}};},',
  ],
])('a value of remote.ts that is %s is known by what is written there', async (what, config, before, beside) => {
  const code = entryCode(manifest, { definition: definition.replace(/config:\{.*?\}\}/, config) }).replace(
    '2(e,r,t){',
    `${beside}2(e,r,t){${before}`,
  );
  const unknown = what.startsWith('one') ? ['config in remote.ts is no value that is written out.'] : [];
  expect(await faultsOf({ code: { 'remoteEntry.js': code } })).toEqual(unknown);
  expect(await faultsOf({ code: { 'remoteEntry.js': code.replace('most:', 'least:') } })).not.toEqual([]);
});

test.each<[string, string, string[]]>([
  ['by name', 'let n=t(101);n.Dialog;(0,n.Toast)()', ['Dialog', 'Toast']],
  ['out of a pattern', 'let{Dialog:q,Toast=1}=t(101)', ['Dialog', 'Toast']],
  ['later, by name', 't.e("a").then(()=>t(101)).then(e=>e.Dialog)', ['Dialog']],
  ['later, out of a pattern', 't.e("a").then(function(){return t(101)}).then(({Toast:e})=>e)', ['Toast']],
  ['later, as older targets have it', 't.e("a").then(t.bind(t,101)).then(e=>e.Dialog)', ['Dialog']],
  ['after a wait', 'async()=>{let n=await t.e("a").then(()=>t(101));n.Toast}', ['Toast']],
  ['into a variable of before', 'var n;n=t(101),n.Dialog', ['Dialog']],
  ['by default', 'var n=t(101),d=t.n(n);d()', ['default']],
  ['by a default that nobody uses', 'var n=t(101),d=t.n(n);n.Card', []],
  ['where another name hides it', 'let n=t(101);(n=>n.Dialog)();(t=>t(101).Toast)()', []],
])('the names of a shared module are known where they are taken %s', async (_how, uses, names) => {
  const faults = await faultsOf({ code: { 'remoteEntry.js': entryCode(manifest, { uses }) } });
  expect(faults).toEqual(names.map((name) => `The code takes ${name} of @petcare/ui, and the manifest leaves it out.`));
});

test('a library that is given in part and handed on whole takes any name', async () => {
  const faults = await faultsOf({ code: { 'remoteEntry.js': entryCode(manifest, { uses: 'q(t(102));q(t(101))' }) } });
  expect(faults).toEqual(['The code takes any name of react-router-dom, and the manifest leaves it out.']);
});

test('ids of chunks that are numbers, and names of files in tables, are read', async () => {
  const code = entryCode({ ...manifest, pages: { map: ['7.js'], list: ['common.js'] } }).replace('t.e("7")', 't.e(7)');
  const named = code
    .replace('x.u=e=>e+".js"', 'x.u=e=>`${({7:"map"})[e]||e}`+({js:".js"})["js"]')
    .replace('x.k=e=>e+".css"', 'x.k=e=>{if(e===7)return"map.css"}');
  expect(await faultsOf({ code: { 'remoteEntry.js': named } })).toEqual([]);
});

test('shared modules are known by the words of the federation plugin, too', async () => {
  const code = entryCode(manifest).replace(/(\d+):\(\)=>o\("default",("[^"]+"),!1\)/g, '$1:{shareScope:"default",shareKey:$2,import:null}');
  expect(await faultsOf({ code: { 'remoteEntry.js': code } })).toEqual([]);
  expect(await faultsOf({ code: { 'remoteEntry.js': code }, said: { shared: { react: '19.3.1' } } })).not.toEqual([]);
});

test('scripts with hashes in them are refused: a budget would take those for the release’s own', async () => {
  const hidden = `|a sha384-${'A'.repeat(64)}`.repeat(2_000);
  expect(await faultsOf({ code: { 'common.js': chunkCode('common', `let s="${hidden}"`) } })).toEqual([
    'common.js has hashes of files in it, which are written here.',
  ]);
});
