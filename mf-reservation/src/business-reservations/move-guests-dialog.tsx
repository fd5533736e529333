import { formatTime, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { shortDay } from '../record/when-in-words.ts';
import { MoveDialog } from '../moving/move-dialog.tsx';
import { guestOf, petOf, type BusinessReservation } from './business-reservation.ts';

type Props = {
  /** At least one, none of them a stay. */
  reservations: readonly BusinessReservation[];
  /** Answers with the sentence of a refusal. */
  onMove: (slot: { date: string; time: string }) => Promise<string | undefined>;
  onClose: () => void;
};

/** A business moves several guests to one time: all of them, or none. */
export function MoveGuestsDialog({ reservations, onMove, onClose }: Props) {
  return (
    <MoveDialog
      reservation={reservations[0]!}
      title={`선택한 예약 ${reservations.length}건 변경`}
      follows="모두 같은 시간으로 변경해요. 변경하면 확정되고, 보호자들에게 새 시간을 알려드려요."
      moved={
        <List aria-label="변경할 예약">
          {reservations.map((reservation) => (
            <li key={reservation.id}>{whoAndWhen(reservation)}</li>
          ))}
        </List>
      }
      onMove={async (slot) => {
        const refusal = await onMove(slot);
        return refusal && `${refusal} ${reservations.length}건 모두 그대로 있어요.`;
      }}
      onClose={onClose}
    />
  );
}

const whoAndWhen = (reservation: BusinessReservation) =>
  [`${shortDay(reservation.date)} ${formatTime(reservation.time)}`, guestOf(reservation), petOf(reservation)].filter(Boolean).join(' · ');

const List = styled.ul`
  max-height: 10rem;
  margin: 0;
  padding-inline-start: 1.25rem;
  overflow-y: auto;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;
