import { PageContainer, PageTitle } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { Booking } from './booking.tsx';
import { ChooseHospital } from './choose-hospital.tsx';

export function ReservationPage() {
  const [params] = useSearchParams();
  const hospitalId = params.get('hospital');
  return (
    <PageContainer>
      {hospitalId ? (
        <>
          <PageTitle description="원하는 날짜와 시간을 고르면 병원이 확인하고 확정해 드려요.">예약하기</PageTitle>
          <Booking key={hospitalId} hospitalId={hospitalId} />
        </>
      ) : (
        <>
          <PageTitle description="어느 병원을 예약할까요? 온라인 예약을 받는 병원만 보여드려요.">예약하기</PageTitle>
          <ChooseHospital />
        </>
      )}
    </PageContainer>
  );
}
