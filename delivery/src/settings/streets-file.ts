import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of streets on this machine, and its address in the site: another one whenever the file is another. */
export type StreetsFile = { path: string; address: string };

const MAGIC = 'PMTiles';

function beginsAsTiles(path: string): boolean {
  const head = Buffer.alloc(MAGIC.length);
  const file = openSync(path, 'r');
  try {
    readSync(file, head);
    return head.toString('latin1') === MAGIC;
  } finally {
    closeSync(file);
  }
}

/** The newest PMTiles file of a folder; undefined without one, or without the folder. */
export function findStreetsFile(folder: string | undefined): StreetsFile | undefined {
  if (!folder) return undefined;
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.pmtiles'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const [newest] = names
    .map((name) => ({ path: join(folder, name), stat: statSync(join(folder, name)) }))
    .filter(({ path, stat }) => stat.isFile() && beginsAsTiles(path))
    .sort((one, other) => other.stat.mtimeMs - one.stat.mtimeMs);
  if (!newest) return undefined;
  const { path, stat } = newest;
  return { path, address: `/streets/${Math.round(stat.mtimeMs).toString(36)}-${stat.size.toString(36)}.pmtiles` };
}
