import { useSession } from '@petcare/auth';
import { lazyPiece } from '@petcare/remote';
import { useEffect, useEffectEvent, useRef } from 'react';

const LoginAgainDialog = lazyPiece(() => import('./login-again-dialog.tsx').then((m) => m.LoginAgainDialog));

/**
 * Over a page whose session has ended by itself: nothing that was typed is lost,
 * and nobody is sent away from it. The page is theirs only: for whoever logs in
 * as somebody else, here or in another tab, the site `begins` anew.
 */
export function LoginAgain({ begin = () => location.assign('/') }: { begin?: () => void }) {
  const session = useSession();
  const waitsFor = useRef<string | null>(null);
  const beginAnew = useEffectEvent(begin);

  useEffect(() => {
    const userID = session.status === 'signed-in' ? session.identity.userID : null;
    const isExpired = session.status === 'signed-in' && session.expired === true;
    if (userID && !isExpired && waitsFor.current && waitsFor.current !== userID) beginAnew();
    waitsFor.current = isExpired ? userID : null;
  }, [session]);

  return session.status === 'signed-in' && session.expired ? <LoginAgainDialog nickname={session.identity.nickname} /> : null;
}
