import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { sharedNames } from './shared-names.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');

let folder: string;
/** The names again, of the same modules in the opposite order. */
let turned: Record<string, string[]>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-shared-names-'));
  await symlink(join(ROOT, 'mf-search', 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The names that a remote of this source takes, as its manifest says them. */
async function namesOf(source: string): Promise<Record<string, string[]>> {
  await writeFile(join(folder, 'remote.js'), source);
  let names: Record<string, string[]> = {};
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: join(folder, 'out') },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'probe',
        filename: 'remoteEntry.js',
        exposes: { './remote': './remote.js' },
        shared: {
          rxjs: { singleton: true, requiredVersion: false, import: false },
          react: { singleton: true, requiredVersion: false, import: false },
          urql: { singleton: true, requiredVersion: false, import: false },
        },
      }),
      (it: webpack.Compiler) =>
        it.hooks.thisCompilation.tap('Probe', (compilation) =>
          compilation.hooks.afterOptimizeChunks.tap('Probe', () => {
            names = sharedNames(compilation);
            const modules = new Set([...compilation.modules].reverse());
            turned = sharedNames(Object.create(compilation, { modules: { value: modules } }) as webpack.Compilation);
          }),
        ),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats?.compilation.errors).toEqual([]);
  return names;
}

test.each<[string, string, string[]]>([
  ['named imports', "import { filter, merge } from 'rxjs'; console.log(filter, merge);", ['filter', 'merge']],
  ['a renamed import', "import { filter as only } from 'rxjs'; console.log(only);", ['filter']],
  ['an unused import', "import { filter } from 'rxjs';", []],
  ['a named re-export', "export { filter } from 'rxjs';", ['filter']],
  ['one member of a namespace import', "import * as rx from 'rxjs'; console.log(rx.filter);", ['filter']],
  [
    'a destructured namespace import',
    "import * as rx from 'rxjs'; const { filter, merge } = rx; console.log(filter, merge);",
    ['filter', 'merge'],
  ],
  ['a dynamic import', "import('rxjs').then((rx) => console.log(rx));", ['*']],
  [
    'a destructured dynamic import',
    "async function run() { const { filter } = await import('rxjs'); console.log(filter); } run();",
    ['filter'],
  ],
  ['a namespace import used as a whole', "import * as rx from 'rxjs'; console.log(rx);", ['*']],
  ['a re-export of everything', "export * from 'rxjs';", ['*']],
])('names taken from a partly shared library are listed: %s', async (_how, source, expected) => {
  expect((await namesOf(source))['rxjs'] ?? []).toEqual(expected);
});

test('no names are listed for a library that is shared as a whole', async () => {
  expect(await namesOf("import * as react from 'react'; console.log(react);")).toEqual({});
});

test('names are listed in the same order, in whichever webpack has found the modules', async () => {
  const names = await namesOf("import { useQuery } from 'urql'; import { filter } from 'rxjs'; console.log(filter, useQuery);");
  expect(JSON.stringify(names)).toBe('{"rxjs":["filter"],"urql":["useQuery"]}');
  expect(JSON.stringify(turned)).toBe(JSON.stringify(names));
});
