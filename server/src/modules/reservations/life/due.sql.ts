import type { Sql } from '../../../platform/database/database.ts';
import { ReservationStatus } from '../record/status.policy.ts';

type Ids = { id: number }[];
const idsOf = (rows: Ids) => rows.map(({ id }) => id);

/** Those whose time to pay is over and whose payment is not just being approved, locked until the transaction ends; those that another holds are left out. */
export async function lockUnpaid(sql: Sql, now: Date, count: number): Promise<number[]> {
  return idsOf(
    await sql<Ids>`
    select id from reservations where status = ${ReservationStatus.paymentPending} and payment_due_at <= ${now}
      and not exists (select 1 from reservation_payments p where p.reservation_id = reservations.id and p.state = 'approving')
    order by payment_due_at limit ${count} for update skip locked`,
  );
}

/** Of one business, those whose time to pay is over, paid for just now or not; locked until the transaction ends. */
export async function lockOverdue(sql: Sql, businessId: number, now: Date): Promise<number[]> {
  return idsOf(
    await sql<Ids>`
    select id from reservations
    where status = ${ReservationStatus.paymentPending} and payment_due_at <= ${now} and business_id = ${businessId}
    order by id for update`,
  );
}

type DueStatus = typeof ReservationStatus.confirmed | typeof ReservationStatus.requested;

/** Those that have the status and were over before then, locked in the same way. */
export async function lockOver(sql: Sql, status: DueStatus, before: Date, count: number): Promise<number[]> {
  return idsOf(
    await sql<Ids>`
    select id from reservations where status = ${status} and lower(during) < ${before} and upper(during) < ${before}
    order by lower(during) limit ${count} for update skip locked`,
  );
}

/** Confirmed, beginning within these instants, not changed and not reminded since: whoever was told later needs no reminder. */
export async function listToRemind(sql: Sql, from: Date, to: Date, changedBefore: Date, after: number, count: number): Promise<number[]> {
  return idsOf(
    await sql<Ids>`
    select r.id from reservations r where r.status = ${ReservationStatus.confirmed} and lower(r.during) >= ${from} and lower(r.during) < ${to}
      and r.status_changed_at < ${changedBefore} and r.id > ${after}
      and not exists (select 1 from reservation_notices n
        where n.reservation_id = r.id and n.key like 'reminder/%' and n.created_at >= ${changedBefore})
    order by r.id limit ${count}`,
  );
}

/** Completed by the business within these instants, of guests who have an account and were not asked. */
export async function listToAsk(sql: Sql, from: Date, to: Date, after: number, count: number): Promise<number[]> {
  return idsOf(
    await sql<Ids>`
    select r.id from reservations r where r.status = ${ReservationStatus.completed} and r.user_id is not null
      and r.status_changed_at >= ${from} and r.status_changed_at < ${to} and r.id > ${after}
      and (select c.by from reservation_changes c where c.reservation_id = r.id order by c.id desc limit 1) = 'business'
      and not exists (select 1 from reservation_notices n where n.reservation_id = r.id and n.key like 'review/%')
    order by r.id limit ${count}`,
  );
}

/** Forgets the callers of visits before this day: a year later nobody needs them. */
export async function forgetCallers(sql: Sql, before: Date): Promise<void> {
  await sql`
    update reservations set guest_name = null, guest_phone = null
    where is_by_phone and guest_name is not null and upper(during) < ${before}`;
}

export async function forgetCallersOf(sql: Sql, businessId: number): Promise<void> {
  await sql`update reservations set guest_name = null, guest_phone = null where is_by_phone and business_id = ${businessId}`;
}
