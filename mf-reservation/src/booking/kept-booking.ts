import type { PetDetails } from './booking-details.tsx';

/** What is entered of a booking before it is sent. */
export type KeptBooking = { date: string | null; time: string | null; details: PetDetails };

/** Whose, and where: a device may be of several people. */
export type BookingPlace = { userID: string; hospitalId: string };

const empty: KeptBooking = { date: null, time: null, details: { petId: null, petName: '', petKind: '', note: '' } };
const keyOf = ({ userID, hospitalId }: BookingPlace) => `petcare.booking.${userID}.${hospitalId}`;

/** What this tab keeps over a reload and Back. */
export function readKeptBooking(place: BookingPlace): KeptBooking {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Partial<KeptBooking> | null;
    return { ...empty, ...kept, details: { ...empty.details, ...kept?.details } };
  } catch {
    return empty;
  }
}

/** Null: nothing is kept any more. A browser that keeps nothing loses only this convenience. */
export function keepBooking(place: BookingPlace, booking: KeptBooking | null): void {
  try {
    if (!booking) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(booking));
  } catch {
    return;
  }
}
