import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { ListingKind } from '../listings/index.ts';
import type { Ratings } from './reviews.policy.ts';
import { ratingNames } from './rubrics.ts';

export type ReviewSort = 'recent' | 'score' | 'like';
/** Ratings of other kinds are null. */
export type Review = Ratings & {
  id: number;
  kind: ListingKind;
  businessId: number;
  userId: number | null;
  averageRating: number;
  wouldRevisit: boolean;
  visitDate: string;
  review: string;
  files: string[];
  petId: number | null;
  petDivision: string | null;
  petKindName: string | null;
  likeCount: number;
  isLiked: boolean;
  isReported: boolean;
  /** One of its receipts has been verified. */
  isVerified: boolean;
  point: number;
  /** The writer wants a mail when the business answers. */
  hearsOfReply: boolean;
  reply: { content: string; createdAt: string; updatedAt: string } | null;
  createdAt: string;
  updatedAt: string;
};
/** Which reviews: all of the kind where the rest is left out. */
export type ReviewScope = {
  kind?: ListingKind;
  businessId?: number;
  userId?: number;
  star?: number;
  hasPictures?: boolean;
  petDivision?: string;
  isAnswered?: boolean;
};
/** What of a review its writer decides, as stored. */
export type WrittenReview = Ratings &
  Pick<Review, 'wouldRevisit' | 'visitDate' | 'review' | 'files' | 'petId' | 'petDivision' | 'petKindName' | 'hearsOfReply'>;
export type NewReview = WrittenReview & { kind: ListingKind; businessId: number; userId: number; point: number };

/** Per rating its mean to one decimal; null without reviews. */
export type ReviewRate = Ratings & {
  count: number;
  averageRating: number | null;
  revisitShare: number | null;
  /** How many reviews have an average of 5, of 4 to 4.9, down to 1 to 1.9. */
  stars: number[];
};

const orders = (sql: Sql) => ({
  recent: sql`created_at desc, id desc`,
  score: sql`exact_rating desc, created_at desc, id desc`,
  like: sql`like_count desc, created_at desc, id desc`,
});

/** To one decimal, as people see it; bands of stars are of this figure. */
const shown = (sql: Sql) => sql`round(exact_rating, 1)`;

const columns = (sql: Sql, viewerId: number | null) => sql`
  ${sql([...ratingNames])}, id, kind, business_id, user_id, visit_date, ${shown(sql)}::float8 as average_rating, would_revisit, review,
  files, pet_id, pet_division, pet_kind_name, like_count, point, hears_of_reply, is_verified, created_at, updated_at,
  exists (select 1 from review_likes l where l.review_id = reviews.id and l.user_id = ${viewerId}::bigint) as is_liked,
  exists (select 1 from review_reports p where p.review_id = reviews.id and p.user_id = ${viewerId}::bigint) as is_reported,
  (select jsonb_build_object('content', a.content, 'createdAt', a.created_at, 'updatedAt', a.updated_at)
    from review_replies a where a.review_id = reviews.id) as reply`;

const within = (sql: Sql, { kind, businessId, userId, star, hasPictures, petDivision, isAnswered }: ReviewScope) => sql`
  true
  ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
  ${businessId === undefined ? sql`` : sql`and business_id = ${businessId}`}
  ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}
  ${star === undefined ? sql`` : sql`and floor(${shown(sql)}) = ${star}`}
  ${hasPictures === undefined ? sql`` : sql`and (files <> '{}') = ${hasPictures}`}
  ${petDivision === undefined ? sql`` : sql`and pet_division = ${petDivision}`}
  ${isAnswered === undefined ? sql`` : sql`and exists (select 1 from review_replies a where a.review_id = reviews.id) = ${isAnswered}`}`;

export async function listReviews(
  sql: Sql,
  scope: ReviewScope,
  { sort, page, viewerId }: { sort: ReviewSort; page: Page; viewerId: number | null },
): Promise<Review[]> {
  return sql<Review[]>`
    select ${columns(sql, viewerId)} from reviews where ${within(sql, scope)}
    order by ${orders(sql)[sort]} limit ${page.count} offset ${offsetOf(page)}`;
}

/** A business's reviews, newest first, those after the review `last` of it. */
export async function listReviewsAfter(
  sql: Sql,
  businessId: number,
  last: number | null,
  { count, viewerId }: { count: number; viewerId: number | null },
): Promise<Review[]> {
  const after = last === null ? sql`` : sql`and (created_at, id) < (select created_at, id from reviews where id = ${last})`;
  return sql<Review[]>`
    select ${columns(sql, viewerId)} from reviews where ${within(sql, { businessId })} ${after}
    order by ${orders(sql).recent} limit ${count}`;
}

export async function countReviews(sql: Sql, scope: ReviewScope): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*) as total from reviews where ${within(sql, scope)}`;
  return row.total;
}

export async function findReview(sql: Sql, id: number, viewerId: number | null): Promise<Review | undefined> {
  const [row] = await sql<Review[]>`select ${columns(sql, viewerId)} from reviews where id = ${id}`;
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
  const [inserted] = await sql<[{ id: number }]>`insert into reviews ${sql({ ...review, createdAt: now, updatedAt: now })} returning id`;
  return inserted.id;
}

export async function updateReview(sql: Sql, id: number, review: WrittenReview, now: Date): Promise<void> {
  await sql`update reviews set ${sql({ ...review, updatedAt: now })} where id = ${id}`;
}

/** False when it was gone already. */
export async function deleteReview(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`delete from reviews where id = ${id} returning 1`;
  return rows.length === 1;
}

/** The averages of one business; of another kind's id, as of one without reviews. */
export async function rateReviews(sql: Sql, business: { kind: ListingKind; id: number }): Promise<ReviewRate> {
  const means = ratingNames.map((rating) => sql`round(avg(${sql(rating)}), 1)::float8 as ${sql(rating)},`);
  const bands = [5, 4, 3, 2, 1].map(
    (star, index) => sql`${index > 0 ? sql`,` : sql``} count(*) filter (where floor(${shown(sql)}) = ${star})`,
  );
  const [row] = await sql<[ReviewRate]>`
    select ${means} count(*) as count, round(avg(exact_rating), 1)::float8 as average_rating,
      avg(would_revisit::int)::float8 as revisit_share, array[${bands}]::integer[] as stars
    from reviews where ${within(sql, { kind: business.kind, businessId: business.id })}`;
  return row;
}

/** Gives a like or takes it back; false when there is no such review. The row's lock queues up racing taps. */
export async function toggleLike(sql: Sql, id: number, userId: number, now: Date): Promise<boolean> {
  const [locked] = await sql`select 1 from reviews where id = ${id} for update`;
  if (!locked) return false;
  const taken = await sql`delete from review_likes where review_id = ${id} and user_id = ${userId} returning 1`;
  if (taken.length === 0) await sql`insert into review_likes ${sql({ reviewId: id, userId, createdAt: now })}`;
  await sql`update reviews set like_count = like_count + ${taken.length === 0 ? 1 : -1} where id = ${id}`;
  return true;
}
