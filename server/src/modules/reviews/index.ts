import type { Clock } from '../../platform/clock.ts';
import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { Hospital } from '../../platform/graphql/schema.gen.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { AccountsService } from '../accounts/index.ts';
import { toHospital, type PlacesService } from '../places/index.ts';
import { companyReviewsRoutes } from './company-reviews.routes.ts';
import type { CompanyReviewsService } from './company-reviews.service.ts';
import { reviewerOf } from './reviews.policy.ts';
import { reviewsResolvers } from './reviews.resolvers.ts';
import { latestReviewsRoutes } from './latest-reviews.routes.ts';
import type { LatestReviewsService } from './latest-reviews.service.ts';
import type { ReviewsService } from './reviews.service.ts';

export { createCompanyReviewsService, type CompanyReviewsService } from './company-reviews.service.ts';
export { createLatestReviewsService, type LatestReviewsService } from './latest-reviews.service.ts';
export type { ReviewDraft } from './reviews.policy.ts';
export { createReviewsService } from './reviews.service.ts';
export type { HospitalReview, HospitalReviewRate, ReviewsService } from './reviews.service.ts';

type Deps = { reviews: ReviewsService; companyReviews: CompanyReviewsService; latestReviews: LatestReviewsService; accounts: AccountsService; places: PlacesService; clock: Clock };

/** Reviews of hospitals (writing, reading, liking, and the averages that they are ranked by), and of companies as their owners read them. */
export function reviewsModule({ reviews, companyReviews, latestReviews, accounts, places, clock }: Deps): ServerModule {
  const hospital: Loader<{ businessId: number }, Omit<Hospital, 'facilityPicture'> | null> = async (queries) => {
    const listed = await places.listHospitals(queries.map(({ obj }) => obj.businessId));
    const hospitals = new Map(listed.map((place) => [place.id, toHospital(place, clock.now())]));
    return queries.map(({ obj }) => hospitals.get(obj.businessId) ?? null);
  };
  const reviewer: Loader<{ userId: number | null }, ReturnType<typeof reviewerOf>> = async (queries) => {
    const people = await accounts.publicUsersByIds(queries.map(({ obj }) => obj.userId ?? 0));
    return people.map(reviewerOf);
  };
  return {
    resolvers: reviewsResolvers(reviews),
    routes: (http) => {
      latestReviewsRoutes(http, { latestReviews, accounts, places });
      companyReviewsRoutes(http, { companyReviews, accounts });
    },
    loaders: { HospitalReview: { hospital, reviewer } },
  };
}
