import { useSession } from '@petcare/auth';
import type { SlotProps } from '@petcare/contracts';
import { lazyPiece } from '@petcare/remote';
import { useState } from 'react';

const WriteMessage = lazyPiece(() => import('./write-message.tsx').then((m) => m.WriteMessage));

/** A message to the writer of a review, in a dialog over the page that it stands in; open again each time that it is asked for. */
export function WriteMessagePart({ nickname, asked }: SlotProps<'review.message'>) {
  const [closed, setClosed] = useState<number | null>(null);
  const session = useSession();
  if (session.status !== 'signed-in' || closed === asked) return null;
  const close = () => setClosed(asked);
  return <WriteMessage key={asked} to={nickname} onClose={close} onSent={close} />;
}
