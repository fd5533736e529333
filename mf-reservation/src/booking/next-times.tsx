import { addDays, seoulDate, spokenDate } from '@petcare/time';
import { keyOfBusiness, type BookableBusiness } from '@petcare/contracts';
import { useOnline, useRest } from '@petcare/api';
import { useBusEvent } from '@petcare/event-bus';
import { useNow } from '@petcare/remote';
import { formatDate, formatTime, LinkButton, tokens } from '@petcare/ui';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { queryOfBusiness } from '../bookable/bookable.ts';
import { BookingLine } from './booking-card.tsx';
import { bookingPath } from '../record/venue.ts';

const DAYS_AHEAD = 13;
const DAYS_AT_A_GLANCE = 3;
const TIMES_AT_A_GLANCE = 4;

type Props = {
  business: BookableBusiness;
  /** In place of the times where there are none in the two weeks ahead. */
  none?: ReactNode;
  /** On the way to the form. */
  onLeave: () => void;
};

/** The next free times of a business at a glance, or the next days on which a stay can begin, each a way into the form. */
export function NextTimes({ business, none, onLeave }: Props) {
  const today = seoulDate(useNow());
  const isOnline = useOnline();
  const ref = queryOfBusiness(business);
  // Only companies take stays of nights, and not all of them.
  const found = useRest('/api/client/reservation/find', {
    query: { type: business.kind, id: business.id },
    pause: business.kind === 'hospital',
  });
  const isStay = found.data?.takesStays ?? false;
  const days = useRest('/api/client/reservation/able', {
    query: { ...ref, start_date: today, end_date: addDays(today, DAYS_AHEAD), ...(isStay && { stay: true }) },
    pause: business.kind === 'company' && !found.data,
  });
  const able = (days.data?.items ?? []).filter(({ free, canArrive }) => canArrive ?? free > 0).slice(0, DAYS_AT_A_GLANCE);
  const to = bookingPath(business);
  const dayPath = (date: string) => `${to}&${isStay ? 'stay=1&' : ''}date=${date}`;

  useBusEvent('reservation.made', (made) => {
    if (keyOfBusiness(made.business) === keyOfBusiness(business)) days.refetch();
  });

  if (!isOnline) {
    return (
      <Glance>
        <BookingLine>오프라인이라 지금 비어 있는 시간을 알 수 없어요. 인터넷에 연결되면 예약할 수 있어요.</BookingLine>
      </Glance>
    );
  }
  return (
    <>
      <Glance>
        <BookingLine>
          {found.error ??
            days.error ??
            (!days.data
              ? '비어 있는 시간을 보고 바로 예약할 수 있어요.'
              : able.length === 0
                ? (none ?? '두 주 안에는 빈 시간이 없어요. 더 뒤의 날짜를 확인해 보세요.')
                : isStay
                  ? '가까운 입실 날짜'
                  : '가까운 빈 시간')}
        </BookingLine>
        {isStay ? (
          <Days>
            {able.map(({ date, free }) => (
              <li key={date}>
                <Link to={dayPath(date)} onClick={onLeave}>
                  {formatDate(date)}
                  <small>{free}자리 남았어요</small>
                </Link>
              </li>
            ))}
          </Days>
        ) : (
          able.map(({ date }) => <TimesOf key={date} business={business} date={date} to={dayPath(date)} onLeave={onLeave} />)
        )}
      </Glance>
      <LinkButton to={isStay && able[0] ? dayPath(able[0].date) : to} size="lg" fullWidth onClick={onLeave}>
        예약하기
      </LinkButton>
    </>
  );
}

type TimesProps = { business: BookableBusiness; date: string; to: string; onLeave: () => void };

/** A day's first free times, and the way to all of them. */
function TimesOf({ business, date, to, onLeave }: TimesProps) {
  const times = useRest('/api/client/reservation/abletime', { query: { ...queryOfBusiness(business), date } });
  const free = (times.data?.items ?? []).filter(({ taken }) => !taken);
  const more = free.length - TIMES_AT_A_GLANCE;
  useBusEvent('reservation.made', (made) => {
    if (keyOfBusiness(made.business) === keyOfBusiness(business)) times.refetch();
  });
  return (
    <>
      <Day>
        <strong>{formatDate(date)}</strong>
        {more > 0 && (
          <Link to={to} onClick={onLeave} aria-label={`${spokenDate(date)} 빈 시간 ${more}개 더 보기`}>
            외 {more}개
          </Link>
        )}
      </Day>
      <Times aria-label={`${spokenDate(date)} 빈 시간`}>
        {free.slice(0, TIMES_AT_A_GLANCE).map(({ time }) => (
          <li key={time}>
            <Link to={`${to}&time=${time}`} onClick={onLeave}>
              {formatTime(time)}
            </Link>
          </li>
        ))}
      </Times>
    </>
  );
}

/** As high as three days with a row of times each, so that nothing moves when they come. */
const Glance = styled.div`
  min-height: 17rem;
`;

const Day = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${tokens.touchTarget};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  a {
    display: grid;
    align-content: center;
    min-height: ${tokens.touchTarget};
    padding-left: ${tokens.space[4]};
    color: ${tokens.color.primaryHover};
  }
`;

const Times = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.font.size.sm};
  a {
    display: grid;
    place-items: center;
    min-height: ${tokens.touchTarget};
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

const Days = styled(Times)`
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${tokens.space[3]};
  a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: 0 ${tokens.space[4]};
  }
  small {
    color: ${tokens.color.textSoft};
    font-weight: ${tokens.font.weight.regular};
  }
`;
