import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ShareChunkIdsPlugin } from './share-chunk-ids-plugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-ids-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The files of a build of the same sources in this folder. */
async function filesOfBuildIn(name: string): Promise<Record<string, string>> {
  const context = join(folder, name);
  await mkdir(context);
  await writeFile(join(context, 'entry.js'), `import('./first.js'); import('./second.js');`);
  for (const page of ['first', 'second']) {
    await writeFile(join(context, `${page}.js`), `import { Button } from '@petcare/ui'; globalThis.${page} = Button;`);
  }
  await writeFile(join(context, 'ui.js'), `export const Button = 'button';`);
  const compiler = webpack({
    mode: 'production',
    context,
    entry: './entry.js',
    output: { path: join(context, 'out'), chunkFilename: '[contenthash].js' },
    optimization: { chunkIds: 'named', moduleIds: 'deterministic' },
    plugins: [
      new ShareChunkIdsPlugin(),
      new webpack.sharing.SharePlugin({ shared: { '@petcare/ui': { import: join(context, 'ui.js'), singleton: true, version: '1.0.0' } } }),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats?.toJson({ errors: true }).errors).toEqual([]);
  const paths = await readdir(join(context, 'out'));
  const texts = await Promise.all(paths.map((path) => readFile(join(context, 'out', path), 'utf8')));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']));
}

test('a build names what it takes from others by its key, and is the same in another folder', async () => {
  const files = await filesOfBuildIn('a-folder');
  expect(Object.values(files).join('\n')).toContain('share:@petcare/ui');
  expect(await filesOfBuildIn('another-one-with-a-longer-name')).toEqual(files);
});
