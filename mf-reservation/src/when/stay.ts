import type { RestData } from '@petcare/api';

/** A night, and whether a stay can begin or end on its day. */
export type Night = Pick<RestData<'get', '/api/client/reservation/able'>['items'][number], 'date' | 'free' | 'canArrive' | 'canLeave'>;
/** The least and the most nights that a business takes. */
export type Nights = { least: number; most: number };

/** The days on which a stay that begins then can end, earliest first. `nights` are without a gap. */
export function departuresFrom(nights: readonly Night[], arrival: string, { least, most }: Nights): string[] {
  const first = nights.findIndex(({ date }) => date === arrival);
  if (!nights[first]?.canArrive) return [];
  const full = nights.findIndex(({ free }, index) => index >= first && free === 0);
  const last = Math.min(first + most, full === -1 ? nights.length : full);
  return nights.slice(first + least, last + 1).flatMap(({ date, canLeave }) => (canLeave ? date : []));
}

/** The days on which a stay can begin, earliest first. */
export const arrivalsIn = (nights: readonly Night[], limits: Nights): string[] =>
  nights.flatMap(({ date }) => (departuresFrom(nights, date, limits).length > 0 ? date : []));

/** The nights as they are once a stay of them has gone elsewhere. */
export const withoutStay = (nights: readonly Night[], stay: { date: string; endDate: string }): Night[] =>
  nights.map((night) =>
    night.date >= stay.date && night.date < stay.endDate
      ? { ...night, free: night.free + 1, ...(night.canLeave !== undefined && { canArrive: night.canLeave }) }
      : night,
  );
