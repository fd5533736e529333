import { spokenDate } from '@petcare/time';
import { useNow } from '@petcare/remote';
import { Badge, Button, Card, formatDate, formatPhone, formatTime, Inline, media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { lookOfStatus } from '../record/status.ts';
import { answersFor, type Answer } from './answers.ts';
import { guestOf, petOf, type BusinessReservation } from './business-reservation.ts';

type Props = { reservation: BusinessReservation; onAnswer: (answer: Answer) => void };

/** A reservation with the answers that it waits for. */
export function ReservationRow({ reservation, onAnswer }: Props) {
  const { reservationNumber, status, date, time, note, user } = reservation;
  const look = lookOfStatus(status);
  const [guest, pet] = [guestOf(reservation), petOf(reservation)];
  const answers = answersFor(reservation, useNow());
  return (
    <Card as="article" padding="md" aria-label={`${guest} ${spokenDate(date, time)} 예약`}>
      <Row>
        <When>
          <Small>{formatDate(date)}</Small>
          <strong>{formatTime(time)}</strong>
          <Small>{reservationNumber}</Small>
        </When>
        <div>
          <Inline gap={2}>
            <strong>{guest}</strong>
            <Badge tone={look.tone}>{look.label}</Badge>
          </Inline>
          <Small>
            {user && <a href={`tel:${user.phone}`}>{formatPhone(user.phone)}</a>}
            {user && pet && <span> · </span>}
            <span>{pet}</span>
          </Small>
          {note && <Note>{note}</Note>}
        </div>
        {answers.length > 0 && (
          <Inline gap={2}>
            {answers.map((answer) => (
              <Button key={answer.status} size="sm" variant={answer.isDanger ? 'secondary' : 'primary'} onPress={() => onAnswer(answer)}>
                {answer.label}
              </Button>
            ))}
          </Inline>
        )}
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  ${media.tablet} {
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space[4]};
  }
`;

const When = styled.div`
  & > strong {
    display: block;
    font-size: ${tokens.font.size.lg};
    font-variant-numeric: tabular-nums;
  }
`;

const Small = styled.div`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  display: -webkit-box;
  margin: ${tokens.space[1]} 0 0;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  white-space: pre-line;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
