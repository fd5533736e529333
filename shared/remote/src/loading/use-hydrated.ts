import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of a page that came rendered, then true: for what only a browser can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
