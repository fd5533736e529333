import type { Database } from '../../platform/database/database.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { PlaceKind } from '../places/index.ts';
import { listListingReviews, rateListing, type ListingRate, type ListingReview } from './listing-reviews.sql.ts';
import type { ReviewSort } from './reviews.sql.ts';

type Listing = { kind: PlaceKind; id: number };
type Asked = { sort?: ReviewSort | null; page?: number | null; count?: number | null };

export type ListingReviewsService = {
  /** Of one listing, newest first unless `sort` says otherwise; none of one that is not there. */
  listReviewsOf(listing: Listing, asked: Asked): Promise<Result<ListingReview[], AppError<'VALIDATION_FAILED'>>>;
  /** The averages of one listing. */
  rateListing(listing: Listing): Promise<ListingRate>;
};

export function createListingReviewsService({ db }: { db: Database }): ListingReviewsService {
  return {
    async listReviewsOf(listing, { sort, page, count }) {
      const parsed = parsePage(page, count);
      if (!parsed.ok) return parsed;
      return ok(await listListingReviews(db, listing, { sort: sort ?? 'recent', page: parsed.value }));
    },
    rateListing: (listing) => rateListing(db, listing),
  };
}
