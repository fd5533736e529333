import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from './store.ts';

/** The live releases of a site are some 15 MB with their compressed forms. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Keeps in memory what was read lately: a stored file never changes. Who asks for one that is just being read waits for the same answer. */
export function rememberingStore(store: ReleaseStore): ReleaseStore {
  type StoredFile = { name: string; release: string; path: string };
  const files = new LRUCache<string, Buffer, StoredFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: (content) => content.length + 1,
    fetchMethod: async (_key, _stale, { context: { name, release, path } }) => (await store.read(name, release, path)) ?? undefined,
  });
  const keyOf = ({ name, release, path }: StoredFile) => `${name}/${release}/${path}`;

  return {
    ...store,
    async read(name, release, path) {
      const asked = { name, release, path };
      return (await files.fetch(keyOf(asked), { context: asked })) ?? null;
    },
    async remove(name, release) {
      await store.remove(name, release);
      for (const key of files.keys()) if (key.startsWith(`${name}/${release}/`)) files.delete(key);
    },
  };
}
