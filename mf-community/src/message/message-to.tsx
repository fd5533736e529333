import { loginPath, useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { Button, tokens } from '@petcare/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

const WriteMessage = lazyPiece(() => import('./write-message.tsx').then((m) => m.WriteMessage));

/** A hospital is called by its own name, and written to by its account's. */
type Author = { nickname: string; hospitalName?: string | null } | null;

/** Beside an author's name: a message to them. Nothing for one's own, nor for who has left. */
export function MessageTo({ author, isMine }: { author: Author; isMine: boolean }) {
  const [isWriting, setWriting] = useState(false);
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!author || isMine) return null;
  const close = () => setWriting(false);

  function press() {
    if (isSignedIn) return setWriting(true);
    toast('info', '로그인 후 이용바랍니다.');
    void navigate(loginPath(pathname + search, 'message'));
  }

  return (
    <>
      <Open
        variant="ghost"
        size="sm"
        icon="message"
        aria-label={`${author.hospitalName ?? author.nickname}님에게 쪽지 보내기`}
        onPress={press}
      >
        쪽지
      </Open>
      {isWriting && <WriteMessage to={author.nickname} onClose={close} onSent={close} />}
    </>
  );
}

/** As large as a finger, as high as the line that it stands in, and quieter than what is said there. */
const Open = styled(Button)`
  && {
    color: ${tokens.color.textMute};
  }
  flex: none;
  margin-block: calc(-1 * ${tokens.space[3]});
`;
