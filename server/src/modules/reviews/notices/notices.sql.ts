import type { Sql } from '../../../platform/database/database.ts';
import type { ListingKind } from '../../listings/index.ts';

type NoticeColumns = 'review' | 'reply';

/** Nothing where there was one already: a reply that was taken back and written again is told of once. */
export async function insertNotice(
  sql: Sql,
  notice: { reviewId: number; businessId: number; toldOf: NoticeColumns },
  now: Date,
): Promise<void> {
  await sql`
    insert into review_notices ${sql({ ...notice, createdAt: now }, 'reviewId', 'businessId', 'toldOf', 'createdAt')}
    on conflict do nothing`;
}

/** Deletes the notices that were to be told before `day` and were not. */
export async function deleteUntoldBefore(sql: Sql, day: Date): Promise<void> {
  await sql`delete from review_notices where told_at is null and created_at < ${day}`;
}

/** Businesses that have something to hear, and have heard nothing since. */
export async function listWaiting(sql: Sql, since: Date, count: number): Promise<number[]> {
  const rows = await sql<{ businessId: number }[]>`
    select business_id from review_notices n where told_of = 'review' and told_at is null and not exists (
      select 1 from review_notices s where s.business_id = n.business_id and s.told_of = 'review' and s.told_at > ${since})
    group by business_id order by min(review_id) limit ${count}`;
  return rows.map(({ businessId }) => businessId);
}

/** True when nobody else tells this business anything until the transaction ends, and it has still heard nothing since. */
export async function claimBusiness(sql: Sql, businessId: number, since: Date): Promise<boolean> {
  const [lock] = await sql<[{ isFree: boolean }]>`
    select pg_try_advisory_xact_lock(hashtextextended('review_notices', ${businessId})) as is_free`;
  if (!lock.isFree) return false;
  const heard = await sql`
    select 1 from review_notices where business_id = ${businessId} and told_of = 'review' and told_at > ${since} limit 1`;
  return heard.length === 0;
}

export type Hearer = { kind: ListingKind; name: string; email: string; userId: number };

/** Whoever owns the business; undefined for nobody. */
export async function findHearer(sql: Sql, businessId: number): Promise<Hearer | undefined> {
  const [row] = await sql<Hearer[]>`
    select b.kind, b.name, u.email, u.id as user_id from listing_heads b join account_contacts u on u.id = b.owner_user_id where b.id = ${businessId}`;
  return row;
}

export type ToldReview = { reviewId: number; averageRating: number; visitDate: string; review: string };

/** The reviews of this business that wait to be told, oldest first. */
export async function listUntold(sql: Sql, businessId: number): Promise<number[]> {
  const rows = await sql<{ reviewId: number }[]>`
    select review_id from review_notices where business_id = ${businessId} and told_of = 'review' and told_at is null order by review_id`;
  return rows.map(({ reviewId }) => reviewId);
}

/** Those that are still there and not hidden, oldest first. */
export async function listTold(sql: Sql, reviewIds: readonly number[]): Promise<ToldReview[]> {
  return sql<ToldReview[]>`
    select id as review_id, round(exact_rating, 1)::float8 as average_rating, visit_date, review
    from reviews where id = any(${[...reviewIds]}::bigint[]) and hidden_at is null order by id`;
}

export async function markTold(sql: Sql, reviewIds: number[], toldOf: NoticeColumns, now: Date): Promise<void> {
  await sql`update review_notices set told_at = ${now} where review_id = any(${reviewIds}::bigint[]) and told_of = ${toldOf}`;
}

export type UntoldReply = { reviewId: number; userId: number; email: string };

/** A reply that waits to be told of, locked until the transaction ends; those that another holds are left out. */
export async function lockUntoldReply(sql: Sql): Promise<UntoldReply | undefined> {
  const [row] = await sql<UntoldReply[]>`
    select n.review_id, u.id as user_id, u.email
    from review_notices n
    join reviews r on r.id = n.review_id and r.hears_of_reply
    join review_replies a on a.review_id = n.review_id
    join account_contacts u on u.id = r.user_id
    where n.told_of = 'reply' and n.told_at is null
    order by n.review_id limit 1 for update of n skip locked`;
  return row;
}

export type ToldReply = { name: string; content: string };

/** Undefined when it was taken back, or its review with it. */
export async function findReply(sql: Sql, reviewId: number): Promise<ToldReply | undefined> {
  const [row] = await sql<ToldReply[]>`
    select b.name, a.content from review_replies a join reviews r on r.id = a.review_id join listing_heads b on b.id = r.business_id
    where a.review_id = ${reviewId}`;
  return row;
}
