import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { screensOf } from './screen-groups.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-screens-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The files of each page, by name, in a build of these sources. */
async function filesOfPages(name: string, sources: Record<string, string>): Promise<Record<string, string[]>> {
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  let files: Record<string, string[]> = {};
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './remote.ts',
    output: { path: join(folder, 'out'), chunkFilename: '[id].js' },
    optimization: { chunkIds: 'named', minimize: false },
    plugins: [
      (it: webpack.Compiler) =>
        it.hooks.thisCompilation.tap('Probe', (compilation) =>
          compilation.hooks.processAssets.tap('Probe', () => {
            const filesOf = (group: webpack.ChunkGroup) => group.chunks.flatMap((chunk) => [...chunk.files]);
            const screens = screensOf(compilation, { name, dir: folder }, 'pages');
            files = Object.fromEntries(screens.map(([screen, groups]) => [screen, groups.flatMap(filesOf)]));
          }),
        ),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats?.toJson({ errors: true }).errors).toEqual([]);
  return files;
}

const remote = (pages: string) => `
  const defineRemote = (it) => it;
  const later = () => import('./late.ts').then((m) => m.LatePage);
  globalThis.remote = defineRemote({ name: 'mf-walks', pages: ${pages}, parts: {}, emits: [], hears: [] });`;

test('a page of a remote has the files of what remote.ts imports for it, whatever its file is called', async () => {
  const pages = `{ walks: () => import('./list.page.tsx').then((m) => m.ListPage), map: () => import('./map.ts').then((m) => m.Map), later }`;
  const sources = {
    'list.page.tsx': 'export const ListPage = 1;',
    'map.ts': 'export const Map = 2;',
    'late.ts': 'export const LatePage = 3;',
  };
  expect(await filesOfPages('mf-walks', { ...sources, 'remote.ts': remote(pages) })).toEqual({
    walks: ['list_page_tsx.js'],
    map: ['map_ts.js'],
    later: ['late_ts.js'],
  });
});

test('a page of the shell has the name of its file', async () => {
  const pages = `{ start: () => import('./home/home.page.tsx').then((m) => m.HomePage) }`;
  expect(
    await filesOfPages('shell', { 'home/home.page.tsx': 'export const HomePage = 1;', 'late.ts': '', 'remote.ts': remote(pages) }),
  ).toEqual({
    home: ['home_home_page_tsx.js'],
  });
});
