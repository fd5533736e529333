import { browserStorage, memory, type StorageKind } from './browser-storage.ts';

/** A text under a key of the browser's storage. None of its verbs throws; on a server there is never one, and none is kept. */
export type StoredText = {
  /** The key as the browser has it: that of the `storage` events of other tabs. */
  keyOf(name?: string): string;
  /** The text, or null. `name` tells one of several below the key from the others, as those of several people. */
  read(name?: string): string | null;
  /** Keep it: beyond this document if the browser takes it (true), else until the document ends (false). */
  write(text: string, name?: string): boolean;
  remove(name?: string): void;
};

/**
 * A place for a text in the browser's storage.
 * @param options.key begins with the site's or the remote's name, as `petcare.lastWay`: all of a site share one storage
 * @param options.where in this tab, or on this device
 */
export function createStoredText({ key, where }: { key: string; where: StorageKind }): StoredText {
  const keyOf = (name?: string) => (name === undefined ? key : `${key}.${name}`);
  const kept = memory[where];

  function remove(name?: string): void {
    kept.delete(keyOf(name));
    try {
      browserStorage(where)?.removeItem(keyOf(name));
    } catch {
      // A storage that takes nothing has nothing to lose.
    }
  }

  return {
    keyOf,
    remove,
    read(name) {
      const inMemory = kept.get(keyOf(name));
      if (inMemory !== undefined) return inMemory;
      try {
        return browserStorage(where)?.getItem(keyOf(name)) ?? null;
      } catch {
        return null;
      }
    },
    write(text, name) {
      if (typeof window === 'undefined') return false;
      try {
        const storage = browserStorage(where);
        storage?.setItem(keyOf(name), text);
        if (storage) {
          kept.delete(keyOf(name));
          return true;
        }
      } catch {
        // Full: what stands there is out of date.
        remove(name);
      }
      kept.set(keyOf(name), text);
      return false;
    },
  };
}
