import { useAttempt } from '@petcare/api';
import { loginPath, safeNext, useSession } from '@petcare/auth';
import { identityNext, postIdentityHere } from '@petcare/account';
import { myPagePaths } from '@petcare/contracts';
import { toast } from '@petcare/event-bus';
import { Button, FormError, LinkButton, Spinner } from '@petcare/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { startIdentity } from '../../session/identity.ts';
import { MessagePage } from '../message-page.tsx';
import type { Arrival } from './arrival.ts';
import type { Problem } from './problems.ts';
import { useFinish, type Finish } from './use-finish.ts';

// A window that a script has opened may close itself; any other stays, and says so.
const closeWindow = () => window.close();

/** Back from the provider: in a window that was opened for it, or in the tab that had left for it and goes on. */
export function Arrived({ arrival }: { arrival: Arrival }) {
  const navigate = useNavigate();
  const session = useSession();
  const [next] = useState(identityNext);
  const isOwnTab = next !== null;
  const home = session.status === 'signed-in' ? myPagePaths[session.identity.accountType] : '/';
  const target = safeNext(next, home);

  const finish = useFinish(arrival, ({ is }: Finish) => {
    if (!isOwnTab && is !== 'failed') closeWindow();
    if (!isOwnTab || is !== 'verified') return;
    toast('success', '본인 확인을 마쳤어요.');
    void navigate(target, { replace: true });
  });

  if (finish.is === 'pending') {
    return (
      <MessagePage icon="shield" title="본인 확인을 마치고 있어요" actions={<Spinner size={28} label="확인하고 있어요." />}>
        잠시만 기다려 주세요.
      </MessagePage>
    );
  }
  if (finish.is === 'verified') {
    return (
      <MessagePage
        icon="check-circle"
        title="본인 확인을 마쳤어요"
        actions={isOwnTab ? <LinkButton to={target}>계속하기</LinkButton> : <Button onPress={closeWindow}>창 닫기</Button>}
      >
        {isOwnTab ? '보던 화면으로 돌아갈게요.' : '이 창을 닫아 주세요. 보던 화면에서 이어서 할 수 있어요.'}
      </MessagePage>
    );
  }
  return <NotVerified problem={finish.problem} target={isOwnTab ? target : null} />;
}

/** @param target where this tab wanted to go; null in a window that can be closed */
function NotVerified({ problem, target }: { problem: Problem; target: string | null }) {
  const { attempt, isPending, refusal } = useAttempt();

  async function again() {
    const outcome = await startIdentity();
    if (!outcome.ok) return outcome.message;
    postIdentityHere(outcome.data, target);
    // Pending until this page is left for the provider's.
    return new Promise(() => {});
  }

  const actions = (
    <>
      {problem.canRetry && (
        <Button isPending={isPending} onPress={() => void attempt(again)}>
          다시 확인하기
        </Button>
      )}
      {problem.needsLogin && <LinkButton to={loginPath('/auth/danal')}>로그인하기</LinkButton>}
      {problem.isForAnotherAccount && <LinkButton to="/forgot">가입한 이메일 찾기</LinkButton>}
      {target === null ? (
        <Button variant="secondary" onPress={closeWindow}>
          창 닫기
        </Button>
      ) : (
        <LinkButton to={target} variant="secondary">
          돌아가기
        </LinkButton>
      )}
    </>
  );
  return (
    <MessagePage icon="warning" title={problem.title} actions={actions}>
      {problem.text}
      {refusal && <FormError>{refusal}</FormError>}
    </MessagePage>
  );
}
