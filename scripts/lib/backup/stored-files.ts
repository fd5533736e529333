import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Objects } from '@petcare/node/objects';

const AT_ONCE = 8;

/** The files below a folder, as paths from it, in order; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Copies what the other store does not have yet, one file a worker in memory. A file that goes meanwhile is left out; what stands
 * under a name never changes.
 * @returns the number of files copied
 */
export async function copyNew(from: Objects, to: Objects, isWanted: (key: string) => boolean = () => true): Promise<number> {
  const there = new Set<string>();
  for await (const { key } of to.list('')) there.add(key);
  const wanted: string[] = [];
  for await (const { key } of from.list('')) if (!there.has(key) && isWanted(key)) wanted.push(key);
  const queue = wanted.values();
  let count = 0;
  const worker = async () => {
    for (const key of queue) {
      const content = await from.get(key);
      if (content && (await to.create(key, content))) count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count;
}

/** The number of files below a folder and their bytes. */
export async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const files = await filesBelow(folder);
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(folder, file))).size;
  return { files: files.length, bytes };
}
