import { readFile } from 'node:fs/promises';
import { openObjects, type FileContent, type ObjectPlace, type Objects } from '@petcare/node/objects';
import type { UploadStore } from './store.ts';

/** Somebody waits for it, behind a door that waits a minute: what fails is written, and cleared away twice. */
const WRITE_MILLISECONDS = 15_000;

/**
 * A bucket that nobody else can read: private files are served by our own signed addresses, through the server. A file that is
 * being read when it is removed is read to its end, or is not there.
 */
export function createBucketStore(place: ObjectPlace): UploadStore {
  let opened: Promise<Objects> | undefined;
  const objects = () => (opened ??= openObjects(place, WRITE_MILLISECONDS));

  async function write(key: string, content: Buffer | FileContent, read: () => Promise<Buffer>): Promise<void> {
    const store = await objects();
    if (await store.create(key, content)) return;
    // Its own first try may have got through without an answer: nobody else writes under the key.
    if (!(await store.get(key))?.equals(new Uint8Array(await read()))) throw new Error(`${key} is stored already, with other content`);
  }
  return {
    put: (key, bytes) => write(key, bytes, async () => bytes),
    putFile: (key, path) => write(key, { path }, () => readFile(path)),
    async get(key) {
      return (await (await objects()).get(key)) ?? undefined;
    },
    async remove(prefix) {
      const store = await objects();
      for await (const { key } of store.list(`${prefix}/`)) await store.delete(key);
    },
  };
}
