import { useSession } from '@petcare/auth';
import { businessKindOf, type SessionIdentity, type Workplace } from '@petcare/contracts';
import { answerOf } from '@petcare/remote';
import { PageTitle, Section, Skeleton } from '@petcare/ui';
import { useMyRegistration } from '../registration/my-registration.ts';
import { AskAgain } from '../registration/ask-again.tsx';
import { RegistrationCard } from '../registration/registration-card.tsx';
import { BusinessDay } from './business-day.tsx';

/** The start page of a business: its day; before that, to who waits or was refused, how their registration is doing. */
export function HomePage() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return session.workplace ? <Working workplace={session.workplace} /> : <Home identity={session.identity} />;
}

/** Whoever works for a business finds the parts of its day that are theirs; how its registration does is its owner's. */
function Working({ workplace: { accountType, role, name } }: { workplace: Workplace }) {
  const kind = businessKindOf(accountType);
  return kind && <BusinessDay kind={kind} staff={{ role, name }} />;
}

function Home({ identity: { accountType } }: { identity: SessionIdentity }) {
  const { query, registration } = useMyRegistration();
  const { standIn, reload } = answerOf(query, <Skeleton variant="card" count={1} />);
  const kind = businessKindOf(accountType);
  if (kind && (registration === null || registration?.status === 'approved')) return <BusinessDay kind={kind} />;
  return (
    <>
      <PageTitle>가입 신청</PageTitle>
      {standIn}
      {registration && (
        <>
          <RegistrationCard registration={registration} />
          {registration.status === 'rejected' && (
            <Section title="다시 신청하기" description="이유를 확인하고 고칠 것을 고쳐서 보내 주세요.">
              <AskAgain key={registration.id} registration={registration} onSent={reload} />
            </Section>
          )}
        </>
      )}
    </>
  );
}
