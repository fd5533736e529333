import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const command = join(__dirname, '../petcare.main.ts');
const loader = join(__dirname, '../../../../node_modules/tsx/dist/loader.mjs');
const base = join(__dirname, '../../presets/typescript/tsconfig.base.json');
let folder: string;
let site: Server;
let schema: string | null;
let contracts: object;
/** The one of the package, on the site; none when undefined. */
let key: string | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-check-'));
  schema = 'type Query { walks: [Int!]! }';
  contracts = { events: [], slots: [] };
  key = undefined;
  site = createServer(({ url }, response) => {
    if (url === '/kit/schema.graphql' && schema !== null) response.end(schema);
    else if (url === '/kit/contracts.json') response.end(JSON.stringify(contracts));
    else if (url === '/releases/mf-walks') response.writeHead(403).end(JSON.stringify({ message: 'This key is of another package.' }));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => site.close(resolve));
  await rm(folder, { recursive: true });
});

const hostOfSite = () => `localhost:${(site.address() as AddressInfo).port}`;
const write = (files: Record<string, string>) =>
  Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }),
  );
/** A package as it is installed. */
const installed = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'exports.value = 1;\n',
  [`node_modules/${name}/index.d.ts`]: 'export const value: number;\n',
});

type CommandResult = { code: number; stdout: string; stderr: string };
const check = (...args: string[]) =>
  new Promise<CommandResult>((resolve) => {
    const env = { ...process.env, PETCARE_KEY: key };
    execFile(process.execPath, ['--import', loader, command, 'check', ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout: stdout.replace(/ \(\d+\.\d s\)/g, ''), stderr }),
    );
  });
const checkHere = () => check('--to', `http://${hostOfSite()}`);

const remote = (emits: string) =>
  `declare function defineRemote(offer: object): object;\nexport const remote = defineRemote({ name: 'mf-walks', pages: {}, parts: {}, emits: [${emits}], hears: [] });\n`;
const tsconfig = JSON.stringify({ extends: base, compilerOptions: { types: [] } });
const walks = (field: string, rest = '') =>
  `declare function graphql(query: string): string;\nexport const query: string = graphql('query Walks { ${field} }');\n${rest}`;

test('the check command finds nothing wrong with a remote that fits', async () => {
  await write({ 'remote.ts': remote(''), 'tsconfig.json': tsconfig, 'walks.ts': walks('walks') });
  const { code, stdout } = await checkHere();
  expect([code, stdout]).toEqual([
    0,
    `✓ types\n✓ lint\n✓ imports\n✓ stylesheets\n✓ rows, events and slots of remote.ts\n✓ emits and hears of remote.ts\n✓ events and slots of other remotes are those of ${hostOfSite()}\n✓ operations fit the schema of ${hostOfSite()}\n– ${hostOfSite()} was not asked whether it would release it (prefixes, origins, first load, pages in a browser): PETCARE_KEY is not set\n`,
  ]);
});

test('the check command says all that is wrong, by file', async () => {
  await write({
    'remote.ts': remote(`'post.written'`),
    'tsconfig.json': tsconfig,
    'walks.ts': walks('strolls', 'export const count: number = query;\nconsole.log(count);\n'),
  });
  const { code, stdout } = await checkHere();
  expect(code).toBe(1);
  expect(stdout).toContain("✗ types\n    walks.ts(3,14): error TS2322: Type 'string' is not assignable to type 'number'.");
  expect(stdout).toMatch(/✗ lint\n +.*walks\.ts\n +4:1 +error +Unexpected console statement +no-console/);
  expect(stdout).toContain(`✗ emits and hears of remote.ts\n    remote.ts: 'post.written' is among "emits", and no code emits it.`);
  expect(stdout).toContain(`${hostOfSite()}\n    walks.ts:2: Cannot query field "strolls" on type "Query".`);
});

test('the check command says which events and slots of others are older here than on the site, and is no success with those in use', async () => {
  const rain = { name: 'mf-weather.rain', by: 'mf-weather', payload: { type: 'null' } };
  contracts = { events: [rain, { ...rain, name: 'mf-weather.snow' }], slots: [] };
  const hearing = remote('').replace('hears: []', "hears: ['mf-weather.rain']");
  const code = "import { useBusEvent } from '@petcare/event-bus';\nuseBusEvent('mf-weather.rain', () => undefined);\n";
  const bus = {
    ...installed('@petcare/event-bus'),
    'node_modules/@petcare/event-bus/index.d.ts': 'export function useBusEvent(name: string, hear: () => void): void;\n',
    'package.json': JSON.stringify({ dependencies: { '@petcare/event-bus': '1' } }),
  };
  await write({ 'remote.ts': hearing, 'tsconfig.json': tsconfig, 'walks.ts': code, ...bus });
  const { code: exit, stdout } = await checkHere();
  expect(exit).toBe(1);
  expect(stdout).toContain("in what this remote doesn't use: event mf-weather.snow\n");
  expect(stdout).toMatch(
    /✗ events and slots .*\n +site-contracts.d.ts: the event mf-weather.rain is another there by now, or gone: petcare types/,
  );
});

