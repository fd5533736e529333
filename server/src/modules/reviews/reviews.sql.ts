import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { HospitalRating, ReviewDraft } from './reviews.policy.ts';

export type ReviewSort = 'recent' | 'score' | 'like';
export type ReviewRow = Omit<ReviewDraft, 'files'> & {
  id: number;
  businessId: number;
  userId: number | null;
  averageRating: number;
  files: string[];
  likeCount: number;
  isLiked: boolean;
  createdAt: string;
  updatedAt: string;
};
/** Which reviews: all of them where a part is left out. */
export type ReviewScope = { businessId?: number; userId?: number; star?: number };
export type NewReview = ReviewDraft & { businessId: number; userId: number };

/** Per rating its mean to one decimal; null without reviews. */
export type RateRow = Record<HospitalRating, number | null> & {
  count: number;
  averageRating: number | null;
  revisitShare: number | null;
  star1: number;
  star2: number;
  star3: number;
  star4: number;
  star5: number;
};

const orders = (sql: Sql) => ({
  recent: sql`r.created_at desc, r.id desc`,
  score: sql`r.exact_rating desc, r.created_at desc, r.id desc`,
  like: sql`r.like_count desc, r.created_at desc, r.id desc`,
});

/** To one decimal, as people see it; bands and averages are of this figure. */
const shown = (sql: Sql) => sql`round(r.exact_rating, 1)`;

const columns = (sql: Sql, viewerId: number | null) => sql`
  r.id, r.business_id, r.user_id, r.visit_date, r.kindness_rating, r.explain_rating, r.diagnosis_rating,
  r.facility_rating, r.price_rating, ${shown(sql)}::float8 as average_rating, r.would_revisit, r.review, r.files,
  r.like_count, r.created_at, r.updated_at,
  exists (select 1 from review_likes l where l.review_id = r.id and l.user_id = ${viewerId}::bigint) as is_liked`;

const within = (sql: Sql, { businessId, userId, star }: ReviewScope) => sql`
  r.kind = 'hospital'
  ${businessId === undefined ? sql`` : sql`and r.business_id = ${businessId}`}
  ${userId === undefined ? sql`` : sql`and r.user_id = ${userId}`}
  ${star === undefined ? sql`` : sql`and floor(${shown(sql)}) = ${star}`}`;

export async function listReviews(
  sql: Sql,
  scope: ReviewScope,
  { sort, page, viewerId }: { sort: ReviewSort; page: Page; viewerId: number | null },
): Promise<ReviewRow[]> {
  return sql<ReviewRow[]>`
    select ${columns(sql, viewerId)} from reviews r where ${within(sql, scope)}
    order by ${orders(sql)[sort]} limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countReviews(sql: Sql, scope: ReviewScope): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from reviews r where ${within(sql, scope)}`;
  return row!.total;
}

export async function findReview(sql: Sql, id: number, viewerId: number | null): Promise<ReviewRow | undefined> {
  const [row] = await sql<ReviewRow[]>`
    select ${columns(sql, viewerId)} from reviews r where r.id = ${id} and r.kind = 'hospital'`;
  return row;
}

/**
 * Whoever changes a business's reviews holds this until the end of the transaction, so that the
 * averages that are counted afterwards have seen every other writer.
 */
export async function lockReviewsOf(sql: Sql, businessId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reviews', ${businessId}))`;
}

export async function insertReview(sql: Sql, review: NewReview, now: Date): Promise<number> {
  const row = { ...review, kind: 'hospital', createdAt: now, updatedAt: now };
  const [inserted] = await sql<{ id: number }[]>`insert into reviews ${sql(row)} returning id`;
  return inserted!.id;
}

export async function updateReview(sql: Sql, id: number, draft: ReviewDraft, now: Date): Promise<void> {
  await sql`update reviews set ${sql({ ...draft, updatedAt: now })} where id = ${id}`;
}

/** False when it was gone already. */
export async function deleteReview(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`delete from reviews where id = ${id} returning 1`;
  return rows.length === 1;
}

/** The averages of one hospital. */
export async function rateReviews(sql: Sql, businessId: number): Promise<RateRow> {
  const mean = (column: string) => sql`round(avg(${sql(column)}), 1)::float8`;
  const band = (star: number) => sql`count(*) filter (where floor(${shown(sql)}) = ${star})`;
  const [row] = await sql<RateRow[]>`
    select count(*) as count, round(avg(exact_rating), 1)::float8 as average_rating,
      ${mean('kindness_rating')} as kindness_rating, ${mean('explain_rating')} as explain_rating,
      ${mean('diagnosis_rating')} as diagnosis_rating, ${mean('facility_rating')} as facility_rating,
      ${mean('price_rating')} as price_rating,
      avg(would_revisit::int)::float8 as revisit_share,
      ${band(1)} as star1, ${band(2)} as star2, ${band(3)} as star3, ${band(4)} as star4, ${band(5)} as star5
    from reviews r where r.business_id = ${businessId} and r.kind = 'hospital'`;
  return row!;
}

/** Gives a like or takes it back; false when there is no such review. The row's lock queues up racing taps. */
export async function toggleLike(sql: Sql, id: number, userId: number, now: Date): Promise<boolean> {
  const [locked] = await sql`select 1 from reviews where id = ${id} and kind = 'hospital' for update`;
  if (!locked) return false;
  const taken = await sql`delete from review_likes where review_id = ${id} and user_id = ${userId} returning 1`;
  if (taken.length === 0) await sql`insert into review_likes ${sql({ reviewId: id, userId, createdAt: now })}`;
  await sql`update reviews set like_count = like_count + ${taken.length === 0 ? 1 : -1} where id = ${id}`;
  return true;
}
