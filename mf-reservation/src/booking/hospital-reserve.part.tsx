import { addDays, seoulDate } from '@petcare/time';
import { graphql, type RestState, useRest } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { useBusEvent } from '@petcare/event-bus';
import { useNow } from '@petcare/remote';
import { formatDate, LinkButton, tokens } from '@petcare/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMutation } from 'urql';
import type { AbleDay, AbleTime } from './reservation-api.ts';
import { BookingCard, BookingLine } from './booking-card.tsx';

const HospitalReservePart_CountClick = graphql(`
  mutation HospitalReservePart_CountClick($hospitalId: ID!) {
    increaseHospitalClickCount(hospitalId: $hospitalId, type: 0)
  }
`);

const DAYS_AT_A_GLANCE = 13;
const TIMES_AT_A_GLANCE = 4;

/** The way to book, on a hospital's page: the next free times at a glance. */
export function HospitalReservePart({ hospitalId, hospitalName, allowReservation }: SlotProps<'hospital.reserve'>) {
  return (
    <BookingCard name={hospitalName}>
      {allowReservation ? (
        <NextTimes hospitalId={hospitalId} />
      ) : (
        <BookingLine>온라인 예약을 받지 않는 병원이에요. 예약은 병원에 직접 문의해 주세요.</BookingLine>
      )}
    </BookingCard>
  );
}

function summaryOf({ data, error }: RestState<AbleDay[]>): ReactNode {
  if (error) return error;
  if (!data) return '비어 있는 시간을 보고 바로 예약할 수 있어요.';
  const [next] = data;
  if (!next) return '두 주 안에는 빈 시간이 없어요. 더 뒤의 날짜를 확인해 보세요.';
  return (
    <>
      가장 빠른 날 <strong>{formatDate(next.date)}</strong>
    </>
  );
}

function NextTimes({ hospitalId }: { hospitalId: string }) {
  const today = seoulDate(useNow());
  const days = useRest('/api/client/reservation/able', {
    query: { hospital_id: hospitalId, start_date: today, end_date: addDays(today, DAYS_AT_A_GLANCE) },
  });
  const next = days.data?.[0];
  const times = useRest('/api/client/reservation/abletime', {
    query: { hospital_id: hospitalId, date: next?.date ?? today },
    pause: !next,
  });
  const [, countClick] = useMutation(HospitalReservePart_CountClick);

  useBusEvent('reservation.made', (made) => {
    if (made.hospitalId !== hospitalId) return;
    days.refetch();
    times.refetch();
  });

  return (
    <>
      <Glance>
        <BookingLine>{summaryOf(days)}</BookingLine>
        {next && <TimesOf date={next.date} times={times.data ?? []} />}
      </Glance>
      <LinkButton
        to={`/reservation?hospital=${encodeURIComponent(hospitalId)}`}
        size="lg"
        fullWidth
        onClick={() => void countClick({ hospitalId })}
      >
        예약하기
      </LinkButton>
    </>
  );
}

function TimesOf({ date, times }: { date: string; times: readonly AbleTime[] }) {
  const free = times.filter(({ taken }) => !taken);
  return (
    <Times aria-label={`${formatDate(date)} 빈 시간`}>
      {free.slice(0, TIMES_AT_A_GLANCE).map(({ time }) => (
        <li key={time}>{time}</li>
      ))}
      {free.length > TIMES_AT_A_GLANCE && <li>외 {free.length - TIMES_AT_A_GLANCE}개</li>}
    </Times>
  );
}

/** As high as a day with two rows of times, so that nothing moves when they come. */
const Glance = styled.div`
  min-height: 7rem;
`;

const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[3]} 0 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: ${tokens.space[1]} ${tokens.space[3]};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
