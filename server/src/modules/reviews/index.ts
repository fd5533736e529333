import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { AccountsService } from '../accounts/index.ts';
import { toHospital } from '../listings/index.ts';
import { reviewerOf } from './reviews.policy.ts';
import { reviewsResolvers } from './reviews.resolvers.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { createReviewsService, type ReviewsDeps, type ReviewsService } from './reviews.service.ts';

export type { ReviewDraft } from './reviews.policy.ts';
export type { Review, ReviewRate, ReviewsService } from './reviews.service.ts';

/** Reviews of hospitals, pharmacies and companies: writing, reading, liking, and the averages that the businesses are ranked by. */
export function createReviews(deps: ReviewsDeps & { accounts: AccountsService }): ServerModule<ReviewsService> {
  const { listings, accounts, clock } = deps;
  const reviews = createReviewsService(deps);
  const hospital: Loader<{ businessId: number }, ReturnType<typeof toHospital> | null> = async (queries) => {
    const listed = await listings.listListings(queries.map(({ obj }) => obj.businessId));
    const hospitals = new Map(listed.map((listing) => [listing.id, toHospital(listing, clock.now())]));
    return queries.map(({ obj }) => hospitals.get(obj.businessId) ?? null);
  };
  const reviewer: Loader<{ userId: number | null }, ReturnType<typeof reviewerOf>> = async (queries) => {
    const people = await accounts.publicUsersByIds(queries.map(({ obj }) => obj.userId ?? 0));
    return people.map(reviewerOf);
  };
  return {
    verbs: reviews,
    registration: {
      resolvers: reviewsResolvers(reviews),
      routes: (http) => reviewsRoutes(http, { reviews, accounts, listings }),
      loaders: { HospitalReview: { hospital, reviewer }, PharmacyReview: { reviewer }, CompanyReview: { reviewer } },
    },
  };
}
