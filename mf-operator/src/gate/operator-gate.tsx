import { useRest } from '@petcare/api';
import { answerOf, lazyPiece, usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, PageContainer, Skeleton } from '@petcare/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { GateContext } from './gate-context.ts';
import { SignIn } from './sign-in.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const Enrolment = lazyPiece(() => import('./enrolment.tsx').then((m) => m.Enrolment));

/**
 * The gate before every page of operators: nothing at all for whoever is not named, the authenticator's enrolment, or its code. When the
 * session ends while somebody works, the code is asked for above what they have typed.
 */
export function OperatorGate({ children }: { children: ReactNode }) {
  usePageHead({ title: '운영', noindex: true });
  const asked = useRest('/api/operator/session', {});
  const { code, refetch } = asked;
  const { standIn, data } = answerOf(asked, <Skeleton variant="list" count={6} />);
  const [isOver, setOver] = useState(false);
  const [hasPassed, setPassed] = useState(false);
  const [round, setRound] = useState(0);
  const gate = useMemo(
    () => ({
      round,
      end: () => setOver(true),
      leave: () => {
        setPassed(false);
        refetch();
      },
    }),
    [refetch, round],
  );

  if (code === 'NOT_FOUND' || code === 'NO_ACCESS_TOKEN') return <Nothing />;
  if (standIn) return <PageContainer>{standIn}</PageContainer>;
  if (data.state !== 'open' && !hasPassed) {
    const pass = () => setPassed(true);
    return data.state === 'enrolment' ? <Enrolment onDone={pass} /> : <SignIn recoveryLeft={data.recoveryLeft} onDone={pass} />;
  }
  return (
    <GateContext value={gate}>
      {children}
      {isOver && (
        <SignInAgain
          onDone={() => {
            setOver(false);
            setRound((before) => before + 1);
          }}
        />
      )}
    </GateContext>
  );
}

/** In the words of an address at which there is nothing. */
function Nothing() {
  usePageHead({ title: '페이지를 찾을 수 없어요', status: 404, noindex: true });
  return (
    <PageContainer width="narrow">
      <EmptyState
        icon="search"
        title="페이지를 찾을 수 없어요"
        description="주소가 바뀌었거나 없어진 페이지예요. 주소를 다시 확인해 주세요."
        action={<LinkButton to="/">홈으로 가기</LinkButton>}
      />
    </PageContainer>
  );
}
