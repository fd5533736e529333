import { useRest } from '@petcare/api';
import { bothOf, answerOf } from '@petcare/remote';
import { EmptyState, LinkButton, Skeleton } from '@petcare/ui';
import type { BookableBusiness } from '@petcare/contracts';
import { BookingForm } from './booking-form.tsx';
import { NotOffered } from './not-offered.tsx';
import { offersOf } from '../bookable/products.ts';

/** The business that is to be booked and what it offers, and the form once both are known. */
export function Booking({ business: { kind, id } }: { business: BookableBusiness }) {
  const business = useRest('/api/client/reservation/find', { query: { type: kind, id } });
  const products = useRest('/api/client/product', { query: { [kind]: id, count: 100 } });
  const { standIn, data } = answerOf(bothOf(business, products), <Skeleton variant="card" count={2} />);
  if (business.code === 'NOT_FOUND' || business.code === 'VALIDATION_FAILED') return <Unknown />;
  if (business.data && !business.data.allowReservation) return <NotOffered business={business.data} />;
  if (standIn) return standIn;
  const [booked, offered] = data;
  return (
    <BookingForm business={booked} offers={offersOf(offered.items)} isAskingOffers={products.isLoading} refetchOffers={products.refetch} />
  );
}

function Unknown() {
  return (
    <EmptyState
      icon="calendar"
      title="예약할 곳을 찾을 수 없어요."
      description="주소가 바뀌었거나 더 이상 소개하지 않는 곳이에요."
      action={<LinkButton to="/reservation">다른 곳 고르기</LinkButton>}
    />
  );
}
