import { breakpoints } from '@petcare/ui';
import { useSyncExternalStore } from 'react';

const query = () => globalThis.matchMedia?.(`(min-width: ${breakpoints.tablet}px)`);

function subscribe(changed: () => void): () => void {
  const wide = query();
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
}

/** True when the window has room for a calendar's columns: a phone has not. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? true,
    () => true,
  );
}
