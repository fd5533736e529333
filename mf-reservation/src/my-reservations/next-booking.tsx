import { graphql } from '@petcare/api';
import { useBusEvent } from '@petcare/event-bus';
import { useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { focusRing, formatTime, Icon, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { countdown, spokenDay } from '../record/spoken-day.ts';

const HomeReservationPart_Reservation = graphql(`
  query HomeReservationPart_Reservation {
    getMyReservationsByPage(reservationSearchInput: { phase: ahead, sort: time }, page: 1, count: 1) {
      id
      statusName
      date
      time
      startsAt
      endsAt
      business {
        id
        name
      }
    }
  }
`);

/** The booking that comes next, or the way to one, as high as the frame that the home page keeps for it. */
export function NextBooking() {
  const now = useNow();
  const [{ data, error }, reload] = useQuery({ query: HomeReservationPart_Reservation });
  useBusEvent('reservation.changed', () => reload({ requestPolicy: 'network-only' }));
  const next = data?.getMyReservationsByPage[0];
  if (next)
    return (
      <Booking to="/mypage/reservation">
        <Until>{countdown(next, now)}</Until>
        <Words>
          <strong>{next.business.name}</strong>
          <span>
            {spokenDay(next.date, seoulDate(now))} {formatTime(next.time)} · {next.statusName}
          </span>
        </Words>
        <Icon name="chevron-right" size={20} />
      </Booking>
    );
  if (!data && !error) return <Words aria-busy />;
  return (
    <Booking to={error ? '/mypage/reservation' : '/reservation'}>
      <Words>
        <span>{error ? '다가오는 예약을 불러오지 못했어요.' : '다가오는 예약이 없어요.'}</span>
        <b>{error ? '내 예약 보기' : '예약하러 가기'}</b>
      </Words>
      <Icon name="chevron-right" size={20} />
    </Booking>
  );
}

const Booking = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.touchTarget};
  color: inherit;
  font-variant-numeric: tabular-nums;

  > svg {
    flex: none;
    color: ${tokens.color.textMute};
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const Until = styled.strong`
  flex: none;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.primarySoftHover};
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.bold};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  span {
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
  }

  b {
    color: ${tokens.color.primaryHover};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
  }
`;
