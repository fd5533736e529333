import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { ListingReviewsService } from './listing-reviews.service.ts';
import type { ListingRate, ListingReview } from './listing-reviews.sql.ts';

/** Reading what people wrote about a pharmacy or a company. */
export function listingReviewsResolvers(reviews: ListingReviewsService): Resolvers {
  return {
    Query: {
      getPharmacyReviewsByPage: async (_root, { pharmacyId, ...asked }) =>
        unwrap(await reviews.listReviewsOf({ kind: 'pharmacy', id: parseId(pharmacyId) }, asked)).map(toReview),
      getPharmacyReviewRate: async (_root, { pharmacyId }) =>
        toRate(await reviews.rateListing({ kind: 'pharmacy', id: parseId(pharmacyId) })),
      getCompanyReviewsByPage: async (_root, { companyId, ...asked }) =>
        unwrap(await reviews.listReviewsOf({ kind: 'company', id: parseId(companyId) }, asked)).map(toReview),
      getCompanyReviewRate: async (_root, { companyId }) => toRate(await reviews.rateListing({ kind: 'company', id: parseId(companyId) })),
    },
  };
}

const toReview = ({ id, files, createdAt, updatedAt, ...review }: ListingReview) => ({
  ...review,
  id: String(id),
  files: files.map((filepath, index) => ({ id: `${id}-${index + 1}`, filepath })),
  timestamp: { createdAt, updatedAt },
});

const toRate = ({ stars, ...rate }: ListingRate) => ({ ...rate, stars: stars.map((count, index) => ({ star: 5 - index, count })) });
