import { graphql, messageOfError } from '@petcare/api';
import { bus, toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { useState, type ReactNode } from 'react';
import { useMutation } from 'urql';
import type { MyReservation } from '../record/my-reservation.ts';
import { ReservationStatus } from '../record/status.ts';

const CancelDialog = lazyPiece(() => import('./cancel-dialog.tsx').then((m) => m.CancelDialog));

const Cancelling_Cancel = graphql(`
  mutation Cancelling_Cancel($id: ID!, $status: Int!) {
    updateReservationByUser(reservationId: $id, status: $status) {
      id
      status
    }
  }
`);

/** A guest's way out of a booking: `ask` opens the question, `dialog` shows it; `onEnd` follows each answer of the server, also a refusal. */
export function useCancelling(onEnd: () => void): { ask: (reservation: MyReservation) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<MyReservation | null>(null);
  const [{ fetching }, cancel] = useMutation(Cancelling_Cancel);

  async function confirm({ id }: MyReservation): Promise<void> {
    const { error } = await cancel({ id, status: ReservationStatus.CANCELLED });
    setAsked(null);
    onEnd();
    if (error) return toast('error', messageOfError(error));
    bus.emit('reservation.changed', { reservationId: id, status: ReservationStatus.CANCELLED });
    toast('success', '예약을 취소했어요.');
  }

  const dialog = asked && (
    <CancelDialog reservation={asked} isPending={fetching} onCancel={() => setAsked(null)} onConfirm={() => void confirm(asked)} />
  );
  return { ask: setAsked, dialog };
}
