import { breakpoints } from '@petcare/ui';
import { useSyncExternalStore } from 'react';

const query = () => globalThis.matchMedia?.(`(min-width: ${breakpoints.desktop}px)`);

function subscribe(changed: () => void): () => void {
  const wide = query();
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
}

/** True when the window has room for the preview beside the form. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
