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
export function HospitalReservePart({ hospitalId, hospitalName, allowReservation }: SlotProps<'hospital.reserve'>) {
  const [, countClick] = useMutation(HospitalReservePart_CountClick);
  return (
    <BookingCard name={hospitalName}>
      {allowReservation ? (
        <NextTimes business={{ kind: 'hospital', id: hospitalId }} onLeave={() => void countClick({ hospitalId })} />
      ) : (
        <BookingLine>온라인 예약을 받지 않는 병원이에요. 예약은 병원에 직접 문의해 주세요.</BookingLine>
      )}
    </BookingCard>
  );
}
