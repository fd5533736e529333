import { useNow } from '@petcare/remote';
import { daysBetween, spokenDate } from '@petcare/time';
import { Badge, Button, formatDate, formatPhone, formatTime, Inline, media, tokens } from '@petcare/ui';
import { Checkbox } from '@petcare/ui/form';
import { styled } from 'styled-components';
import { lookOfStatus } from '../record/status.ts';
import { shortDay } from '../record/when-in-words.ts';
import { answersFor, canMove, type Answer } from './answers.ts';
import { chargeOf, guestOf, petOf, type BusinessReservation } from './business-reservation.ts';

type Props = {
  reservation: BusinessReservation;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onMove: () => void;
  onAnswer: (answer: Answer) => void;
};

export function ListRow({ reservation, isChosen, onChoose, onOpen, onMove, onAnswer }: Props) {
  const now = useNow();
  const { status, statusName, date, endDate, time, note, user, isByPhone, reason } = reservation;
  const guest = guestOf(reservation);
  const pet = petOf(reservation);
  const charge = chargeOf(reservation);
  return (
    <Row aria-label={`${guest} ${spokenDate(date, time)}`} data-chosen={isChosen || undefined}>
      <Checkbox aria-label={`${guest} ${spokenDate(date, time)} 고르기`} isSelected={isChosen} onChange={onChoose}>
        <span />
      </Checkbox>
      <div>
        <Small>{formatDate(date)}</Small>
        <Time>{formatTime(time)}</Time>
        {endDate && (
          <Small>
            {shortDay(endDate)}까지 {daysBetween(date, endDate)}박
          </Small>
        )}
      </div>
      <Who>
        <Inline gap={2}>
          <Name type="button" onClick={onOpen}>
            {guest}
          </Name>
          <Badge tone={lookOfStatus(status).tone}>{statusName}</Badge>
          {isByPhone && <Badge>전화 예약</Badge>}
        </Inline>
        <Small>
          {user && <a href={`tel:${user.phone}`}>{formatPhone(user.phone)}</a>}
          {user && pet && <span> · </span>}
          <span>{pet}</span>
        </Small>
        {charge && <Small>{charge}</Small>}
        {note && <Note>{note}</Note>}
        {reason && <Note>사유: {reason}</Note>}
      </Who>
      <Actions gap={2}>
        {answersFor(reservation, now).map((answer) => (
          <Button key={answer.label} size="sm" variant={answer.isDanger ? 'secondary' : 'primary'} onPress={() => onAnswer(answer)}>
            {answer.label}
          </Button>
        ))}
        {canMove(reservation) && (
          <Button size="sm" variant="ghost" onPress={onMove}>
            예약 변경
          </Button>
        )}
      </Actions>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  &[data-chosen] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
  ${media.desktop} {
    grid-template-columns: auto 8.5rem minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Small = styled.div`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
  a {
    display: inline-block;
    min-height: 1.5rem;
    line-height: 1.5rem;
  }
`;

const Time = styled.strong`
  font-size: ${tokens.font.size.lg};
  font-variant-numeric: tabular-nums;
`;

const Who = styled.div`
  grid-column: 1 / -1;
  ${media.desktop} {
    grid-column: auto;
  }
`;

const Name = styled.button`
  min-height: 2rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  font-weight: ${tokens.font.weight.bold};
  text-decoration: underline;
  text-decoration-color: ${tokens.color.border};
  text-underline-offset: 4px;
  cursor: pointer;
  &:hover {
    color: ${tokens.color.primaryHover};
  }
`;

const Note = styled.p`
  display: -webkit-box;
  margin: ${tokens.space[1]} 0 0;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Actions = styled(Inline)`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
  ${media.desktop} {
    grid-column: auto;
    justify-content: flex-end;
  }
`;
