import type { Picked } from './products.ts';

/** When it is paid: here at once, or where it takes place. */
export type Payment = 'online' | 'on-site';

/** What is entered of a booking before it is sent. */
export type KeptBooking = {
  /** Nights or hours of a day, where a business takes both. */
  isStay: boolean | null;
  date: string | null;
  endDate: string | null;
  time: string | null;
  /** Undefined until the person has said; null for none. */
  petId?: string | null;
  picked: readonly Picked[];
  note: string;
  /** Keys of private pictures that wait on the server. */
  photos: readonly string[];
  payment: Payment;
  /** The address that has filled in what it asks for: it does so once. */
  filledFrom: string;
};

/** Whose, and where: a device may be of several people. */
export type BookingPlace = { userID: string; kind: string; id: string };

const empty: KeptBooking = {
  isStay: null,
  date: null,
  endDate: null,
  time: null,
  picked: [],
  note: '',
  photos: [],
  payment: 'on-site',
  filledFrom: '',
};
const keyOf = ({ userID, kind, id }: BookingPlace) => `petcare.booking.${userID}.${kind}.${id}`;

/** What this tab keeps over a reload and Back. */
export function readKeptBooking(place: BookingPlace): KeptBooking {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Partial<KeptBooking> | null;
    return { ...empty, ...kept };
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
