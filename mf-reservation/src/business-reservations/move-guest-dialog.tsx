import { MoveDialog } from '../moving/move-dialog.tsx';
import { guestOf, type BusinessReservation } from './business-reservation.ts';

type Slot = { date: string; time: string };
type Props = {
  reservation: BusinessReservation;
  to?: Slot | null;
  onMove: (slot: Slot) => Promise<string | undefined>;
  onClose: () => void;
};

/** A business moves a guest; moving a request confirms it. */
export function MoveGuestDialog(props: Props) {
  return (
    <MoveDialog
      {...props}
      title={`${guestOf(props.reservation)}님 예약 변경`}
      follows="변경하면 확정되고, 보호자에게 새 시간을 알려드려요."
    />
  );
}
