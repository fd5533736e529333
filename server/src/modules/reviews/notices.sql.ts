import type { Sql } from '../../platform/database/database.ts';
import type { ListingKind } from '../listings/index.ts';

type ToldOf = 'review' | 'reply';

/** Nothing where there was one already: a reply that was taken back and written again is told of once. */
export async function insertNotice(sql: Sql, notice: { reviewId: number; businessId: number; toldOf: ToldOf }, now: Date): Promise<void> {
  await sql`insert into review_notices ${sql({ ...notice, createdAt: now })} on conflict do nothing`;
}

/** What was to be told before `day` and could not be. */
export async function deleteUnsentBefore(sql: Sql, day: Date): Promise<void> {
  await sql`delete from review_notices where sent_at is null and created_at < ${day}`;
}

/** Businesses that have something to hear, and have heard nothing since. */
export async function listWaiting(sql: Sql, since: Date, count: number): Promise<number[]> {
  const rows = await sql<{ businessId: number }[]>`
    select business_id from review_notices n where told_of = 'review' and sent_at is null and not exists (
      select 1 from review_notices s where s.business_id = n.business_id and s.told_of = 'review' and s.sent_at > ${since})
    group by business_id order by min(review_id) limit ${count}`;
  return rows.map(({ businessId }) => businessId);
}

/** True when nobody else tells this business anything until the transaction ends, and it has still heard nothing since. */
export async function claimBusiness(sql: Sql, businessId: number, since: Date): Promise<boolean> {
  const [lock] = await sql<
    [{ isFree: boolean }]
  >`select pg_try_advisory_xact_lock(hashtextextended('review_notices', ${businessId})) as is_free`;
  if (!lock.isFree) return false;
  const heard = await sql`
    select 1 from review_notices where business_id = ${businessId} and told_of = 'review' and sent_at > ${since} limit 1`;
  return heard.length === 0;
}

export type Hearer = { kind: ListingKind; name: string; email: string };

/** Whoever owns the business; undefined for nobody. */
export async function findHearer(sql: Sql, businessId: number): Promise<Hearer | undefined> {
  const [row] = await sql<Hearer[]>`
    select b.kind, b.name, u.email from listing_heads b join account_contacts u on u.id = b.owner_user_id where b.id = ${businessId}`;
  return row;
}

export type ToldReview = { reviewId: number; averageRating: number; visitDate: string; review: string };

/** What waits to be told of this business, oldest first. */
export async function listUnsent(sql: Sql, businessId: number): Promise<ToldReview[]> {
  return sql<ToldReview[]>`
    select n.review_id, round(r.exact_rating, 1)::float8 as average_rating, r.visit_date, r.review
    from review_notices n join reviews r on r.id = n.review_id
    where n.business_id = ${businessId} and n.told_of = 'review' and n.sent_at is null order by n.review_id`;
}

export async function markSent(sql: Sql, reviewIds: number[], toldOf: ToldOf, now: Date): Promise<void> {
  await sql`update review_notices set sent_at = ${now} where review_id = any(${reviewIds}::bigint[]) and told_of = ${toldOf}`;
}

export type ToldReply = { reviewId: number; name: string; email: string; content: string };

/** A reply that waits to be told of and is not of the reviews `seen`, locked until the transaction ends; those that another holds are left out. */
export async function lockUnsentReply(sql: Sql, seen: number[]): Promise<ToldReply | undefined> {
  const [row] = await sql<ToldReply[]>`
    select n.review_id, b.name, u.email, a.content
    from review_notices n
    join reviews r on r.id = n.review_id and r.hears_of_reply
    join review_replies a on a.review_id = n.review_id
    join listing_heads b on b.id = n.business_id
    join account_contacts u on u.id = r.user_id
    where n.told_of = 'reply' and n.sent_at is null and n.review_id <> all(${seen}::bigint[])
    order by n.review_id limit 1 for update of n skip locked`;
  return row;
}
