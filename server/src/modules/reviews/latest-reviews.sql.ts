import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { PlaceKind } from '../places/index.ts';

/** The ratings that a review of each kind has. */
export const ratingsOf = {
  hospital: ['kindnessRating', 'explainRating', 'diagnosisRating', 'facilityRating', 'priceRating'],
  pharmacy: ['kindnessRating', 'priceRating', 'medicineRating'],
  company: ['kindnessRating', 'priceRating', 'hygieneRating', 'facilityRating', 'locationRating'],
} as const satisfies Record<PlaceKind, readonly string[]>;
type Rating = (typeof ratingsOf)[PlaceKind][number];

/** Of any kind of listing, with the ratings of its kind. */
export type LatestReview = { [name in Rating]?: number } & {
  id: number;
  businessId: number;
  userId: number | null;
  visitDate: string;
  averageRating: number;
  wouldRevisit: boolean;
  review: string;
  files: string[];
  likeCount: number;
  createdAt: string;
};

/** Of all listings of a kind, newest first. */
export async function listLatestReviews(sql: Sql, kind: PlaceKind, page: Page): Promise<LatestReview[]> {
  return sql<LatestReview[]>`
    select ${sql([...ratingsOf[kind]])}, id, business_id, user_id, visit_date, round(exact_rating, 1)::float8 as average_rating,
      would_revisit, review, files, like_count, created_at
    from reviews where kind = ${kind} order by created_at desc, id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countLatestReviews(sql: Sql, kind: PlaceKind): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*) as total from reviews where kind = ${kind}`;
  return row.total;
}
