import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putAsideIfFull, watchLogs } from './log-files.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-logs-'));
  path = join(folder, 'server.log');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that keeps its log open. */
function aWriter() {
  const stream = createWriteStream(path, { flags: 'a' });
  return (text: string) => new Promise<void>((resolve) => stream.write(text, () => resolve()));
}

test('a full log is put aside under whoever writes into it, and the last one goes', async () => {
  const write = aWriter();
  for (const content of ['first', 'second', 'third']) {
    await write(content);
    await putAsideIfFull(path, 4);
    expect(await readFile(`${path}.1`, 'utf8')).toBe(content);
    expect(await readFile(path, 'utf8')).toBe('');
  }
  await write('end');
  await putAsideIfFull(path, 4);
  expect(await readFile(path, 'utf8')).toBe('end');
});

test('the logs of a running site stay small, however much is written into them', async () => {
  const write = aWriter();
  const logs = watchLogs(folder, { every: 1, most: 1_000 });
  const isPutAside = () =>
    stat(`${path}.1`).then(
      ({ size }) => size > 1_000,
      () => false,
    );
  while (!(await isPutAside())) await write('a'.repeat(100));
  await logs.stop();
  expect((await readdir(folder)).sort()).toEqual(['server.log', 'server.log.1']);
});

test('a log that is not there stays so', async () => {
  await putAsideIfFull(path);
  expect(await readdir(folder)).toEqual([]);
});
