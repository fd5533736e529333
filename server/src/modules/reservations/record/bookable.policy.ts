import type { Listing } from '../../listings/index.ts';

/** Hotels and kindergartens keep their guests overnight. */
export function takesStays({ kind, isHotel, isKindergarten }: Listing): boolean {
  return kind === 'company' && (isHotel || isKindergarten);
}

/** Approved, with an owner who confirms, and who wants reservations. */
export function takesReservations({ isPublic, ownerUserId, allowReservation }: Listing): boolean {
  return isPublic && ownerUserId !== null && allowReservation;
}
