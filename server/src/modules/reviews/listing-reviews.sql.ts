import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { PlaceKind } from '../places/index.ts';
import { ratingsOf, type LatestReview } from './latest-reviews.sql.ts';
import type { ReviewSort } from './reviews.sql.ts';

export type ListingReview = LatestReview & { updatedAt: string };

type Listing = { kind: PlaceKind; id: number };
type Rating = (typeof ratingsOf)[PlaceKind][number];

/** Per rating of the kind its mean to one decimal; null without reviews. */
export type ListingRate = { [name in Rating]?: number | null } & {
  count: number;
  averageRating: number | null;
  revisitShare: number | null;
  stars: number[];
};

const shown = (sql: Sql) => sql`round(exact_rating, 1)`;
const orders = (sql: Sql) => ({
  recent: sql`created_at desc, id desc`,
  score: sql`exact_rating desc, created_at desc, id desc`,
  like: sql`like_count desc, created_at desc, id desc`,
});

export async function listListingReviews(
  sql: Sql,
  { kind, id }: Listing,
  { sort, page }: { sort: ReviewSort; page: Page },
): Promise<ListingReview[]> {
  return sql<ListingReview[]>`
    select ${sql([...ratingsOf[kind]])}, id, business_id, user_id, visit_date, ${shown(sql)}::float8 as average_rating,
      would_revisit, review, files, like_count, created_at, updated_at
    from reviews where kind = ${kind} and business_id = ${id}
    order by ${orders(sql)[sort]} limit ${page.count} offset ${offsetOf(page)}`;
}

/** `stars`: how many reviews have an average of 5, of 4 to 4.9, down to 1 to 1.9. */
export async function rateListing(sql: Sql, { kind, id }: Listing): Promise<ListingRate> {
  const means = ratingsOf[kind].map((rating) => sql`round(avg(${sql(rating)}), 1)::float8 as ${sql(rating)},`);
  const bands = [5, 4, 3, 2, 1].map(
    (star, index) => sql`${index > 0 ? sql`,` : sql``} count(*) filter (where floor(${shown(sql)}) = ${star})`,
  );
  const [row] = await sql<[ListingRate]>`
    select ${means} count(*) as count, round(avg(exact_rating), 1)::float8 as average_rating,
      avg(would_revisit::int)::float8 as revisit_share, array[${bands}]::integer[] as stars
    from reviews where kind = ${kind} and business_id = ${id}`;
  return row;
}
