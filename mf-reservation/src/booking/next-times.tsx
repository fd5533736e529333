import { addDays, seoulDate, spokenDate } from '@petcare/time';
import { keyOfBusiness, type BookableBusiness } from '@petcare/contracts';
import { useRest } from '@petcare/api';
import { useBusEvent } from '@petcare/event-bus';
import { useNow } from '@petcare/remote';
import { formatDate, formatTime, LinkButton, tokens } from '@petcare/ui';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AbleTime } from '../bookable/reservation-api.ts';
import { queryOfBusiness } from '../bookable/bookable.ts';
import { BookingLine } from './booking-card.tsx';
import { bookingPath } from '../record/venue.ts';

const DAYS_AT_A_GLANCE = 13;
const TIMES_AT_A_GLANCE = 4;

type Props = {
  business: BookableBusiness;
  /** In place of the times where there are none in the two weeks ahead. */
  none?: ReactNode;
  /** On the way to the form. */
  onLeave: () => void;
};

/** The next free times of a business at a glance, each a way into the form. */
export function NextTimes({ business, none, onLeave }: Props) {
  const today = seoulDate(useNow());
  const ref = queryOfBusiness(business);
  // Only companies take stays of nights, and not all of them.
  const found = useRest('/api/client/reservation/find', {
    query: { type: business.kind, id: business.id },
    pause: business.kind === 'hospital',
  });
  const isStay = found.data?.takesStays ?? false;
  const days = useRest('/api/client/reservation/able', {
    query: { ...ref, start_date: today, end_date: addDays(today, DAYS_AT_A_GLANCE), ...(isStay && { stay: true }) },
    pause: business.kind === 'company' && !found.data,
  });
  const next = days.data?.items.find(({ canArrive }) => canArrive ?? true);
  const times = useRest('/api/client/reservation/abletime', { query: { ...ref, date: next?.date ?? today }, pause: !next || isStay });
  const to = bookingPath(business);

  useBusEvent('reservation.made', (made) => {
    if (keyOfBusiness(made.business) !== keyOfBusiness(business)) return;
    days.refetch();
    times.refetch();
  });

  return (
    <>
      <Glance>
        <BookingLine>
          {found.error ??
            days.error ??
            (!days.data ? (
              '비어 있는 시간을 보고 바로 예약할 수 있어요.'
            ) : next ? (
              <span>
                {isStay ? '가장 빠른 입실' : '가장 빠른 날'} <strong>{formatDate(next.date)}</strong>
                {isStay && <span> · {next.free}자리 남았어요.</span>}
              </span>
            ) : (
              (none ?? '두 주 안에는 빈 시간이 없어요. 더 뒤의 날짜를 확인해 보세요.')
            ))}
        </BookingLine>
        {next && !isStay && <TimesOf date={next.date} times={times.data?.items ?? []} to={to} onLeave={onLeave} />}
      </Glance>
      <LinkButton to={to} size="lg" fullWidth onClick={onLeave}>
        예약하기
      </LinkButton>
    </>
  );
}

type TimesProps = { date: string; times: readonly AbleTime[]; to: string; onLeave: () => void };

function TimesOf({ date, times, to, onLeave }: TimesProps) {
  const free = times.filter(({ taken }) => !taken);
  return (
    <Times aria-label={`${spokenDate(date)} 빈 시간`}>
      {free.slice(0, TIMES_AT_A_GLANCE).map(({ time }) => (
        <li key={time}>
          <Link to={`${to}&date=${date}&time=${time}`} onClick={onLeave}>
            {formatTime(time)}
          </Link>
        </li>
      ))}
      {free.length > TIMES_AT_A_GLANCE && <li>외 {free.length - TIMES_AT_A_GLANCE}개</li>}
    </Times>
  );
}

/** As high as a day with two rows of times, so that nothing moves when they come. */
const Glance = styled.div`
  min-height: 8rem;
`;

const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[3]} 0 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  a {
    display: grid;
    place-items: center;
    min-height: ${tokens.touchTarget};
    padding: 0 ${tokens.space[4]};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    background: ${tokens.color.primarySoftHover};
  }
`;
