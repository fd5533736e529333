import { openObjects, type ObjectPlace, type Objects } from '@petcare/node/objects';
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
  return {
    async put(key, bytes) {
      const store = await objects();
      if (await store.create(key, bytes)) return;
      // Its own first try may have got through without an answer: nobody else writes under the key.
      if (!(await store.get(key))?.equals(new Uint8Array(bytes))) throw new Error(`${key} is stored already, with other content`);
    },
    async get(key) {
      return (await (await objects()).get(key)) ?? undefined;
    },
    async remove(prefix) {
      const store = await objects();
      for await (const { key } of store.list(`${prefix}/`)) await store.delete(key);
    },
  };
}
