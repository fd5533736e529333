import { rest } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { Button, formatNumber, Inline, ToggleChip } from '@petcare/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LikeTarget } from './contest-api.ts';

const Likers = lazyPiece(() => import('./likers.tsx').then((m) => m.Likers));

type State = { likeCount: number; isLiked: boolean };
type Props = {
  /** A name of what is liked, for who can't see it: 응모작. */
  of: string;
  path: LikeTarget;
  liked: State;
  /** Nobody likes their own: it tells only how many others do. */
  isMine: boolean;
  /** The path to come back to from the login. */
  next: string;
};

const send = ({ kind, id }: LikeTarget) =>
  kind === 'entry'
    ? rest.post('/api/client/contest/posts/{post_id}/like', { path: { post_id: id } })
    : rest.post('/api/client/contest/comments/{comment_id}/like', { path: { comment_id: id } });

/** Likes and takes the like back; who likes it is told on demand. */
export function LikeButton({ of, path, liked, isMine, next }: Props) {
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const [state, setState] = useState<State>(liked);
  const [isPending, setPending] = useState(false);
  const [isShown, setShown] = useState(false);

  async function press() {
    if (!isSignedIn) {
      toast('info', '로그인 후 이용바랍니다.');
      void navigate(loginPath(next, 'like'));
      return;
    }
    if (isPending) return;
    setPending(true);
    const answer = await send(path);
    setPending(false);
    if (answer.success) setState(answer.data);
    else toast('error', answer.message);
  }

  return (
    <Inline gap={2}>
      {!isMine && (
        <ToggleChip icon={state.isLiked ? 'heart-filled' : 'heart'} isSelected={state.isLiked} onChange={() => void press()}>
          좋아요
        </ToggleChip>
      )}
      {state.likeCount > 0 && (
        <Button
          variant="ghost"
          size="sm"
          onPress={() => setShown(true)}
          aria-label={`${of}에 좋아요를 누른 ${formatNumber(state.likeCount)}명 보기`}
        >
          {`${formatNumber(state.likeCount)}명이 좋아해요`}
        </Button>
      )}
      {isShown && <Likers path={path} onClose={() => setShown(false)} />}
    </Inline>
  );
}
