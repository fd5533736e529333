import { EmptyState, formatPhone, Inline, LinkButton } from '@petcare/ui';
import { CallLink } from './call-link.tsx';
import type { BookedHospital } from './hospital-summary.tsx';

/** A hospital that takes no reservations here, or has no free time in the days ahead. */
export function NotOffered({ hospital: { name, contract, allowReservation } }: { hospital: BookedHospital }) {
  return (
    <EmptyState
      icon="calendar"
      title={allowReservation ? '지금은 예약할 수 있는 시간이 없어요.' : '온라인 예약을 받지 않는 병원이에요.'}
      description={`${name}에 전화로 문의해 주세요.`}
      action={
        <Inline gap={2} justify="center">
          {contract && <CallLink phone={contract}>{formatPhone(contract)}</CallLink>}
          <LinkButton to="/reservation" variant="secondary">
            다른 병원 고르기
          </LinkButton>
        </Inline>
      }
    />
  );
}
