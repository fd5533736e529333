import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { ReviewedBusiness } from '../../platform/graphql/schema.gen.ts';
import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { ModeratedKinds } from '../../platform/moderated.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AlertsService } from '../alerts/index.ts';
import type { AccountsService } from '../accounts/index.ts';
import { createAnswersService, type AnswersService } from './answers/answers.service.ts';
import { companyReviewsRoutes } from './writing/company-reviews.routes.ts';
import { createCompanyReviews } from './writing/company-reviews.service.ts';
import { moderatedReviews } from './moderation/moderated.ts';
import { createReviewNotices } from './notices/notices.service.ts';
import { createReceiptDecisions, type ReceiptDecisions } from './receipt-decisions/receipt-decisions.service.ts';
import { receiptLoaders } from './receipts/receipts.loaders.ts';
import { createReviewPoints, type ReviewPointsDeps } from './points/review-points.service.ts';
import { createReceiptsService, type ReceiptsService } from './receipts/receipts.service.ts';
import { reviewerOf } from './record/reviews.policy.ts';
import { reviewsResolvers } from './reviews.resolvers.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { createReviewsService, type ReviewsDeps, type ReviewsService } from './writing/reviews.service.ts';

export type { AnswersService } from './answers/answers.service.ts';
export { rubrics } from './record/rubrics.ts';
export type { ReviewDraft } from './record/reviews.policy.ts';
export type { Review, ReviewRate, ReviewsService } from './writing/reviews.service.ts';
export type { AskedRecords, FeeRecord, MaskedFeeRecord, ReceiptsService } from './receipts/receipts.service.ts';
export type { ReceiptDecision, ReceiptDecisions, WaitingReceipt } from './receipt-decisions/receipt-decisions.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = [
  'receipt_items',
  'receipt_pictures',
  'receipts',
  'review_likes',
  'review_notices',
  'review_recounts',
  'review_replies',
  'review_summaries',
  'review_unproven_points',
  'review_write_offs',
  'reviews',
];
/** Views that every module may name. @public */
export const views = ['receipt_prices'];

/**
 * Reviews (`writeReview`, `toggleReviewLike`…), `answers` of businesses to them, their `receipts`, what operators decide about
 * those, and reviews as they are `moderated`.
 */
export type ReviewsVerbs = ReviewsService & {
  answers: AnswersService;
  receipts: ReceiptsService;
  receiptDecisions: ReceiptDecisions;
  moderated: ModeratedKinds<'review'>;
};
type Deps = Omit<ReviewsDeps, 'receipts' | 'reviewPoints'> &
  ReviewPointsDeps &
  Pick<PlatformDeps, 'config' | 'outbox'> & { accounts: AccountsService; alerts: AlertsService };

/** Reviews of hospitals, pharmacies and companies: writing, reading, liking, answering, and the averages that the businesses are ranked by. */
export function createReviews(deps: Deps): ServerModule<ReviewsVerbs> {
  const { listings, accounts } = deps;
  const { publicUrl } = deps.config;
  const receipts = createReceiptsService(deps);
  const reviewPoints = createReviewPoints(deps);
  const receiptDecisions = createReceiptDecisions({ ...deps, publicUrl, reviewPoints });
  const reviews = createReviewsService({ ...deps, receipts, reviewPoints });
  const answers = createAnswersService({ ...deps, reviews });
  const notices = createReviewNotices({ ...deps, publicUrl });
  const companyReviews = createCompanyReviews({ ...deps, reviews, receipts });
  const business: Loader<{ businessId: number }, ReviewedBusiness | null> = async (queries) => {
    const listed = new Map((await listings.listListings(queries.map(({ obj }) => obj.businessId))).map((listing) => [listing.id, listing]));
    return queries.map(({ obj }) => {
      const listing = listed.get(obj.businessId);
      if (!listing) return null;
      const { id, kind, name, isPublic, sido, sigungu } = listing;
      return { id: String(id), kind, name, isPublic, sido, sigungu };
    });
  };
  const reviewer: Loader<{ userId: number | null }, ReturnType<typeof reviewerOf>> = async (queries) => {
    const people = await accounts.publicUsersByIds(queries.map(({ obj }) => obj.userId ?? 0));
    return people.map(reviewerOf);
  };
  return {
    verbs: { ...reviews, answers, receipts, receiptDecisions, moderated: moderatedReviews(deps) },
    registration: {
      resolvers: reviewsResolvers(reviews, answers),
      routes: (http) => {
        reviewsRoutes(http, { reviews, answers, accounts, listings });
        companyReviewsRoutes(http, { reviews, companyReviews, accounts, listings, receipts });
      },
      jobs: [
        defineJob(jobType('tell-of-reviews'), {
          schedule: '* * * * *',
          mostSeconds: 300,
          run: (_payload, context) => notices.gatherNotices(context),
        }),
        defineJob(jobType('points-of-reviews'), {
          schedule: '13 * * * *',
          mostSeconds: 600,
          run: (_payload, context) => reviewPoints.settleAll(context),
        }),
      ],
      loaders: { Review: { business, reviewer, ...receiptLoaders(receipts) } },
    },
  };
}
