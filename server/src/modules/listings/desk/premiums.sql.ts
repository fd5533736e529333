import type { Sql } from '../../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../../platform/database/page-of-rows.ts';
import type { Page } from '../../../platform/paging.ts';
import type { ListingKind } from '../record/listing.ts';

export type Period = { id: number; businessId: number; startsAt: string; endsAt: string };
/** `state`: as the clock has it. */
export type PremiumPeriod = Period & { kind: ListingKind; name: string; state: 'coming' | 'running' | 'over' };

const stateAt = (sql: Sql, now: Date) => sql`
  case when p.starts_at > ${now} then 'coming' when p.ends_at > ${now} then 'running' else 'over' end`;

/** Those that run or are to come first, the one that ends soonest before the others; then those that are over, the latest first. */
export async function listPeriods(sql: Sql, now: Date, page: Page): Promise<ListedPage<PremiumPeriod>> {
  const rows = () => sql`
    select p.id, p.business_id, b.kind, b.name, p.starts_at, p.ends_at, ${stateAt(sql, now)} as state
    from listing_premiums p join businesses b on b.id = p.business_id
    order by p.ends_at <= ${now}, case when p.ends_at > ${now} then p.ends_at end, p.ends_at desc, p.id`;
  return pageOfRows<PremiumPeriod>(sql, rows, page);
}

/** The name of a listing that is not closed, held until the transaction ends. */
export async function lockOpenListing(sql: Sql, businessId: number): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select name from businesses where id = ${businessId} and closed_at is null for no key update`;
  return row?.name;
}

export async function findOverlapping(
  sql: Sql,
  { businessId, startsAt, endsAt }: Omit<NewPeriod, 'createdAt'>,
): Promise<Period | undefined> {
  const [row] = await sql<Period[]>`
    select id, business_id, starts_at, ends_at from listing_premiums
    where business_id = ${businessId} and starts_at < ${endsAt} and ends_at > ${startsAt} order by starts_at limit 1`;
  return row;
}

export type NewPeriod = { businessId: number; startsAt: Date; endsAt: Date; createdAt: Date };

export async function insertPeriod(sql: Sql, period: NewPeriod): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into listing_premiums ${sql(period, 'businessId', 'startsAt', 'endsAt', 'createdAt')} returning id`;
  return row!.id;
}

export async function lockPeriod(sql: Sql, id: number): Promise<Period | undefined> {
  const [row] = await sql<Period[]>`select id, business_id, starts_at, ends_at from listing_premiums where id = ${id} for update`;
  return row;
}

/** One that has begun ends now, one to come never was. */
export async function endPeriod(sql: Sql, id: number, now: Date): Promise<void> {
  await sql`delete from listing_premiums where id = ${id} and starts_at >= ${now}`;
  await sql`update listing_premiums set ends_at = ${now} where id = ${id}`;
}

/** The listing is premium as its periods say at this moment. */
export async function setPremium(sql: Sql, businessId: number, now: Date): Promise<void> {
  await sql`
    update businesses b set is_premium = not b.is_premium where b.id = ${businessId} and b.is_premium <> exists (
      select 1 from listing_premiums p where p.business_id = b.id and p.starts_at <= ${now} and p.ends_at > ${now})`;
}

/** The same for every listing that has ever had a period; the ids of those that it has changed. */
export async function setAllPremium(sql: Sql, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    update businesses b set is_premium = due.is_premium
    from (select business_id, bool_or(starts_at <= ${now} and ends_at > ${now}) as is_premium from listing_premiums group by 1) due
    where b.id = due.business_id and b.is_premium <> due.is_premium returning b.id`;
  return rows.map(({ id }) => id);
}
