import { siteNow } from '@petcare/auth';
import { useSyncExternalStore } from 'react';
import { useHost } from './host-context.ts';

const MINUTE = 60_000;
const never = () => () => undefined;
const thisMinute = () => Math.floor(siteNow() / MINUTE) * MINUTE;

/**
 * The present minute by the site's clock, in milliseconds since the epoch, for texts as "3분 전".
 * While a page that came rendered is taken over it is the server's, so that
 * both write the same.
 */
export function useNow(): number {
  const { renderedAt } = useHost();
  return useSyncExternalStore(never, thisMinute, () => renderedAt ?? thisMinute());
}
