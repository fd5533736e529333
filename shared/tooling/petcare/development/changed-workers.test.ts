import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { onChangedWorkers } from './changed-workers.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-workers-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, file), text);

test('the dev server tells of a worker whose code has changed, in its own file or in one that it imports, and of no other save', async () => {
  const told: string[][] = [];
  await write('page.js', "new Worker(new URL('./count.worker.js', import.meta.url)); console.log('a');");
  await write('count.worker.js', "import { one } from './one.js'; postMessage(one);");
  await write('one.js', 'export const one = 1;');
  const compiler = webpack({ mode: 'development', context: folder, entry: './page.js', output: { path: join(folder, 'out') } });
  onChangedWorkers(compiler, (workers) => void told.push(workers));
  const build = () => new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await build();
  await write('page.js', "new Worker(new URL('./count.worker.js', import.meta.url)); console.log('b');");
  await build();
  expect(told).toEqual([]);
  await write('one.js', 'export const one = 2;');
  await build();
  await write('count.worker.js', "import { one } from './one.js'; postMessage(one + 1);");
  await build();
  expect(told).toEqual([['./count.worker.js'], ['./count.worker.js']]);
});
