import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The store of uploaded bytes. Keys are ours (`images/<uuid>/800.webp`), never a visitor's. */
export type UploadStore = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same with the content of a file, which is never whole in memory. */
  putFile(key: string, path: string): Promise<void>;
  /** The bytes, or undefined if there are none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes everything whose key starts with `prefix/`. */
  remove(prefix: string): Promise<void>;
};

/** A folder on this machine. A file is there whole or not at all. */
export function createFolderStore(root: string): UploadStore {
  async function write(key: string, writePart: (part: string) => Promise<void>): Promise<void> {
    const path = join(root, key);
    await mkdir(dirname(path), { recursive: true });
    try {
      await writePart(`${path}.part`);
      await rename(`${path}.part`, path);
    } catch (error) {
      // Of a disk that is full.
      await rm(`${path}.part`, { force: true });
      throw error;
    }
  }
  return {
    put: (key, bytes) => write(key, (part) => writeFile(part, bytes)),
    putFile: (key, from) => write(key, (part) => writeFile(part, createReadStream(from))),
    async get(key) {
      try {
        return await readFile(join(root, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(prefix) {
      await rm(join(root, prefix), { recursive: true, force: true });
    },
  };
}
