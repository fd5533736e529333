import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Objects } from './objects.ts';

function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  });
}

/** Objects as files of a folder. */
export function folderObjects(root: string): Objects {
  return {
    get: (key) => orNull(readFile(join(root, key))),
    async create(key, content) {
      const place = join(root, key);
      const incoming = `${place}.incoming-${randomUUID()}`;
      await mkdir(dirname(place), { recursive: true });
      try {
        if ('path' in content) await copyFile(content.path, incoming);
        else await writeFile(incoming, new Uint8Array(content));
        // A link is there whole or not at all, and takes no name that is taken.
        await link(incoming, place);
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(incoming, { force: true });
      }
    },
    async delete(key) {
      await rm(join(root, key), { force: true });
      for (let folder = dirname(key); folder !== '.'; folder = dirname(folder)) {
        const empty = await rmdir(join(root, folder)).then(
          () => true,
          () => false,
        );
        if (!empty) return;
      }
    },
    async *list(prefix) {
      const entries = await orNull(readdir(join(root, prefix), { recursive: true, withFileTypes: true }));
      const files = (entries ?? []).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      for (const path of files.sort()) {
        const found = await orNull(stat(path));
        if (found) yield { key: relative(root, path).split(sep).join('/'), modified: found.mtime };
      }
    },
  };
}
