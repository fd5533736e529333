import { useSession } from '@petcare/auth';
import { businessKindOf, businessNouns, businessTypeOf, type BusinessKind } from '@petcare/contracts';
import { answerOf } from '@petcare/remote';
import { EmptyState, PageTitle, Skeleton, type IconName } from '@petcare/ui';
import { useQuery } from 'urql';
import { RegistrationNotice } from '../registration/registration-notice.tsx';
import { ListingSummary } from './listing-summary.tsx';
import { listingQueries } from './my-listing.ts';
import { ProfileForm } from './profile-form.tsx';

const icons: Record<BusinessKind, IconName> = { hospital: 'hospital', pharmacy: 'pill', company: 'shop' };

/** The profile of a business of the account's kind. */
export function ProfilePage() {
  const session = useSession();
  const kind = session.status === 'signed-in' ? businessKindOf(businessTypeOf(session)) : null;
  return session.status === 'signed-in' && kind ? <Profile key={kind} kind={kind} userID={session.identity.userID} /> : null;
}

function Profile({ kind, userID }: { kind: BusinessKind; userID: string }) {
  const { standIn, data, reload } = answerOf(
    useQuery({ query: listingQueries[kind], variables: {} }),
    <Skeleton variant="card" count={3} />,
  );
  const noun = businessNouns[kind];
  return (
    <>
      <RegistrationNotice />
      <PageTitle description={`보호자에게 보이는 ${noun} 소개를 관리해요.`}>{noun} 정보 관리</PageTitle>
      {standIn}
      {data &&
        (data.listing ? (
          <>
            <ListingSummary kind={kind} listing={data.listing} />
            <ProfileForm
              key={data.listing.id}
              kind={kind}
              listing={data.listing}
              details={data.details}
              draftName={`${userID}.${data.listing.id}`}
              onSaved={reload}
            />
          </>
        ) : (
          <EmptyState
            icon={icons[kind]}
            title={`아직 연결된 ${noun}${kind === 'company' ? '가' : '이'} 없어요.`}
            description={`신청한 ${noun}${kind === 'company' ? '가' : '이'} 승인되면 여기에서 정보를 수정할 수 있어요.`}
          />
        ))}
    </>
  );
}
