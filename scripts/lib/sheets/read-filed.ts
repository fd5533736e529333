import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of `file` in each folder below `folder`, with the folder's name; one whose walk broke off early has none. */
export async function readFiled<T>(folder: string, file: string): Promise<(T & { name: string })[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name, file), 'utf8').catch(() => null);
      return text === null ? [] : [{ ...(JSON.parse(text) as T), name }];
    }),
  );
  return found.flat();
}
