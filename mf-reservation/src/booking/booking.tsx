import { graphql, isNotFound, messageOfError } from '@petcare/api';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@petcare/ui';
import { useQuery } from 'urql';
import { BookingForm } from './booking-form.tsx';

const ReservationPage_Hospital = graphql(`
  query ReservationPage_Hospital($id: ID!) {
    getHospital(id: $id) {
      id
      name
      contract
      allowReservation
      address {
        address
        detailAddress
      }
      reviewScore
      reviewCount
      facilityPicture {
        id
        filepath
      }
    }
  }
`);

/** The hospital that is to be booked, and the form once it is known. */
export function Booking({ hospitalId }: { hospitalId: string }) {
  const [{ data, error, fetching }, again] = useQuery({ query: ReservationPage_Hospital, variables: { id: hospitalId } });
  if (isNotFound(error)) return <Unknown />;
  if (error) return <ErrorState message={messageOfError(error)} onRetry={again} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="card" count={2} />;
  return <BookingForm hospital={data.getHospital} />;
}

function Unknown() {
  return (
    <EmptyState
      icon="hospital"
      title="병원을 찾을 수 없어요."
      description="주소가 바뀌었거나 더 이상 소개하지 않는 병원이에요."
      action={<LinkButton to="/reservation">다른 병원 고르기</LinkButton>}
    />
  );
}
