import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { HospitalReviewInput, Resolvers } from '../../platform/graphql/schema.gen.ts';
import { requireAccountType, requireViewer, viewerOf } from '../../platform/session/guards.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import { isReviewer, REVIEW_POINTS, type ReviewDraft } from './reviews.policy.ts';
import type { HospitalReview, HospitalReviewRate, ReviewsService } from './reviews.service.ts';

export function reviewsResolvers(reviews: ReviewsService): Resolvers {
  return {
    Query: {
      getHospitalReviewsByPage: async (_root, { hospitalId, ...asked }, context) => {
        const viewerId = viewerOf(context)?.id;
        return unwrap(await reviews.listHospitalReviews(parseId(hospitalId), { ...asked, viewerId })).map(toReview(viewerId));
      },
      getHospitalReviewCount: (_root, { hospitalId }) => reviews.countHospitalReviews(parseId(hospitalId)),
      getAllHospitalReviewsByPage: async (_root, asked, context) => {
        const viewerId = viewerOf(context)?.id;
        return unwrap(await reviews.listAllHospitalReviews({ ...asked, viewerId })).map(toReview(viewerId));
      },
      getAllHospitalReviewCount: async (_root, { star }) => unwrap(await reviews.countAllHospitalReviews(star)),
      getHospitalReviewRate: async (_root, { hospitalId }) => toRate(await reviews.rateHospital(parseId(hospitalId))),
      getHospitalReview: async (_root, { reviewId }, context) => {
        const viewerId = viewerOf(context)?.id;
        return toReview(viewerId)(unwrap(await reviews.getHospitalReview(parseId(reviewId), viewerId)));
      },
      getMyHospitalReviewsByPage: async (_root, asked, context) => {
        const viewer = requireAccountType(context, AccountType.guardian);
        return unwrap(await reviews.listMyHospitalReviews(viewer, asked)).map(toReview(viewer.id));
      },
      getMyHospitalReviewCount: (_root, _args, context) =>
        reviews.countMyHospitalReviews(requireAccountType(context, AccountType.guardian)),
    },
    Mutation: {
      createHospitalReview: async (_root, { hospitalId, input }, context) => {
        const viewer = requireAccountType(context, AccountType.guardian);
        return toReview(viewer.id)(unwrap(await reviews.writeHospitalReview(viewer, parseId(hospitalId), toDraft(input))));
      },
      updateHospitalReview: async (_root, { reviewId, input }, context) => {
        const viewer = requireAccountType(context, AccountType.guardian);
        return toReview(viewer.id)(unwrap(await reviews.editHospitalReview(viewer, parseId(reviewId), toDraft(input))));
      },
      deleteHospitalReview: async (_root, { reviewId }, context) => {
        unwrap(await reviews.deleteHospitalReview(requireAccountType(context, AccountType.guardian), parseId(reviewId)));
        return reviewId;
      },
      toggleHospitalReviewLike: async (_root, { reviewId }, context) => {
        const viewer = requireViewer(context);
        return toReview(viewer.id)(unwrap(await reviews.toggleHospitalReviewLike(viewer, parseId(reviewId))));
      },
    },
  };
}

const toDraft = ({ files, ...input }: HospitalReviewInput): ReviewDraft => ({ ...input, files: files ?? [] });

/** A review as the caller sees it; its hospital and its writer come by loaders. */
const toReview =
  (viewerId: number | undefined) =>
  ({ id, files, createdAt, updatedAt, ...review }: HospitalReview) => ({
    ...review,
    id: String(id),
    files: files.map((filepath, index) => ({ id: `${id}-${index + 1}`, filepath })),
    isMine: viewerId !== undefined && isReviewer({ id: viewerId }, review),
    point: REVIEW_POINTS,
    timestamp: { createdAt, updatedAt },
  });

function toRate({ star1, star2, star3, star4, star5, ...rate }: HospitalReviewRate) {
  const stars = [star5, star4, star3, star2, star1].map((count, index) => ({ star: 5 - index, count }));
  return { ...rate, stars };
}
