import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Badge, formatDate, formatDateTime, formatTime, Skeleton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { lookOfStatus, ReservationStatus } from '../record/status.ts';

const BookingLife_Reservation = graphql(`
  query BookingLife_Reservation($reservationId: ID!) {
    getReservation(reservationId: $reservationId) {
      id
      history {
        id
        status
        by
        staffName
        date
        time
        reason
        at
      }
    }
  }
`);

type Step = { status: number; by: 'guardian' | 'business' | 'system'; staffName: string | null; date: string; time: string };

const { CONFIRMED, CANCELLED, REJECTED } = ReservationStatus;

/** A step that leaves the state as it was has moved the booking; what is refused after it was confirmed is cancelled. */
function nameOf(step: Step, earlier: readonly Step[]): string {
  if (earlier.at(-1)?.status === step.status) return `일정 변경 · ${formatDate(step.date)} ${formatTime(step.time)}`;
  const isCancelled = step.status === REJECTED && earlier.some(({ status }) => status === CONFIRMED);
  return lookOfStatus(isCancelled ? CANCELLED : step.status).label;
}

const doerOf = ({ by, staffName }: Step) =>
  ({ guardian: '보호자', business: staffName === null ? '업체 대표' : `${staffName} 직원`, system: '자동 처리' })[by];

/** The steps of a booking from its making to now, each with who made it. */
export function BookingLife({ reservationId }: { reservationId: string }) {
  const { standIn, data } = answerOf(
    useQuery({ query: BookingLife_Reservation, variables: { reservationId } }),
    <Skeleton variant="list" count={2} />,
  );
  if (standIn) return standIn;
  const { history } = data.getReservation;
  return (
    <Steps aria-label="처리 내역">
      {history.map((step, index) => (
        <li key={step.id}>
          <Badge tone={lookOfStatus(step.status).tone}>{nameOf(step, history.slice(0, index))}</Badge>
          <Doer>
            {doerOf(step)}
            {step.reason !== null && <Reason>{step.reason}</Reason>}
          </Doer>
          <time dateTime={step.at}>{formatDateTime(step.at)}</time>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: baseline;
    gap: ${tokens.space[2]};
  }
  & time {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
`;

const Doer = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Reason = styled.span`
  display: block;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;
