import type { Sql } from '../../../platform/database/database.ts';
import type { ReservationStatus } from './status.policy.ts';

/** The side that changed a reservation; `system` is the passing of time. */
export type ChangedBy = 'guardian' | 'business' | 'system';

/** One step in the life of a reservation, with the slot that it had after it. */
export type StatusChange = {
  id: number;
  reservationId: number;
  status: ReservationStatus;
  by: ChangedBy;
  startsAt: string;
  reason: string | null;
  at: string;
  /** Of the member of staff by whom the business did it. */
  staffName: string | null;
};

/** Writes down what these have become, in the transaction that made them so; `staffId` is the member of staff by whom the business did. */
export async function recordChanges(
  sql: Sql,
  ids: readonly number[],
  by: ChangedBy,
  now: Date,
  staffId: number | null = null,
): Promise<void> {
  await sql`
    insert into reservation_changes (reservation_id, status, by, starts_at, reason, at, staff_user_id)
    select id, status, ${by}, lower(during), reason, ${now}, ${staffId}::bigint from reservations where id = any(${[...ids]}) order by id`;
}

/** The oldest first. */
export async function listChanges(sql: Sql, reservationIds: readonly number[]): Promise<StatusChange[]> {
  return sql<StatusChange[]>`
    select c.id, c.reservation_id, c.status, c.by, c.starts_at, c.reason, c.at, a.name as staff_name
    from reservation_changes c left join account_contacts a on a.id = c.staff_user_id
    where c.reservation_id = any(${[...reservationIds]}) order by c.reservation_id, c.id`;
}
