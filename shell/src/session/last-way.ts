import { createStoredText } from '@petcare/storage';
import { socialProviders, type SocialProvider } from '@petcare/ui/form';
import { useSyncExternalStore } from 'react';

/** A way of logging in: with a password of ours or by a provider. */
export type Way = 'account' | SocialProvider;

const stored = createStoredText({ key: 'petcare.lastWay', where: 'device' });
const ways: readonly Way[] = ['account', ...socialProviders];
const never = () => () => undefined;

const read = (): Way | null => ways.find((way) => way === stored.read()) ?? null;

/** Keep on this device how the last login went: many forget which of them it was. */
export function rememberWay(way: Way): void {
  stored.write(way);
}

/** The way of the last login on this device; null on a server and where there was none. */
export function useLastWay(): Way | null {
  return useSyncExternalStore(never, read, () => null);
}
