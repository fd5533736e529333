import { useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Dialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { AnswerDialog } from '../business-reservations/answer-dialog.tsx';
import type { Answer } from '../business-reservations/answers.ts';
import { guestOf } from '../business-reservations/business-reservation.ts';
import { MoveGuestDialog } from '../business-reservations/move-guest-dialog.tsx';
import { ReservationDialog } from '../business-reservations/reservation-dialog.tsx';
import { useUpdateReservations, type Update } from '../business-reservations/use-update-reservations.ts';

type Props = {
  id: string;
  /** The time to which it is being moved, if it is. */
  to: { date: string; time: string } | null;
  onClose: () => void;
  /** With what was done, in a sentence. */
  onChanged: (done: string) => void;
};

/** One reservation of the calendar: looked at, answered or moved. */
export function OpenedReservation({ id, to, onClose, onChanged }: Props) {
  const { standIn, data, error } = answerOf(useRest('/api/client/reservation/{reservation_id}', { path: { reservation_id: id } }), <></>);
  const update = useUpdateReservations();
  const [isMoving, setMoving] = useState(to !== null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const change = async (changes: Omit<Update, 'reservations'>, done: string): Promise<string | undefined> => {
    setPending(true);
    const problem = await update({ reservations: [id], ...changes });
    setPending(false);
    if (!problem) onChanged(done);
    return problem;
  };
  if (error) {
    return (
      <Dialog isOpen title="예약" onClose={onClose}>
        {standIn}
      </Dialog>
    );
  }
  if (!data) return null;
  if (answer) {
    return (
      <AnswerDialog
        answer={answer}
        guests={[guestOf(data)]}
        refusal={refusal}
        isOpen
        isPending={isPending}
        onCancel={() => setAnswer(null)}
        onConfirm={(reason) => void change({ status: answer.status, reason }, answer.done).then(setRefusal)}
      />
    );
  }
  if (isMoving) {
    return (
      <MoveGuestDialog
        reservation={data}
        to={to}
        onClose={onClose}
        onMove={(slot) => change({ status: 1, ...slot }, '예약 시간을 변경했어요.')}
      />
    );
  }
  return <ReservationDialog reservation={data} onMove={() => setMoving(true)} onAnswer={setAnswer} onClose={onClose} />;
}
