import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, release, totalmem, type as system } from 'node:os';
import { join } from 'node:path';
import { isSmallest } from './sized.ts';

const FILE = join(import.meta.dirname, '..', 'results.md');

/** The machine on which a figure depends besides the code: also the browser, where one was measured with. */
export function machine(chromium?: string): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}, ${arch()}), ${memory} GB, ${system()} ${release()}, Node ${process.versions.node}${chromium ? `, Chromium ${chromium}` : ''}`;
}

/** Put a run's tables in the place of the last run's; those of a smallest round say nothing and are not kept. */
export async function writeResults(name: string, text: string): Promise<void> {
  if (isSmallest) return console.log('\nThe smallest round: not written down');
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const before = await readFile(FILE, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`bench/results.md has no place for ${name}`);
  await writeFile(FILE, `${before.slice(0, from + start.length)}\n${text}\n${before.slice(to)}`);
  console.log('\nWritten to bench/results.md');
}
