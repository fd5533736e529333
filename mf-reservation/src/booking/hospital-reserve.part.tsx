import { graphql } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { useMutation } from 'urql';
import { BookingCard, BookingLine } from './booking-card.tsx';
import { NextTimes } from './next-times.tsx';

const HospitalReservePart_CountClick = graphql(`
  mutation HospitalReservePart_CountClick($hospitalId: ID!) {
    increaseHospitalClickCount(hospitalId: $hospitalId, type: 0)
  }
`);

/** The way to book, on a hospital's page: the next free times at a glance. */
export function HospitalReservePart({ business, name, allowReservation }: SlotProps<'hospital.reserve'>) {
  const [, countClick] = useMutation(HospitalReservePart_CountClick);
  return (
    <BookingCard name={name}>
      {allowReservation ? (
        <NextTimes business={business} onLeave={() => void countClick({ hospitalId: business.id })} />
      ) : (
        <BookingLine>온라인 예약을 받지 않는 병원이에요. 예약은 병원에 직접 문의해 주세요.</BookingLine>
      )}
    </BookingCard>
  );
}
