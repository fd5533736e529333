import { keyOfBusiness } from '@petcare/contracts';
import { PageContainer, PageTitle } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { businessIn } from '../bookable/bookable.ts';
import { Booking } from './booking.tsx';
import { ChooseBusiness } from './choose-business.tsx';

/** The form of a booking at the business of the address, or the choice of one. */
export function ReservationPage() {
  const [params] = useSearchParams();
  const business = businessIn(params);
  return (
    <PageContainer>
      {business ? (
        <>
          <PageTitle>예약하기</PageTitle>
          <Booking key={keyOfBusiness(business)} business={business} />
        </>
      ) : (
        <>
          <PageTitle description="어디를 예약할까요? 온라인 예약을 받는 곳만 보여드려요.">예약하기</PageTitle>
          <ChooseBusiness />
        </>
      )}
    </PageContainer>
  );
}
