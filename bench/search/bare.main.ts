import { readFile } from 'node:fs/promises';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import type { Statement } from './record.ts';

/** A process with the server's driver and pool and nothing else: sends the statements of one question after the other on each connection. */
const [databaseUrl = '', file = '', atOnce = '10'] = process.argv.slice(2);
const groups = JSON.parse(await readFile(file, 'utf8')) as Record<string, Statement[][]>;
const db = createDatabase(databaseUrl);

async function run(work: readonly Statement[][], seconds: number): Promise<number[]> {
  const waited: number[] = [];
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      for (const { text, parameters } of work[next++ % work.length]!) await db.unsafe(text, parameters as never[], { prepare: true });
      waited.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, worker));
  return waited;
}

process.on('message', ({ group, seconds }: { group: string; seconds: number }) => {
  void run(groups[group]!, seconds).then((waited) => process.send?.(waited));
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void db.end().finally(() => process.exit(0)));
process.send?.('ready');
