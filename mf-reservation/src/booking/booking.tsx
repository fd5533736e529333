import { useRest } from '@petcare/api';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@petcare/ui';
import type { BookableBusiness } from '@petcare/contracts';
import { BookingForm } from './booking-form.tsx';
import { NotOffered } from './not-offered.tsx';
import { offersOf } from '../bookable/products.ts';

/** The business that is to be booked and what it offers, and the form once both are known. */
export function Booking({ business: { kind, id } }: { business: BookableBusiness }) {
  const business = useRest('/api/client/reservation/find', { query: { type: kind, id } });
  const products = useRest('/api/client/product', { query: { [kind]: id, count: 100 } });
  if (business.code === 'NOT_FOUND' || business.code === 'VALIDATION_FAILED') return <Unknown />;
  const error = business.error ?? (business.data?.allowReservation ? products.error : null);
  if (error) {
    const again = () => [business, products].forEach((one) => one.error && one.refetch());
    return <ErrorState message={error} onRetry={again} isRetrying={business.isLoading || products.isLoading} />;
  }
  if (business.data && !business.data.allowReservation) return <NotOffered business={business.data} />;
  if (!business.data || !products.data) return <Skeleton variant="card" count={2} />;
  return (
    <BookingForm
      business={business.data}
      offers={offersOf(products.data.items)}
      isAskingOffers={products.isLoading}
      refetchOffers={products.refetch}
    />
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
