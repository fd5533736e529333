import type { Sql } from '../../../platform/database/database.ts';
import { holds } from '../record/reservations.sql.ts';
import type { HeldNight } from '../record/stays.policy.ts';

type Span = { first: string; last: string; now: Date };

/** Places that are held in the nights from `first` to `last`. */
export async function listHeldNights(sql: Sql, businessId: number, span: Span): Promise<HeldNight[]> {
  return (await listNightsOfMany(sql, [businessId], span)).get(businessId) ?? [];
}

/** The same of many businesses, by their ids. */
export async function listNightsOfMany(
  sql: Sql,
  businessIds: readonly number[],
  { first, last, now }: Span,
): Promise<ReadonlyMap<number, HeldNight[]>> {
  if (businessIds.length === 0) return new Map();
  const rows = await sql<(HeldNight & { businessId: number })[]>`
    select business_id, night, place from reservation_nights
    where business_id = any(${[...businessIds]}) and status in (0, 1, 6) and night between ${first} and ${last}
      and reservation_id in (select id from reservations r where r.id = reservation_id and ${holds(sql, now)})`;
  return new Map(businessIds.map((id) => [id, rows.filter(({ businessId }) => businessId === id)]));
}

/** Reservations with a night in a place that so few places would not have. */
export async function listBeyond(sql: Sql, businessId: number, capacity: number): Promise<ReadonlySet<number>> {
  const rows = await sql<{ id: number }[]>`
    select distinct reservation_id as id from reservation_nights
    where business_id = ${businessId} and status in (0, 1, 6) and place > ${capacity}`;
  return new Set(rows.map(({ id }) => id));
}

/** Throws a violation of `reservation_nights_free`. */
export async function insertNights(sql: Sql, reservationId: number, nights: readonly HeldNight[]): Promise<void> {
  if (nights.length === 0) return;
  await sql`
    insert into reservation_nights (reservation_id, business_id, status, night, place)
    select r.id, r.business_id, r.status, n.night, n.place
    from reservations r, unnest(${nights.map(({ night }) => night)}::date[], ${nights.map(({ place }) => place)}::smallint[]) n (night, place)
    where r.id = ${reservationId}`;
}

export async function deleteNights(sql: Sql, reservationId: number): Promise<void> {
  await sql`delete from reservation_nights where reservation_id = ${reservationId}`;
}
