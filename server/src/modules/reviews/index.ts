import type { Clock } from '../../platform/clock.ts';
import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { Registration } from '../../platform/module.ts';
import type { AccountsService } from '../accounts/index.ts';
import { toHospital, type PlacesService } from '../places/index.ts';
import { companyReviewsRoutes } from './company-reviews.routes.ts';
import type { CompanyReviewsService } from './company-reviews.service.ts';
import { reviewerOf } from './reviews.policy.ts';
import { reviewsResolvers } from './reviews.resolvers.ts';
import { latestReviewsRoutes } from './latest-reviews.routes.ts';
import type { LatestReviewsService } from './latest-reviews.service.ts';
import { listingReviewsResolvers } from './listing-reviews.resolvers.ts';
import type { ListingReviewsService } from './listing-reviews.service.ts';
import type { ReviewsService } from './reviews.service.ts';

export { createCompanyReviewsService, type CompanyReviewsService } from './company-reviews.service.ts';
export { createLatestReviewsService, type LatestReviewsService } from './latest-reviews.service.ts';
export { createListingReviewsService, type ListingReviewsService } from './listing-reviews.service.ts';
export type { ReviewDraft } from './reviews.policy.ts';
export { createReviewsService } from './reviews.service.ts';
export type { HospitalReview, HospitalReviewRate, ReviewsService } from './reviews.service.ts';

type Deps = {
  reviews: ReviewsService;
  companyReviews: CompanyReviewsService;
  latestReviews: LatestReviewsService;
  listingReviews: ListingReviewsService;
  accounts: AccountsService;
  places: PlacesService;
  clock: Clock;
};

/** Reviews of hospitals (writing, reading, liking, and the averages that they are ranked by), and of pharmacies and companies as anybody reads them. */
export function reviewsModule({ reviews, companyReviews, latestReviews, listingReviews, accounts, places, clock }: Deps): Registration {
  const hospital: Loader<{ businessId: number }, ReturnType<typeof toHospital> | null> = async (queries) => {
    const listed = await places.listHospitals(queries.map(({ obj }) => obj.businessId));
    const hospitals = new Map(listed.map((place) => [place.id, toHospital(place, clock.now())]));
    return queries.map(({ obj }) => hospitals.get(obj.businessId) ?? null);
  };
  const reviewer: Loader<{ userId: number | null }, ReturnType<typeof reviewerOf>> = async (queries) => {
    const people = await accounts.publicUsersByIds(queries.map(({ obj }) => obj.userId ?? 0));
    return people.map(reviewerOf);
  };
  const hospitalReviews = reviewsResolvers(reviews);
  return {
    resolvers: { ...hospitalReviews, Query: { ...hospitalReviews.Query, ...listingReviewsResolvers(listingReviews).Query } },
    routes: (http) => {
      latestReviewsRoutes(http, { latestReviews, accounts, places });
      companyReviewsRoutes(http, { companyReviews, accounts });
    },
    loaders: { HospitalReview: { hospital, reviewer }, PharmacyReview: { reviewer }, CompanyReview: { reviewer } },
  };
}
