import type { Sql } from '../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import type { ListingKind } from '../listings/index.ts';

export type RegistrationRow = {
  id: number;
  userId: number;
  kind: ListingKind;
  businessNumber: string;
  /** Key of a private upload. */
  licenceKey: string;
  /** Null when the listing is gone. */
  businessId: number | null;
  isClaim: boolean;
  status: 'pending' | 'approved' | 'rejected';
  reason: string | null;
  createdAt: string;
  decidedAt: string | null;
};

/** With who asks and what for. */
export type RegistrationEntry = RegistrationRow & { email: string; name: string; phone: string; listingName: string | null };

const columns = (sql: Sql) => sql`
  g.id, g.user_id, g.kind, g.business_number, g.licence_key, g.business_id, g.is_claim, g.status, g.reason, g.created_at, g.decided_at`;

const entries = (sql: Sql) => sql`
  select ${columns(sql)}, u.email, u.name, u.phone, b.name as listing_name
  from registrations g join account_contacts u on u.id = g.user_id left join listing_heads b on b.id = g.business_id`;

export type NewRegistration = Pick<RegistrationRow, 'userId' | 'kind' | 'businessNumber' | 'licenceKey' | 'businessId' | 'isClaim'>;

const insertedColumns = ['businessId', 'kind', 'userId', 'businessNumber', 'licenceKey', 'isClaim', 'createdAt'] as const;

export async function insertRegistration(sql: Sql, registration: NewRegistration, now: Date): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into registrations ${sql({ ...registration, createdAt: now }, ...insertedColumns)} returning id`;
  return row!.id;
}

/** One account's requests one after the other. */
export async function lockApplicant(sql: Sql, userId: number): Promise<void> {
  await sql`select 1 from account_contacts where id = ${userId} for update`;
}

/** Decisions touch each other's rows (one listing, one number): one at a time, however many operators. */
export async function lockDecisions(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('registrations', 0))`;
}

export async function findRegistration(sql: Sql, id: number): Promise<RegistrationRow | undefined> {
  const [row] = await sql<RegistrationRow[]>`select ${columns(sql)} from registrations g where g.id = ${id} for update`;
  return row;
}

export async function findLatest(sql: Sql, userId: number): Promise<RegistrationEntry | undefined> {
  const [row] = await sql<RegistrationEntry[]>`${entries(sql)} where g.user_id = ${userId} order by g.id desc limit 1`;
  return row;
}

/** The account's registration that waits. */
export async function findPending(sql: Sql, userId: number): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`select id from registrations where status = 'pending' and user_id = ${userId}`;
  return row?.id;
}

/** The latest registration that made this listing, unless it was approved. */
export async function findUnapprovedMaker(sql: Sql, businessId: number): Promise<number | undefined> {
  const [row] = await sql<RegistrationRow[]>`
    select ${columns(sql)} from registrations g where g.business_id = ${businessId} and not g.is_claim order by g.id desc limit 1`;
  return row && row.status !== 'approved' ? row.id : undefined;
}

/** An account's registrations; the keys of their licences. */
export async function deleteOf(sql: Sql, userId: number): Promise<string[]> {
  const rows = await sql<{ licenceKey: string }[]>`delete from registrations where user_id = ${userId} returning licence_key`;
  return rows.map(({ licenceKey }) => licenceKey);
}

export async function listPending(sql: Sql, page: Page): Promise<ListedPage<RegistrationEntry>> {
  return pageOfRows<RegistrationEntry>(sql, () => sql`${entries(sql)} where g.status = 'pending' order by g.id`, page);
}

export async function findEntry(sql: Sql, id: number): Promise<RegistrationEntry | undefined> {
  const [row] = await sql<RegistrationEntry[]>`${entries(sql)} where g.id = ${id}`;
  return row;
}

export async function isNumberApproved(sql: Sql, kind: ListingKind, businessNumber: string): Promise<boolean> {
  const rows = await sql`
    select 1 from registrations where kind = ${kind} and business_number = ${businessNumber} and status = 'approved'`;
  return rows.length > 0;
}

export type Decision = { status: 'approved'; reason: null } | { status: 'rejected'; reason: string };

/** Throws a unique violation of `registrations_number_key`. */
export async function decide(sql: Sql, id: number, decision: Decision, now: Date): Promise<void> {
  await sql`update registrations set ${sql({ ...decision, decidedAt: now }, 'status', 'reason', 'decidedAt')} where id = ${id}`;
}

/** The other registrations for this listing, or with this number. */
export async function listRivals(sql: Sql, { id, kind, businessId, businessNumber }: RegistrationRow): Promise<RegistrationRow[]> {
  return sql<RegistrationRow[]>`
    select ${columns(sql)} from registrations g
    where g.status = 'pending' and g.id <> ${id}
      and (g.business_id = ${businessId} or (g.kind = ${kind} and g.business_number = ${businessNumber}))
    order by g.id for update`;
}
