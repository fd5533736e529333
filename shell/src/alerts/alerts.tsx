import { useSession } from '@petcare/auth';
import { lazyPiece } from '@petcare/remote';
import { useEffect, useState } from 'react';
import { whenIdle } from '../remotes/idle.ts';

const AlertsBell = lazyPiece(() => import('./alerts-bell.tsx').then((m) => m.AlertsBell));

/** The bell of somebody who is signed in, once the page has nothing else to do. */
export function Alerts() {
  const { status } = useSession();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    whenIdle(() => setIsTime(true), leaving.signal);
    return () => leaving.abort();
  }, []);
  return isTime && status === 'signed-in' && <AlertsBell />;
}
