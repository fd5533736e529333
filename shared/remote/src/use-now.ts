import { useSyncExternalStore } from 'react';
import { useHost } from './host-context.ts';

const MINUTE = 60_000;
const never = () => () => undefined;
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * The present minute, in milliseconds since the epoch, for texts as "3분 전".
 * While a page that came rendered is taken over it is the server's, so that
 * both write the same.
 */
export function useNow(): number {
  const { renderedAt } = useHost();
  return useSyncExternalStore(never, thisMinute, () => renderedAt ?? thisMinute());
}
