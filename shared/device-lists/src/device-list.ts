import { createStoredValue, schemaBy } from '@petcare/storage';

/** A list on this device, the last entry first, none of them twice. What stands there and is none, by an older release or another hand, is left out. */
export type DeviceList<Entry> = {
  /** The entries that it has at most. */
  most: number;
  read(): Entry[];
  /** Puts an entry first; beyond `most` the oldest falls off. */
  put(entry: Entry): void;
  /** Takes away those that are the same as one of these. */
  remove(...entries: readonly Entry[]): void;
  clear(): void;
  /** Calls when another tab has changed it; gives back how to stop. */
  onOtherTabs(changed: () => void): () => void;
};

type Options<Entry> = {
  key: string;
  most: number;
  /** The entry, or null for what is none. */
  parse: (value: Record<string, unknown>) => Entry | null;
  /** Two entries with the same one are the same. */
  idOf: (entry: Entry) => string;
};

export function createDeviceList<Entry>({ key, most, parse, idOf }: Options<Entry>): DeviceList<Entry> {
  const stored = createStoredValue({
    key,
    where: 'device',
    schema: schemaBy((value) => (Array.isArray(value) ? (value as unknown[]) : null)),
  });

  function read(): Entry[] {
    const entries = new Map<string, Entry>();
    for (const value of stored.read() ?? []) {
      const entry = typeof value === 'object' && value !== null ? parse(value as Record<string, unknown>) : null;
      if (entry && !entries.has(idOf(entry))) entries.set(idOf(entry), entry);
    }
    return [...entries.values()].slice(0, most);
  }

  function without(gone: readonly Entry[]): Entry[] {
    const ids = gone.map(idOf);
    return read().filter((entry) => !ids.includes(idOf(entry)));
  }

  return {
    most,
    read,
    put: (entry) => void stored.write([entry, ...without([entry])].slice(0, most)),
    remove(...entries) {
      const left = without(entries);
      if (left.length > 0) stored.write(left);
      else stored.remove();
    },
    clear: () => stored.remove(),
    onOtherTabs(changed) {
      // Without a key everything was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
