import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { sharedNames } from './shared-names.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-shared-names-'));
  await symlink(join(ROOT, 'mf-search', 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a remote of this source takes, as its manifest says it. */
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
        },
      }),
      (it: webpack.Compiler) =>
        it.hooks.thisCompilation.tap('Probe', (compilation) =>
          compilation.hooks.afterOptimizeChunks.tap('Probe', () => void (names = sharedNames(compilation))),
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
  ['by name', "import { filter, merge } from 'rxjs'; console.log(filter, merge);", ['filter', 'merge']],
  ['by another name', "import { filter as only } from 'rxjs'; console.log(only);", ['filter']],
  ['a name that nothing is done with', "import { filter } from 'rxjs';", []],
  ['handed on by name', "export { filter } from 'rxjs';", ['filter']],
  ['of all of it, one', "import * as rx from 'rxjs'; console.log(rx.filter);", ['filter']],
  [
    'of all of it, taken apart',
    "import * as rx from 'rxjs'; const { filter, merge } = rx; console.log(filter, merge);",
    ['filter', 'merge'],
  ],
  ['when it is needed', "import('rxjs').then((rx) => console.log(rx));", ['*']],
  [
    'when it is needed, taken apart',
    "async function run() { const { filter } = await import('rxjs'); console.log(filter); } run();",
    ['filter'],
  ],
  ['all of it', "import * as rx from 'rxjs'; console.log(rx);", ['*']],
  ['all of it, handed on', "export * from 'rxjs';", ['*']],
])('a library given in part, taken %s', async (_how, source, expected) => {
  expect((await namesOf(source))['rxjs'] ?? []).toEqual(expected);
});

test('a library given whole may be taken whole', async () => {
  expect(await namesOf("import * as react from 'react'; console.log(react);")).toEqual({});
});
