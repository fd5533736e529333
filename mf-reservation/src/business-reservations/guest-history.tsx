import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Badge, formatDate, formatTime, Inline, Skeleton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { lookOfStatus, ReservationStatus } from '../record/status.ts';

const GuestHistory_Guest = graphql(`
  query GuestHistory_Guest($reservationId: ID!) {
    getGuestHistory(reservationId: $reservationId) {
      counts {
        status
        count
      }
      visits {
        id
        status
        statusName
        date
        time
        petName
        note
      }
      pets {
        petName
        petKind
      }
    }
  }
`);

const { COMPLETED, NO_SHOW, CANCELLED } = ReservationStatus;
const told = [
  [COMPLETED, '다녀감'],
  [NO_SHOW, '노쇼'],
  [CANCELLED, '취소'],
] as const;

/** The reservations of a reservation's guest at this business, before and since. */
export function GuestHistory({ reservationId }: { reservationId: string }) {
  const { standIn, data } = answerOf(
    useQuery({ query: GuestHistory_Guest, variables: { reservationId } }),
    <Skeleton variant="list" count={2} />,
  );
  if (standIn) return standIn;
  const { counts, pets } = data.getGuestHistory;
  const others = data.getGuestHistory.visits.filter(({ id }) => id !== reservationId);
  const numberOf = (status: number) => counts.find((one) => one.status === status)?.count ?? 0;
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        {told.map(([status, name]) => (
          <Badge key={status} tone={numberOf(status) > 0 ? lookOfStatus(status).tone : 'neutral'}>
            {name} {numberOf(status)}번
          </Badge>
        ))}
      </Inline>
      {pets.length > 1 && (
        <Soft>함께 온 아이: {pets.map(({ petName, petKind }) => petName + (petKind ? `(${petKind})` : '')).join(', ')}</Soft>
      )}
      {others.length === 0 ? (
        <Soft>이번이 첫 예약이에요.</Soft>
      ) : (
        <Visits aria-label="다른 예약">
          {others.map(({ id, status, statusName, date, time, petName, note }) => (
            <li key={id}>
              <span>
                {formatDate(date)} {formatTime(time)}
              </span>
              <Said>{[petName, note].filter(Boolean).join(' · ')}</Said>
              <Badge tone={lookOfStatus(status).tone}>{statusName}</Badge>
            </li>
          ))}
        </Visits>
      )}
    </Stack>
  );
}

const Soft = styled.p`
  color: ${tokens.color.textSoft};
`;

const Visits = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.font.size.sm};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space[1]} ${tokens.space[3]};
    padding: ${tokens.space[2]} 0;
    border-top: 1px solid ${tokens.color.border};
  }
  & > li > :first-child {
    font-variant-numeric: tabular-nums;
  }
`;

const Said = styled.span`
  grid-row: 2;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
  &:empty {
    display: none;
  }
`;
