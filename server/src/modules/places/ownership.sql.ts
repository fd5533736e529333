import type { Sql } from '../../platform/database/database.ts';

export type Licensed = { id: number; ownerUserId: number | null };

/** The hospital with this licence, locked until the transaction ends. */
export async function lockHospitalByLicence(sql: Sql, licence: string): Promise<Licensed | undefined> {
  const [row] = await sql<Licensed[]>`
    select id, owner_user_id from businesses where kind = 'hospital' and licence_number = ${licence} for update`;
  return row;
}

export async function releaseListings(sql: Sql, ownerUserId: number, now: Date): Promise<void> {
  await sql`update businesses set owner_user_id = null, updated_at = ${now} where owner_user_id = ${ownerUserId}`;
}

/** Approved, owned, and open to reservations; the owner may close them again. */
export async function giveListing(sql: Sql, id: number, ownerUserId: number, now: Date): Promise<void> {
  await sql`
    update businesses set owner_user_id = ${ownerUserId}, claimant_user_id = null, approval = 'approved',
      allow_reservation = true, updated_at = ${now}
    where id = ${id}`;
}
