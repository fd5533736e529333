import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

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
 * Copies what the other folder does not have yet. A file that goes meanwhile is left out; what stands under a name never changes.
 * @returns the number of files copied
 */
export async function copyNew(from: string, to: string, isWanted: (path: string) => boolean = () => true): Promise<number> {
  const there = new Set(await filesBelow(to));
  const queue = (await filesBelow(from)).filter((path) => !there.has(path) && !path.endsWith('.part') && isWanted(path)).values();
  let count = 0;
  const worker = async () => {
    for (const path of queue) {
      await mkdir(dirname(join(to, path)), { recursive: true });
      const isCopied = await copyFile(join(from, path), join(to, path)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      );
      if (isCopied) count += 1;
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
