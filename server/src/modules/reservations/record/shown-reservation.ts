import type { Sum } from '../../payments/index.ts';
import type { Reservation } from './reservations.sql.ts';
import { nameOfStatus } from './status.policy.ts';

/** Reservations as GraphQL answers them; the loaders fill in the rest. */
export type ToReservation = ReturnType<typeof createToReservation>;

export function createToReservation(privateUrl: (key: string) => string) {
  return ({ createdAt, updatedAt, images, paid, refunded, ...reservation }: Reservation) => ({
    ...reservation,
    paid: paid && shownSum(paid),
    refunded: refunded && shownSum(refunded),
    images: images.map(privateUrl),
    statusName: nameOfStatus(reservation),
    timestamp: { createdAt, updatedAt },
  });
}

/** A sum over both wires, which call the part in money `price`. */
export const shownSum = ({ won, point }: Sum) => ({ price: won, point });
