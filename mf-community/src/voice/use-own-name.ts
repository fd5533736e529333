import { useSession } from '@petcare/auth';
import { useEffect, useEffectEvent } from 'react';

/** Fills in who is signed in, once that is known and where nothing stands yet. */
export function useOwnName(name: string, change: (name: string) => void): void {
  const session = useSession();
  const own = session.status === 'signed-in' ? session.identity.name : '';
  const fill = useEffectEvent(() => own && name === '' && change(own));
  useEffect(() => void fill(), [own]);
}
