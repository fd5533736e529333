import type { Database } from '../../platform/database/database.ts';
import type { Page } from '../../platform/paging.ts';
import type { PlaceKind } from '../places/index.ts';
import { countLatestReviews, listLatestReviews, type LatestReview } from './latest-reviews.sql.ts';

export type LatestReviewsService = {
  /** Of all listings of a kind, newest first. */
  listLatestReviews(kind: PlaceKind, page: Page): Promise<{ list: LatestReview[]; total: number }>;
  /** How many there are of all listings of a kind. */
  countReviews(kind: PlaceKind): Promise<number>;
};

export function createLatestReviewsService({ db }: { db: Database }): LatestReviewsService {
  return {
    async listLatestReviews(kind, page) {
      const [list, total] = await Promise.all([listLatestReviews(db, kind, page), countLatestReviews(db, kind)]);
      return { list, total };
    },
    countReviews: (kind) => countLatestReviews(db, kind),
  };
}
