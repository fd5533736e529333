import { currentSession, safeNext, useSession, withNext } from '@petcare/auth';
import { myPagePaths } from '@petcare/contracts';
import { usePageHead } from '@petcare/remote';
import { Button, LinkButton, Spinner, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { MessagePage } from './message-page.tsx';
import { canRepeat, isOfLinking, textOf, type SocialProblem } from './social-problems.ts';
import { useSocialReturn, wantedBefore, type ReadReturn } from './use-social-return.ts';

type Props = { title: string; readReturn: ReadReturn };

/** The end of a provider's log-in: it is finished here, and the person goes on at once, or reads why not. */
export function SocialReturn({ title, readReturn }: Props) {
  usePageHead({ title, noindex: true });
  const { problem, repeat } = useSocialReturn(readReturn);
  return (
    <div aria-live="polite">
      {problem ? (
        <Problem problem={problem} onRepeat={repeat} />
      ) : (
        <Waiting>
          <Spinner size={40} label="확인하고 있어요." />
          <h1>확인하고 있어요</h1>
          <p>잠시만 기다려 주세요.</p>
        </Waiting>
      )}
    </div>
  );
}

function Problem({ problem, onRepeat }: { problem: SocialProblem; onRepeat: () => void }) {
  const session = useSession();
  const wanted = wantedBefore();
  const isSignedIn = session.status === 'signed-in' && !session.expired;
  const isLink = isOfLinking(problem) || (isSignedIn && wanted.isLink);
  const { title, text } = textOf(problem, isLink ? '연결' : '로그인');
  return (
    <MessagePage
      icon={problem.code === 'SOCIAL_CANCELLED' ? 'info' : 'warning'}
      title={title}
      actions={
        <>
          {canRepeat(problem) && <Button onPress={onRepeat}>다시 시도하기</Button>}
          <WayOn isLink={isLink} next={wanted.next} isMain={!canRepeat(problem)} />
        </>
      }
    >
      {text}
      {isSignedIn && !isLink && <p>이 기기에는 이미 로그인되어 있어요.</p>}
    </MessagePage>
  );
}

/** Back to where it began, without losing where the person wanted to go. */
function WayOn({ isLink, next, isMain }: { isLink: boolean; next: string | null; isMain: boolean }) {
  const session = currentSession();
  const variant = isMain ? 'primary' : 'secondary';
  if (session.status !== 'signed-in' || session.expired) {
    return (
      <LinkButton to={withNext('/login', isLink ? (next ?? '/mypage/myinfo') : next)} replace variant={variant}>
        로그인하러 가기
      </LinkButton>
    );
  }
  const mine = myPagePaths[session.identity.accountType];
  return (
    <LinkButton to={safeNext(next, mine)} replace variant={variant}>
      {isLink ? '내 정보로 돌아가기' : '계속하기'}
    </LinkButton>
  );
}

const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[4]};
  min-height: min(36rem, 72vh);
  padding: ${tokens.space[10]} ${tokens.space[5]};
  color: ${tokens.color.primary};
  text-align: center;
  & > h1 {
    font-size: ${tokens.font.size.xl};
    color: ${tokens.color.text};
  }
  & > p {
    color: ${tokens.color.textSoft};
  }
`;
