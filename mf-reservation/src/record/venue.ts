import type { BookableBusiness } from '@petcare/contracts';
import type { MyReservation } from './my-reservation.ts';
import { fillingParams } from '../bookable/filled-in.ts';
import { pickedAgain } from './items-in-words.ts';

/** The place of a reservation: all that a guest needs to find and call it. */
export type Venue = BookableBusiness & {
  name: string;
  /** E.164. */
  phone: string | null;
  address: string;
  position: { latitude: number; longitude: number } | null;
};

type ReservedBusiness = {
  kind: string;
  id: string;
  name: string;
  phone: string | null;
  address: string;
  latitude: number | null;
  longitude: number | null;
  isPublic: boolean;
};

/** Of a reservation's business; null when it is shown no more. */
export function venueOf({ kind, id, name, phone, address, latitude, longitude, isPublic }: ReservedBusiness): Venue | null {
  if (!isPublic) return null;
  const position = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return { kind: kind === 'company' ? 'company' : 'hospital', id, name, phone, address, position };
}

/** The page of the business. */
export const businessPath = ({ kind, id }: BookableBusiness): string =>
  kind === 'hospital' ? `/hospital?id=${encodeURIComponent(id)}` : `/company/${encodeURIComponent(id)}`;

/** The form of a new booking there. */
export const bookingPath = ({ kind, id }: BookableBusiness): string => `/reservation?${kind}=${encodeURIComponent(id)}`;

/** The same form with the pet and the products of an earlier booking. */
export function againPath(venue: BookableBusiness, { pet, items }: Pick<MyReservation, 'pet' | 'items'>): string {
  const params = String(fillingParams({ petId: pet?.id ?? null, picked: pickedAgain(items) }));
  return `${bookingPath(venue)}${params && `&${params}`}`;
}

/** Kakao's map knows the way from wherever somebody is; a comma would end the name. Without a position it searches the address. */
export function directionsTo({ name, address, position }: Pick<Venue, 'name' | 'address' | 'position'>): string {
  if (!position) return `https://map.kakao.com/link/search/${encodeURIComponent(address || name)}`;
  return `https://map.kakao.com/link/to/${encodeURIComponent(name.replaceAll(',', ' '))},${position.latitude},${position.longitude}`;
}
