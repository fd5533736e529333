import { useSyncExternalStore } from 'react';

function listen(hear: () => void): () => void {
  addEventListener('online', hear);
  addEventListener('offline', hear);
  return () => {
    removeEventListener('online', hear);
    removeEventListener('offline', hear);
  };
}

/** False while the device itself is without a network. A server has one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
