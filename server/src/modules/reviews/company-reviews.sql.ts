import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type CompanyReviewRow = {
  id: number;
  userId: number | null;
  visitDate: string;
  kindnessRating: number;
  priceRating: number;
  hygieneRating: number;
  facilityRating: number;
  locationRating: number;
  averageRating: number;
  wouldRevisit: boolean;
  review: string;
  files: string[];
  likeCount: number;
  createdAt: string;
};

/** Newest first. */
export async function listCompanyReviews(sql: Sql, businessId: number, page: Page): Promise<CompanyReviewRow[]> {
  return sql<CompanyReviewRow[]>`
    select id, user_id, visit_date, kindness_rating, price_rating, hygiene_rating, facility_rating, location_rating,
      round(exact_rating, 1)::float8 as average_rating, would_revisit, review, files, like_count, created_at
    from reviews where business_id = ${businessId} and kind = 'company'
    order by created_at desc, id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countCompanyReviews(sql: Sql, businessId: number): Promise<number> {
  const [row] = await sql<
    { total: number }[]
  >`select count(*) as total from reviews where business_id = ${businessId} and kind = 'company'`;
  return row!.total;
}
