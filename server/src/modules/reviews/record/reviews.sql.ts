import type { Sql } from '../../../platform/database/database.ts';
import { offsetOf, type Page } from '../../../platform/paging.ts';
import type { ListingKind } from '../../listings/index.ts';
import type { ReviewScope } from './lists.policy.ts';
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
  /** From when its points come with nothing behind it; null when none wait. */
  pointsFrom: string | null;
  /** The writer wants a mail when the business answers. */
  hearsOfReply: boolean;
  /** The reason why an operator has hidden it; null while it is shown. */
  hiddenReason: string | null;
  reply: { content: string; createdAt: string; updatedAt: string } | null;
  createdAt: string;
  updatedAt: string;
};
/** The part of a review that its writer decides, as stored. */
export type WrittenReview = Ratings &
  Pick<Review, 'wouldRevisit' | 'visitDate' | 'review' | 'files' | 'petId' | 'petDivision' | 'petKindName' | 'hearsOfReply'>;
export type NewReview = WrittenReview & { kind: ListingKind; businessId: number; userId: number; point: number; pointsFrom: Date | null };

/** Ends in the id, so that pages follow each other without a gap. */
export const orderOf = (sql: Sql, sort: ReviewSort) =>
  ({
    recent: sql`created_at desc, id desc`,
    score: sql`exact_rating desc, created_at desc, id desc`,
    like: sql`like_count desc, created_at desc, id desc`,
  })[sort];

/** To one decimal, as people see it; bands of stars are of this figure. */
const shown = (sql: Sql) => sql`round(exact_rating, 1)`;

const columns = (sql: Sql, viewerId: number | null) => sql`
  ${sql([...ratingNames])}, id, kind, business_id, user_id, visit_date, ${shown(sql)}::float8 as average_rating, would_revisit, review,
  files, pet_id, pet_division, pet_kind_name, like_count, point, points_from, hears_of_reply, hidden_reason, is_verified, created_at, updated_at,
  exists (select 1 from review_likes l where l.review_id = reviews.id and l.user_id = ${viewerId}::bigint) as is_liked,
  exists (select 1 from reported_things p where p.kind = 'review' and p.thing_id = reviews.id and p.reporter_id = ${viewerId}::bigint)
    as is_reported,
  (select jsonb_build_object('content', a.content, 'createdAt', a.created_at, 'updatedAt', a.updated_at)
    from review_replies a where a.review_id = reviews.id) as reply`;

/** A person's own; lists of businesses are in `lists.sql.ts`. */
const within = (sql: Sql, { kind, businessId, userId }: ReviewScope) => sql`
  true
  ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
  ${businessId === undefined ? sql`` : sql`and business_id = ${businessId}`}
  ${userId === undefined ? sql`and hidden_at is null` : sql`and user_id = ${userId}`}`;

export async function listReviews(
  sql: Sql,
  scope: ReviewScope,
  { sort, page, viewerId }: { sort: ReviewSort; page: Page; viewerId: number | null },
): Promise<Review[]> {
  return sql<Review[]>`
    select ${columns(sql, viewerId)} from reviews where ${within(sql, scope)}
    order by ${orderOf(sql, sort)} limit ${page.count} offset ${offsetOf(page)}`;
}

/** In the order of the ids; without those that are gone. */
export async function listReviewsById(sql: Sql, ids: readonly number[], viewerId: number | null): Promise<Review[]> {
  if (ids.length === 0) return [];
  const rows = await sql<Review[]>`select ${columns(sql, viewerId)} from reviews where id = any(${[...ids]}::bigint[])`;
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
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
    order by ${orderOf(sql, 'recent')} limit ${count}`;
}

export async function countReviews(sql: Sql, scope: ReviewScope): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*) as total from reviews where ${within(sql, scope)}`;
  return row.total;
}

export async function listVisitDays(sql: Sql, userId: number, businessId: number): Promise<string[]> {
  const rows = await sql<{ visitDate: string }[]>`
    select visit_date from reviews where user_id = ${userId} and business_id = ${businessId} order by visit_date desc limit 1000`;
  return rows.map(({ visitDate }) => visitDate);
}

export async function findReview(sql: Sql, id: number, viewerId: number | null): Promise<Review | undefined> {
  const [row] = await sql<Review[]>`select ${columns(sql, viewerId)} from reviews where id = ${id}`;
  return row;
}

/** One person changes one review of theirs at a time: what their last act at a business left is known to the next. */
export async function lockReviewsBy(sql: Sql, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reviews', ${userId}))`;
}

/** The review, which nobody else changes until the transaction ends; always taken before its business's summary, so that nobody deadlocks. False when it is gone. */
export async function lockReview(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select 1 from reviews where id = ${id} for update`;
  return rows.length === 1;
}

const writtenColumns = [
  'kindnessRating',
  'priceRating',
  'explainRating',
  'diagnosisRating',
  'facilityRating',
  'medicineRating',
  'hygieneRating',
  'locationRating',
  'wouldRevisit',
  'visitDate',
  'review',
  'files',
  'petId',
  'petDivision',
  'petKindName',
  'hearsOfReply',
] as const;
const insertedColumns = [...writtenColumns, 'kind', 'businessId', 'userId', 'point', 'pointsFrom', 'createdAt', 'updatedAt'] as const;
const updatedColumns = [...writtenColumns, 'updatedAt'] as const;

export async function insertReview(sql: Sql, review: NewReview, now: Date): Promise<number> {
  const [inserted] = await sql<[{ id: number }]>`
    insert into reviews ${sql({ ...review, createdAt: now, updatedAt: now }, ...insertedColumns)} returning id`;
  return inserted.id;
}

export async function updateReview(sql: Sql, id: number, review: WrittenReview, now: Date): Promise<void> {
  await sql`update reviews set ${sql({ ...review, updatedAt: now }, ...updatedColumns)} where id = ${id}`;
}

/** False when it was gone already. */
export async function deleteReview(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`delete from reviews where id = ${id} returning 1`;
  return rows.length === 1;
}

/** Gives a like or takes it back; false when there is no such review. The row's lock queues up racing taps. */
export async function toggleLike(sql: Sql, id: number, userId: number, now: Date): Promise<boolean> {
  const [locked] = await sql`select 1 from reviews where id = ${id} and hidden_at is null for update`;
  if (!locked) return false;
  const taken = await sql`delete from review_likes where review_id = ${id} and user_id = ${userId} returning 1`;
  if (taken.length === 0) await sql`insert into review_likes ${sql({ reviewId: id, userId, createdAt: now })}`;
  await sql`update reviews set like_count = like_count + ${taken.length === 0 ? 1 : -1} where id = ${id}`;
  return true;
}
