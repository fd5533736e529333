import { loginPath, useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { Slot } from '@petcare/remote';
import { Button, tokens } from '@petcare/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

type Props = {
  /** Without an id once they have left. */
  reviewer: { id: string | null; nickname: string };
  isMine: boolean;
};

/** Beside a review's writer: a message to them, which the community writes. Nothing for one's own, nor for who has left. */
export function MessageTo({ reviewer: { id, nickname }, isMine }: Props) {
  const [asked, setAsked] = useState(0);
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (id === null || isMine) return null;

  function press() {
    if (isSignedIn) return setAsked((times) => times + 1);
    toast('info', '로그인 후 이용바랍니다.');
    void navigate(loginPath(pathname + search, 'message'));
  }

  return (
    <>
      <Open variant="ghost" size="sm" icon="message" aria-label={`${nickname}님에게 쪽지 보내기`} onPress={press}>
        쪽지
      </Open>
      {asked > 0 && (
        <Place>
          <Slot name="review.message" props={{ nickname, asked }} />
        </Place>
      )}
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

/** The dialog lies over the page; nothing of a card is to be seen before it comes. */
const Place = styled.div`
  [aria-busy='true'] {
    display: none;
  }
`;
