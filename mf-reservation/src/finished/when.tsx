import { useNow } from '@petcare/remote';
import { daysBetween } from '@petcare/time';
import { Badge, formatTime, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { MyReservation } from '../record/my-reservation.ts';
import { countdown } from '../record/spoken-day.ts';
import { shortDay } from '../record/when-in-words.ts';

type Props = { reservation: Pick<MyReservation, 'date' | 'time' | 'endDate' | 'startsAt' | 'endsAt'>; isAhead: boolean };

/** The day of a reservation, large, with its time and how far it is; of a stay both its days. */
export function When({ reservation, isAhead }: Props) {
  const now = useNow();
  const { date, time, endDate } = reservation;
  return (
    <div>
      <Year>{date.slice(0, 4)}년</Year>
      <Day>
        <strong>{shortDay(date)}</strong>
        {isAhead && <Badge tone="primary">{countdown(reservation, now)}</Badge>}
      </Day>
      <Hour>{formatTime(time)}</Hour>
      {endDate && (
        <Hour>
          찾는 날 {shortDay(endDate)} · {daysBetween(date, endDate)}박
        </Hour>
      )}
    </div>
  );
}

const Year = styled.p`
  margin: 0;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Day = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  margin: 0;
  strong {
    font-size: ${tokens.font.size['2xl']};
    font-weight: ${tokens.font.weight.bold};
    line-height: ${tokens.font.leading.tight};
  }
`;

const Hour = styled.p`
  margin: ${tokens.space[1]} 0 0;
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.semibold};
`;
