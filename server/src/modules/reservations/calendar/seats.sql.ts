import type { Sql } from '../../../platform/database/database.ts';
import { holds } from '../record/reservations.sql.ts';
import type { HeldSeat } from '../record/slots.policy.ts';

type SeatSpan = { from: Date; to: Date; now: Date };

/** Seats that are held at some time between two instants. */
export async function listHeldSeats(sql: Sql, businessId: number, between: SeatSpan): Promise<HeldSeat[]> {
  return (await listSeatsOfMany(sql, [businessId], between)).get(businessId) ?? [];
}

/** The same of many businesses, by their ids; of those without any there is none. */
export async function listSeatsOfMany(
  sql: Sql,
  businessIds: readonly number[],
  { from, to, now }: SeatSpan,
): Promise<ReadonlyMap<number, HeldSeat[]>> {
  if (businessIds.length === 0) return new Map();
  const rows = await sql<{ businessId: number; seat: number; start: string; end: string }[]>`
    select business_id, seat, lower(during) as start, upper(during) as "end" from reservations
    where business_id = any(${[...businessIds]}) and seat is not null and ${holds(sql, now)} and during && tstzrange(${from}, ${to})`;
  const held = new Map<number, HeldSeat[]>();
  for (const { businessId, seat, start, end } of rows) {
    const there = held.get(businessId) ?? [];
    there.push({ seat, start: new Date(start), end: new Date(end) });
    held.set(businessId, there);
  }
  return held;
}
