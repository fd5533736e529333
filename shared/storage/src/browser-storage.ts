/** The storage in which something is kept: in this tab until it is closed, or on this device for every tab. */
export type StorageKind = 'tab' | 'device';

/** The browser's treatment of a page's data: `blocked`, it takes nothing of this site; `full`, it has no room left. */
export type StorageState = 'open' | 'blocked' | 'full';

const MEMORY = Symbol.for('petcare.storage');
const PROBE = 'petcare.storage-probe';

/** Of this document, the same for all packages in it, each of which may have its own copy of this one. */
export const memory: Record<StorageKind, Map<string, string>> = ((globalThis as { [MEMORY]?: Record<StorageKind, Map<string, string>> })[
  MEMORY
] ??= {
  tab: new Map(),
  device: new Map(),
});

/** The browser's storage, or null where there is none: on a server, where site data is blocked (asking throws), in some web views (it is null). */
export function browserStorage(where: StorageKind): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    return (where === 'tab' ? window.sessionStorage : window.localStorage) ?? null;
  } catch {
    return null;
  }
}

/** True when the browser keeps what is stored now. Browsers only. */
export function storageState(where: StorageKind): StorageState {
  const storage = browserStorage(where);
  if (!storage) return 'blocked';
  try {
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return 'open';
  } catch (error) {
    // A browser that blocks site data may hand out a storage that takes nothing.
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}
