import { lazyPiece } from '@petcare/remote';

/** On the home page, which most see without an account: loaded there alone. */
export const HomeReservationPart = lazyPiece(() => import('./next-booking.tsx').then((m) => m.NextBooking));