test('the check command says what a release would refuse of remote.ts and of stylesheets', async () => {
  const fills = "fills: { 'home.posts': { part: 'card' } }, routes: [{ path: '/walks', page: 'walk', access: 'public', title: '산책' }]";
  await write({
    'remote.ts': remote('').replace('parts: {}', `parts: {}, ${fills}`),
    'tsconfig.json': tsconfig,
    'walks.css': '.walks { color: red; }\n\nbody { margin: 0; }\n',
  });
  const { code, stdout } = await checkHere();
  expect(code).toBe(1);
  expect(stdout).toContain('✗ stylesheets\n    walks.css:3: the selector "body" styles what is not mf-walks\'s.');
  expect(stdout).toContain("remote.ts, routes[0] (/walks): mf-walks offers no page 'walk'.\n");
  expect(stdout).toContain("remote.ts, fills (home.posts): mf-walks offers no part 'card'.\n");
  expect(stdout).toContain('    remote.ts: home.posts is a slot of the house, and the shell says whose part stands in it.');
});

test('the check command refuses imports that would not work for visitors, each by its law', async () => {
  const faults = [
    ['left-out', 'declared', 'left-out'],
    ['tools', 'ships-dependencies-alone', 'test-tools'],
    ['missing', 'resolvable', 'not-there'],
    ['other', 'no-other-remote', '@petcare/mf-search/src/map'],
    ['node', 'no-node-in-the-browser', 'node:fs'],
    ['helper', 'testing-stays-in-tests', '../testing/a-walk'],
    ['page', 'pages-and-parts-are-offered-by-remote-ts', './walks.page'],
  ] as const;
  const importing = (from: string) => `import * as all from '${from}';\nexport const used = all;\n`;
  await write({
    ...{ 'remote.ts': remote(''), 'tsconfig.json': tsconfig, 'src/walks/walks.page.tsx': importing('usual') },
    ...{ ...installed('usual'), ...installed('left-out'), ...installed('test-tools') },
    'package.json': JSON.stringify({ dependencies: { usual: '1' }, devDependencies: { 'test-tools': '1' } }),
    'src/testing/a-walk.ts': importing('test-tools'),
    'src/walks/walks.test.ts': importing('../testing/a-walk'),
    ...Object.fromEntries(faults.map(([file, , from]) => [`src/walks/${file}.ts`, importing(from)])),
  });
  const { code, stdout } = await checkHere();
  expect(code).toBe(1);
  const said = /✗ imports\n([^✓✗]*)/.exec(stdout)?.[1]?.match(/error [\w-]+: \S+/g) ?? [];
  expect(stdout).toMatch(/error declared: .*\n +Add the package to "dependencies" of package.json/);
  expect(said.sort()).toEqual(faults.map(([file, law]) => `error ${law}: src/walks/${file}.ts`).sort());
});

test('the check command lints by a configuration of its own where there is one', async () => {
  await write({
    'remote.ts': remote(''),
    'tsconfig.json': tsconfig,
    'walks.ts': walks('walks', 'console.log(query);\n'),
    'eslint.config.mjs': "export default [{ ignores: ['**/*.ts'] }];\n",
  });
  const { code, stdout } = await checkHere();
  expect([code, stdout]).toEqual([0, expect.stringContaining('✓ lint\n')]);
});

test('the check command asks the site, with a key, what it would refuse', async () => {
  await write({ 'remote.ts': remote(''), 'tsconfig.json': tsconfig });
  key = `01234567.${'A'.repeat(43)}`;
  const { code, stdout } = await checkHere();
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/✗ localhost:\d+ would release it\n.*mf-walks\.\n.*This key is of another package\./),
  ]);
});

test('a check is no success when the site gives no schema', async () => {
  schema = null;
  await write({ 'remote.ts': remote(''), 'tsconfig.json': tsconfig });
  const { code, stdout } = await checkHere();
  expect([code, stdout]).toEqual([1, expect.stringMatching(/✗ operations .*\n.*answers 404/)]);
});

test('the check command says what is missing before it begins', async () => {
  await write({ 'remote.ts': remote('') });
  expect(await check()).toMatchObject({ code: 2, stderr: expect.stringContaining('Which site?') });
  expect(await check('--to', 'petcare')).toMatchObject({ code: 2, stderr: expect.stringContaining('petcare is no address') });
  expect(await checkHere()).toMatchObject({ code: 2, stderr: expect.stringContaining('@petcare/tooling/tsconfig.remote.json') });
});
