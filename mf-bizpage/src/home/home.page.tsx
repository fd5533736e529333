import { messageOfError } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { myPagePaths, type SessionIdentity } from '@petcare/contracts';
import { ErrorState, PageTitle, Section, Skeleton } from '@petcare/ui';
import { Navigate } from 'react-router-dom';
import { useMyRegistration } from '../registration/my-registration.ts';
import { AskAgain } from '../registration/ask-again.tsx';
import { RegistrationCard } from '../registration/registration-card.tsx';

/** /bizpage leads to the page of the account's type; before that, to who waits or was refused, how their registration is doing. */
export function HomePage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Home identity={session.identity} /> : null;
}

function Home({ identity: { accountType } }: { identity: SessionIdentity }) {
  const { registration, error, fetching, again } = useMyRegistration();
  if (registration === null || registration?.status === 'approved') return <Navigate to={myPagePaths[accountType]} replace />;
  return (
    <>
      <PageTitle>가입 신청</PageTitle>
      {registration ? (
        <>
          <RegistrationCard registration={registration} />
          {registration.status === 'rejected' && (
            <Section title="다시 신청하기" description="이유를 확인하고 고칠 것을 고쳐서 보내 주세요.">
              <AskAgain key={registration.id} registration={registration} onSent={() => again()} />
            </Section>
          )}
        </>
      ) : error ? (
        <ErrorState message={messageOfError(error)} onRetry={again} isRetrying={fetching} />
      ) : (
        <Skeleton variant="card" count={1} />
      )}
    </>
  );
}
