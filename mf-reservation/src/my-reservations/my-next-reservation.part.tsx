import { graphql } from '@petcare/api';
import { useBusEvent } from '@petcare/event-bus';
import { useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { Badge, formatTime, Inline, LinkButton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { countdown, spokenDay } from '../record/spoken-day.ts';
import { lookOfStatus } from '../record/status.ts';

const MyNextReservationPart_Reservation = graphql(`
  query MyNextReservationPart_Reservation {
    getMyReservationsByPage(reservationSearchInput: { phase: ahead, sort: time }, page: 1, count: 1) {
      id
      status
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

/** The booking that comes next, with the way to all of them; stands in a slot of my page. */
export function MyNextReservationPart() {
  const now = useNow();
  const [{ data, error }, reload] = useQuery({ query: MyNextReservationPart_Reservation });
  useBusEvent('reservation.changed', () => reload({ requestPolicy: 'network-only' }));
  const next = data?.getMyReservationsByPage[0];
  return (
    <Stack gap={3}>
      <Place>
        {next ? (
          <>
            <Inline gap={2}>
              <strong>{countdown(next, now)}</strong>
              <Badge tone={lookOfStatus(next.status).tone}>{next.statusName}</Badge>
            </Inline>
            <span>
              {spokenDay(next.date, seoulDate(now))} {formatTime(next.time)}
            </span>
            <Where>{next.business.name}</Where>
          </>
        ) : (
          <Where>{data ? '다가오는 예약이 없어요.' : error ? '예약을 불러오지 못했어요.' : ''}</Where>
        )}
      </Place>
      <LinkButton to={data && !next ? '/reservation' : '/mypage/reservation'} variant="secondary" icon="calendar">
        {data && !next ? '예약하러 가기' : '내 예약 보기'}
      </LinkButton>
    </Stack>
  );
}

/** As high as a booking: nothing moves when it comes. */
const Place = styled.div`
  display: grid;
  align-content: center;
  gap: ${tokens.space[1]};
  min-height: 5.5rem;
  font-variant-numeric: tabular-nums;
`;

const Where = styled.span`
  color: ${tokens.color.textSoft};
  overflow-wrap: anywhere;
`;
