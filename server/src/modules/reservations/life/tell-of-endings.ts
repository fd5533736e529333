import type { Transaction } from '../../../platform/database/database.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import type { Reservation } from '../record/reservations.sql.ts';
import { ReservationStatus } from '../record/status.policy.ts';

/** Of a booking that was never paid the business has not heard. */
export async function tellOfCancelling(tx: Transaction, notices: NoticesService, before: Reservation[]): Promise<void> {
  const idsOf = (isUnpaid: boolean) =>
    before.filter(({ status }) => (status === ReservationStatus.paymentPending) === isUnpaid).map(({ id }) => id);
  await notices.tell(tx, idsOf(false), 'cancelled');
  await notices.tell(tx, idsOf(true), 'given-up');
}

/** A guest who had the word of the business is told otherwise than one who had not. */
export async function tellOfRefusal(tx: Transaction, notices: NoticesService, before: Reservation[]): Promise<void> {
  const [withdrawn, refused] = [before.filter(({ confirmedAt }) => confirmedAt), before.filter(({ confirmedAt }) => !confirmedAt)];
  await notices.tell(
    tx,
    withdrawn.map(({ id }) => id),
    'withdrawn',
  );
  await notices.tell(
    tx,
    refused.map(({ id }) => id),
    'refused',
  );
}
