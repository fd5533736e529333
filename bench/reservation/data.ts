import type { Database } from '../../server/src/platform/database/database.ts';
import { addDays, today } from './days.ts';
import { sized } from '../lib/sized.ts';

export const YEARS = sized(5, 1);
const SLOTS = ['10:00', '10:30', '11:00', '11:30', '12:00', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'];
/** Of one month at one business. */
export const MONTH = { bookings: 3_000, seats: 50, days: 30 };

/**
 * The past and future bookings of businesses, made by SQL as people would in years: a booking in each slot of the last five years, one in
 * eight of them cancelled, and one in each second slot of the days to come.
 */
export async function fillWithBookings(db: Database, businesses: readonly number[]): Promise<number> {
  await db.unsafe('alter table reservations disable trigger user');
  const { count } = await db`
    insert into reservations (reservation_number, business_id, user_id, status, status_changed_at, confirmed_at, seat, during, note,
      pet_name, pet_kind, created_at, updated_at)
    select 'bench-' || b || '-' || d || '-' || s.number, b, u.ids[1 + (d * 7 + s.number) % cardinality(u.ids)],
      case when d > 0 then 1 when (d + s.number) % 8 = 0 then 3 else 2 end, t.start - interval '2 days', t.start - interval '2 days',
      1, tstzrange(t.start, t.start + interval '30 minutes'), '', '초코', '강아지', t.start - interval '3 days', t.start - interval '2 days'
    from unnest(${[...businesses]}::bigint[]) b,
      (select array_agg(id order by id) as ids from users where account_type = 0) u,
      generate_series(${-365 * YEARS}::int, 60) d,
      unnest(${SLOTS}::time[]) with ordinality s (at, number),
      lateral (select (${today()}::date + d + s.at) at time zone 'Asia/Seoul' as start) t
    where d < 0 or s.number % 2 = 0`;
  await db.unsafe('alter table reservations enable trigger user');
  await db.unsafe('vacuum analyze');
  // Five years were not written in the last five minutes: after a kill they are not read again from the log.
  await db.unsafe('checkpoint');
  return count;
}

/** The month that begins tomorrow: as many a day in slots of half an hour as its seats hold. Returns its first and last day. */
export async function fillMonth(db: Database, business: number, guest: number): Promise<{ first: string; last: string }> {
  const first = addDays(today(), 1);
  const aDay = MONTH.bookings / MONTH.days;
  await db`
    insert into reservations (reservation_number, business_id, user_id, status, status_changed_at, confirmed_at, seat, during, note,
      pet_name, pet_kind, created_at, updated_at)
    select 'month-' || ${business}::bigint || '-' || d || '-' || n, ${business}, ${guest}, case when n % 9 = 0 then 0 else 1 end, now(),
      case when n % 9 = 0 then null else now() end, 1 + n / ${SLOTS.length}::int,
      tstzrange(t.start, t.start + interval '30 minutes'), '', '초코', '강아지', now(), now()
    from generate_series(0, ${MONTH.days - 1}::int) d, generate_series(0, ${aDay - 1}::int) n,
      lateral (select (${first}::date + d + (${SLOTS}::time[])[1 + n % ${SLOTS.length}::int]) at time zone 'Asia/Seoul' as start) t`;
  await db.unsafe('analyze reservations');
  return { first, last: addDays(first, MONTH.days - 1) };
}
