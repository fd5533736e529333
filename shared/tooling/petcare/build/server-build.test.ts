import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { SERVER_RENDERER, type BuildManifest } from '@petcare/wire/manifest';
import { baseConfig, cssNames } from '../../presets/webpack/base-config.ts';
import { sharedModules } from '../../presets/webpack/names/shared-modules.ts';
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const NAME = 'mf-payments';

let folder: string;
let manifest: BuildManifest;
let server: string;
let browser: string;
let stylesheet: string;

function build(dir: string, out: string): Promise<object> {
  const builder = ['--import', 'tsx', join(ROOT, 'shared', 'tooling', 'petcare', 'build.main.ts'), dir, out];
  return promisify(execFile)(process.execPath, builder, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', RUST_BACKTRACE: '1' },
  });
}

/** A worker that a page may start in the browser. */
const STARTS_A_WORKER = `\nexport const startProbe = () => new Worker(new URL('./probe.worker.ts', import.meta.url), { type: 'module' });\n`;

const HAS_STYLES = `import './plain.css';\nimport * as styles from './named.module.css';\nObject.assign(globalThis, { named: 'named-' + styles.named });\n`;

/** As a release builds it, from a copy that lies elsewhere and has a web worker and stylesheets too. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-server-build-'));
  const [copy, out] = [join(folder, 'elsewhere', NAME), join(folder, 'out')];
  await cp(join(ROOT, NAME), copy, { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
  await symlink(join(ROOT, NAME, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'probe.worker.ts'), "postMessage('a probe' as string);");
  await writeFile(join(copy, 'plain.css'), '.plain p { color: red; }');
  await writeFile(join(copy, 'named.module.css'), '.named { color: blue; }');
  await appendFile(join(copy, 'remote.ts'), `${STARTS_A_WORKER}${HAS_STYLES}`);
  await build(copy, out);
  manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as BuildManifest;
  server = await readFile(join(out, 'server', 'main.cjs'), 'utf8');
  const scripts = (await readdir(out)).filter((file) => file.endsWith('.js'));
  const sheets = (await readdir(out)).filter((file) => file.endsWith('.css'));
  stylesheet = (await Promise.all(sheets.map((file) => readFile(join(out, file), 'utf8')))).join('\n');
  browser = (await Promise.all(scripts.map((file) => readFile(join(out, file), 'utf8')))).join('\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const classesIn = (code: string) => [...new Set(code.match(/\bsc-[0-9a-f]+-\d+\b/g))].sort();

test('a server build has what webpack finds at the same time in the order of its names', () => {
  const ofBrowsers = manifest.files.map(({ path }) => path).filter((path) => path !== manifest.server);
  for (const names of [ofBrowsers, ...[manifest.pages, manifest.parts, manifest.contract?.names ?? {}].map(Object.keys)])
    expect(names).toEqual([...names].sort());
});

test('the server build lists the server build with its size and hash in the manifest', () => {
  const listed = manifest.files.find(({ path }) => path === 'server/main.cjs');
  expect(manifest.server).toBe('server/main.cjs');
  expect(listed).toEqual({
    path: 'server/main.cjs',
    bytes: Buffer.byteLength(server),
    integrity: `sha384-${createHash('sha384').update(server).digest('base64')}`,
  });
});

test('the server build uses the same style classes as the browser build', () => {
  expect(classesIn(server).length).toBeGreaterThan(5);
  expect(classesIn(browser)).toEqual(expect.arrayContaining(classesIn(server)));
});

test('the server build requires only shared modules and declares the server renderer in the manifest', () => {
  const asked = new Map<string, object>();
  const anything: unknown = new Proxy(() => anything, { get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything) });
  const given = (name: string) => {
    if (name === SERVER_RENDERER) asked.set(name, { createRenderer: (remote: object) => remote });
    else asked.set(name, anything as object);
    return asked.get(name);
  };
  const built = { exports: {} as { render?: unknown } };
  new Function('module', 'exports', 'require', server)(built, built.exports, given);
  const shared: readonly string[] = [...sharedModules, SERVER_RENDERER];
  expect([...asked.keys()].filter((name) => !shared.includes(name))).toEqual([]);
  expect([...server.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name).filter((name) => !shared.includes(name ?? ''))).toEqual(
    [],
  );
  expect(manifest.shared).toHaveProperty([SERVER_RENDERER]);
  expect(built.exports.render).toBeTruthy();
});

test('the server build deletes old files in the browser build but keeps the folder of the server build', async () => {
  const path = join(folder, 'cleared');
  await mkdir(join(path, 'server'), { recursive: true });
  await writeFile(join(path, 'old.js'), '');
  const { clean } = baseConfig({ name: NAME, dir: folder }).output ?? {};
  await promisify((done: (error: Error | null) => void) =>
    webpack({ mode: 'none', context: folder, entry: 'data:text/javascript,0', output: { path, clean } }, done),
  )();
  expect((await readdir(path)).sort()).toEqual(['main.js', 'server']);
});

test('the server build leaves a web worker to the browser build', () => {
  expect(browser).toContain('a probe');
  expect(server).toContain('new Worker(');
  expect(server).not.toContain('a probe');
});

test('the server build names the classes of CSS modules as the browser build does, apart from other packages', () => {
  const [, name] = /\.([\w-]+)\s*\{\s*color:\s*(?:blue|#00f)/.exec(stylesheet) ?? [];
  expect(name).toMatch(/^[\w-]{8,9}$/);
  for (const code of [browser, server]) expect(code).toContain(`${name}"`);
  expect(cssNames({ name: 'mf-search', dir: '' })).not.toEqual(cssNames({ name: NAME, dir: '' }));
});

test('the server build refuses a stylesheet that styles what is not the remote’s, with its line', async () => {
  const copy = join(folder, 'elsewhere', NAME);
  await writeFile(join(copy, 'plain.css'), '.plain p { color: red; }\nbody { margin: 0; }');
  await expect(build(copy, join(folder, 'refused'))).rejects.toThrow('plain.css:2: the selector "body" styles what is not mf-payments\'s.');
});

test('the server build contains no path of the folder in which it was built', () => {
  for (const place of [folder, ROOT]) expect(server).not.toContain(place);
});

test('a syntax error is told where it is, and not where the compiler was', async () => {
  const broken = join(folder, 'broken', NAME);
  await mkdir(broken, { recursive: true });
  await symlink(join(ROOT, NAME, 'node_modules'), join(broken, 'node_modules'));
  await cp(join(ROOT, NAME, 'package.json'), join(broken, 'package.json'));
  await writeFile(join(broken, 'remote.ts'), `export const remote = defineRemote({ name: '${NAME}' });\nconst wrong = (;\n`);
  const { stderr } = await build(broken, join(folder, 'broken-out')).then(
    () => ({ stderr: '' }),
    (error: { stderr: string }) => error,
  );
  expect(stderr).toContain('remote.ts:2:');
  expect(stderr).not.toContain('backtrace');
});
