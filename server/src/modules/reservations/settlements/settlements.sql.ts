import type { Sql } from '../../../platform/database/database.ts';
import { offsetOf, type Page } from '../../../platform/paging.ts';
import type { Sum } from '../../payments/index.ts';
import type { Period } from './settlements.policy.ts';
import { ReservationStatus } from '../record/status.policy.ts';

const { completed, noShow } = ReservationStatus;

export type NewSettlement = Sum & { reservationId: number; businessId: number; date: string };
/** `userName` is null once the guest has withdrawn. */
export type Settlement = Sum & {
  id: number;
  reservationNumber: string;
  userId: number | null;
  userName: string | null;
  date: string;
  time: string;
};
export type SettledDay = { date: string; count: number; totalPrice: number; point: number };

const insertedColumns = ['reservationId', 'businessId', 'date', 'won', 'point'] as const;

export async function insertSettlement(sql: Sql, settlement: NewSettlement): Promise<void> {
  await sql`insert into settlements ${sql(settlement, ...insertedColumns)}`;
}

/** Something of it went back to the guest. */
export async function reduceSettlement(sql: Sql, reservationId: number, { point, won }: Sum): Promise<void> {
  await sql`update settlements set won = won - ${won}, point = point - ${point} where reservation_id = ${reservationId}`;
}

const isWithin = (sql: Sql, businessId: number, { startDate, endDate }: Period) => sql`
  s.business_id = ${businessId} and s.won + s.point > 0
  and (${startDate}::date is null or s.date >= ${startDate}::date) and (${endDate}::date is null or s.date <= ${endDate}::date)`;

/** The latest first. The page is cut out of one index: the last one of many years costs no look at what it leaves out. */
export async function listSettlements(sql: Sql, businessId: number, period: Period, page: Page): Promise<Settlement[]> {
  return sql<Settlement[]>`
    select s.reservation_id as id, r.reservation_number, r.user_id, u.name as user_name, to_char(s.date, 'YYYY-MM-DD') as date,
      to_char(lower(r.during) at time zone 'Asia/Seoul', 'HH24:MI') as time, s.won, s.point
    from (
      select * from settlements s where ${isWithin(sql, businessId, period)}
      order by date desc, reservation_id desc limit ${page.count} offset ${offsetOf(page)}
    ) s
    join reservations r on r.id = s.reservation_id left join account_contacts u on u.id = r.user_id
    order by s.date desc, s.reservation_id desc`;
}

export async function sumSettlements(sql: Sql, businessId: number, period: Period): Promise<Sum & { count: number }> {
  const [row] = await sql<(Sum & { count: number })[]>`
    select count(*)::integer as count, coalesce(sum(s.won), 0)::float8 as won, coalesce(sum(s.point), 0)::float8 as point
    from settlements s where ${isWithin(sql, businessId, period)}`;
  return row!;
}

/** The latest first; days on which nothing is settled are left out. */
export async function listDays(sql: Sql, businessId: number, period: Period): Promise<SettledDay[]> {
  return sql<SettledDay[]>`
    select to_char(s.date, 'YYYY-MM-DD') as date, count(*)::integer as count, sum(s.won + s.point)::float8 as total_price,
      sum(s.point)::float8 as point
    from settlements s where ${isWithin(sql, businessId, period)} group by s.date order by s.date desc`;
}

/**
 * Accounts of businesses that do not hold what was paid for their reservations and not refunded: on the one what
 * took place or was not come to, on the other all else. The first hundred.
 */
export async function listAccountDifferences(sql: Sql): Promise<{ account: string; unit: string; booked: number; standing: number }[]> {
  return sql`
    with paid as (
      select case when r.status in (${completed}, ${noShow}) then 'settlement:' else 'business:' end || r.business_id as account,
        sum(p.amount - p.refunded_amount) as won, sum(p.point - p.refunded_point) as point
      from reservation_payments p join reservations r on r.id = p.reservation_id
      where p.paid_at is not null group by 1
    ), standing as (
      select account, unit, sum from paid cross join lateral (values ('won', won), ('point', point)) units (unit, sum)
    ), booked as (
      select account, unit, balance from ledger_balances where account like 'business:%' or account like 'settlement:%'
    )
    select account, unit, coalesce(b.balance, 0)::float8 as booked, coalesce(s.sum, 0)::float8 as standing
    from booked b full join standing s using (account, unit)
    where coalesce(b.balance, 0) <> coalesce(s.sum, 0) order by account limit 100`;
}

/** Settlements that are not what was paid for their reservation and not refunded, or are missing. The first hundred. */
export async function listRowDifferences(sql: Sql): Promise<{ id: number; booked: number; standing: number }[]> {
  return sql`
    select r.id, p.price - p.refunded_amount - p.refunded_point as booked, coalesce(s.won + s.point, 0) as standing
    from reservation_payments p
    join reservations r on r.id = p.reservation_id and r.status in (${completed}, ${noShow})
    left join settlements s on s.reservation_id = r.id
    where p.paid_at is not null and (s.won, s.point) is distinct from (p.amount - p.refunded_amount, p.point - p.refunded_point)
    order by r.id limit 100`;
}
