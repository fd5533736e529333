import type { Session } from '@petcare/contracts';
import { useSyncExternalStore } from 'react';
import { currentSession, session$ } from './session.ts';

const unknown: Session = { status: 'unknown' };

const subscribe = (changed: () => void) => {
  const subscription = session$.subscribe(changed);
  return () => subscription.unsubscribe();
};

/** The session, kept current while the component is shown; `unknown` while rendering on a server. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => unknown);
}
