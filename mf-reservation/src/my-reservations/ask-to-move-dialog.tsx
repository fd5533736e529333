import { MoveDialog } from '../moving/move-dialog.tsx';
import { ReservationStatus } from '../record/status.ts';
import type { MyReservation } from '../record/my-reservation.ts';
import { placeWord } from '../record/place-word.ts';

type Props = {
  reservation: MyReservation;
  /** Answers with the sentence of a refusal. */
  onMove: (slot: { date: string; time: string }) => Promise<string | undefined>;
  onClose: () => void;
};

/** A guest asks for another time, which the business has to confirm. */
export function AskToMoveDialog(props: Props) {
  const { status, paid, business } = props.reservation;
  const follows = [
    status === ReservationStatus.CONFIRMED
      ? `변경하면 다시 신청한 상태가 되고, ${placeWord(business)}에서 확인하면 확정돼요.`
      : `${placeWord(business)}에서 새 시간을 확인하면 확정돼요.`,
    paid && '결제한 것은 그대로 이어져요.',
  ];
  return <MoveDialog {...props} title="예약 변경" follows={follows.filter(Boolean).join(' ')} />;
}
