import type { Reservation } from './reservations.sql.ts';
import { nameOfStatus } from './status.policy.ts';

/** Reservations as GraphQL answers them; the loaders fill in the rest. */
export type ToReservation = ReturnType<typeof createToReservation>;

export function createToReservation(privateUrl: (key: string) => string) {
  return ({ createdAt, updatedAt, images, ...reservation }: Reservation) => ({
    ...reservation,
    images: images.map(privateUrl),
    statusName: nameOfStatus(reservation),
    timestamp: { createdAt, updatedAt },
  });
}
