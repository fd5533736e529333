import type { Sql } from '../../../platform/database/database.ts';

export type CompanyDetails = { presentName: string | null; presentContact: string | null; reservationAgreedAt: Date | string | null };

/** All null for a company that has said nothing of these. */
export async function findDetails(sql: Sql, businessId: number): Promise<CompanyDetails> {
  const [row] = await sql<CompanyDetails[]>`
    select present_name, present_contact, reservation_agreed_at from companies where business_id = ${businessId}`;
  return row ?? { presentName: null, presentContact: null, reservationAgreedAt: null };
}

export async function saveDetails(sql: Sql, businessId: number, details: CompanyDetails): Promise<void> {
  await sql`
    insert into companies ${sql({ businessId, ...details }, 'businessId', 'presentName', 'presentContact', 'reservationAgreedAt')}
    on conflict (business_id) do update set ${sql(details, 'presentName', 'presentContact', 'reservationAgreedAt')}`;
}

export async function deleteDetails(sql: Sql, businessId: number): Promise<void> {
  await sql`delete from companies where business_id = ${businessId}`;
}
