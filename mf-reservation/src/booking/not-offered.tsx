import { EmptyState, formatPhone, Inline, LinkButton } from '@petcare/ui';
import type { Bookable } from '../bookable/bookable.ts';
import { CallLink } from '../record/call-link.tsx';

/** A business that takes no reservations here, or has no free time in the days ahead. */
export function NotOffered({ business: { name, phone, allowReservation } }: { business: Bookable }) {
  return (
    <EmptyState
      icon="calendar"
      title={allowReservation ? '지금은 예약할 수 있는 시간이 없어요.' : '온라인 예약을 받지 않는 곳이에요.'}
      description={`${name}에 전화로 문의해 주세요.`}
      action={
        <Inline gap={2} justify="center">
          {phone && <CallLink phone={phone}>{formatPhone(phone)}</CallLink>}
          <LinkButton to="/reservation" variant="secondary">
            다른 곳 고르기
          </LinkButton>
        </Inline>
      }
    />
  );
}
