import { messageOfError } from '@petcare/api';
import { Slot } from '@petcare/remote';
import { EmptyState, ErrorState, PageTitle, Section, Skeleton } from '@petcare/ui';
import { useQuery } from 'urql';
import { RegistrationNotice } from '../registration/registration-notice.tsx';
import { HospitalSummary } from './hospital-summary.tsx';
import { HospitalPage_MyHospital } from './my-hospital.ts';
import { ProfileForm } from './profile-form.tsx';

export function HospitalPage() {
  const [{ data, error, fetching }, again] = useQuery({ query: HospitalPage_MyHospital });
  return (
    <>
      <RegistrationNotice />
      <PageTitle description="보호자에게 보이는 병원 소개와 들어온 예약을 관리해요.">병원 정보 관리</PageTitle>
      {error ? (
        <ErrorState message={messageOfError(error)} onRetry={again} isRetrying={fetching} />
      ) : !data ? (
        <Skeleton variant="card" count={3} />
      ) : data.getMyHospital ? (
        <>
          <HospitalSummary hospital={data.getMyHospital} />
          <Section title="예약" description="새 예약을 확인하고 답해 주세요.">
            <Slot name="bizpage.reservations" props={{ hospitalId: data.getMyHospital.id }} />
          </Section>
          <Section title="리뷰">
            <Slot name="bizpage.reviews" props={{ reviewsPath: '/bizpage/hospital-review' }} />
          </Section>
          <ProfileForm key={data.getMyHospital.id} hospital={data.getMyHospital} onSaved={() => again()} />
        </>
      ) : (
        <EmptyState
          icon="hospital"
          title="아직 연결된 병원이 없어요."
          description="신청한 병원이 승인되면 여기에서 정보를 고치고 예약을 받을 수 있어요."
        />
      )}
    </>
  );
}
