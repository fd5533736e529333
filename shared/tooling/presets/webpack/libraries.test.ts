import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import webpack from 'webpack';
import { AliasesPlugin } from './plugins/aliases-plugin.ts';
import { NoncedStylesPlugin } from './plugins/nonced-styles-plugin.ts';
import { sharedNames } from './names/shared-names.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'petcare-libraries-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function written(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
}

/** Builds `remote.js`; gives the names that it takes of the page's shared modules, and all that was warned of. */
async function built(): Promise<{ names: Record<string, string[]>; said: string[] }> {
  let names: Record<string, string[]> = {};
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: { plain: './remote.js' },
    output: { path: join(dir, 'out') },
    optimization: { minimize: false },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'probe',
        filename: 'remoteEntry.js',
        exposes: { './remote': './remote.js' },
        shared: { rxjs: { singleton: true, requiredVersion: false, import: false } },
      }),
      new AliasesPlugin(dir),
      new NoncedStylesPlugin(),
      (it: webpack.Compiler) =>
        it.hooks.thisCompilation.tap('Probe', (compilation) =>
          compilation.hooks.afterOptimizeChunks.tap('Probe', () => {
            names = sharedNames(compilation);
          }),
        ),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  const { errors = [], warnings = [] } = stats?.compilation ?? {};
  return { names, said: [...errors, ...warnings].map(({ message }) => message) };
}

const library = (name: string, source: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js', sideEffects: true }),
  [`node_modules/${name}/index.js`]: source,
});

test('a library with an alias brings the remote’s own copy, and another one takes the page’s, without a warning', async () => {
  await written({
    'package.json': JSON.stringify({ aliases: { streams: { rxjs: 'rxjs-own' } }, dependencies: { 'rxjs-own': 'npm:rxjs@7' } }),
    ...library('streams', "import { zip } from 'rxjs'; console.log(zip);"),
    ...library('others', "import { Subject } from 'rxjs'; console.log(Subject);"),
    'remote.js': "import 'streams'; import 'others'; import { race } from 'rxjs-own'; console.log(race);",
  });
  await symlink(join(ROOT, 'shell', 'node_modules', 'rxjs'), join(dir, 'node_modules', 'rxjs-own'));
  expect(await built()).toEqual({ names: { rxjs: ['Subject'] }, said: [] });
});

/** The page that a run of the built code makes, with a policy of its own. */
async function stylesMade(source: string, where = library('styled', source)): Promise<unknown[]> {
  await written({ 'package.json': '{}', ...where, 'remote.js': "import 'styled'; import './own.js';", 'own.js': where['own.js'] ?? '' });
  expect((await built()).said).toEqual([]);
  const made: { name: string; nonce?: string }[] = [];
  const meta = { nonce: 'of-the-page' };
  const document = {
    querySelector: (selector: string) => (selector === 'meta[property="csp-nonce"]' ? meta : null),
    createElement: (name: string) => made[made.push({ name }) - 1],
  };
  const window = { document };
  new Function('document', 'window', 'self', await readFile(join(dir, 'out', 'plain.js'), 'utf8'))(document, window, window);
  return made.map(({ name, nonce }) => `${name} ${String(nonce)}`);
}

test.each([
  ['by name', "document.createElement('style');"],
  ['by template', 'document.createElement(`style`);'],
  ['by a constant', "const tag = 'style'; document.createElement(tag);"],
  ['of the window', "window.document.createElement('style');"],
  ['of a document with a short name', "const page = document; function add(){ return page.createElement('style'); } add();"],
  ['inside of other calls', "[document.createElement('style')].map((it) => it.name);"],
])('a style that a library makes %s has the page’s nonce', async (_how, source) => {
  expect(await stylesMade(source)).toEqual(['style of-the-page']);
});

test('another element, and one with a nonce of its own, are as the library makes them', async () => {
  const source = "document.createElement('div'); document.createElement('style').nonce = 'given'; const React = document.React;";
  expect(await stylesMade(source)).toEqual(['div undefined', 'style given']);
});

test('a style that the remote makes itself has no nonce of the page', async () => {
  const files = { ...library('styled', ''), 'own.js': "document.createElement('style');" };
  expect(await stylesMade('', files)).toEqual(['style undefined']);
});
