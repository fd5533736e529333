import type { Sql } from '../../../platform/database/database.ts';
import { ReservationStatus } from '../record/status.policy.ts';

/** True when somebody has had a booking at a business that is completed. */
export async function hasCompleted(sql: Sql, userId: number, businessId: number): Promise<boolean> {
  const rows = await sql`
    select 1 from reservations
    where user_id = ${userId} and business_id = ${businessId} and status = ${ReservationStatus.completed} limit 1`;
  return rows.length === 1;
}
