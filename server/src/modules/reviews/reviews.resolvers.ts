import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers, ReviewFilter, ReviewInput } from '../../platform/graphql/schema.gen.ts';
import type { AnswersService } from './answers/answers.service.ts';
import { isReviewer, type ReviewDraft } from './record/reviews.policy.ts';
import type { AskedScope, Review, ReviewRate, ReviewsService } from './writing/reviews.service.ts';

export function reviewsResolvers(reviews: ReviewsService, answers: AnswersService): Resolvers {
  return {
    Query: {
      getReviewsByPage: async (_root, { filter, ...asked }, context) => {
        const viewerId = viewerOf(context)?.id;
        return unwrap(await reviews.listReviews(toScope(filter), { ...asked, viewerId })).map(toReview(viewerId));
      },
      getReviewCount: async (_root, { filter }) => unwrap(await reviews.countReviews(toScope(filter))),
      getReviewTotal: async (_root, { filter, sort }) => unwrap(await reviews.totalReviews(toScope(filter), sort)),
      getReviewRate: async (_root, { kind, businessId }) => toRate(await reviews.rateBusiness({ kind, id: parseId(businessId) })),
      getReview: async (_root, { reviewId }, context) => {
        const viewerId = viewerOf(context)?.id;
        return toReview(viewerId)(unwrap(await reviews.getReview(parseId(reviewId), viewerId)));
      },
      getMyReviewsByPage: async (_root, { kind, ...asked }, context) => {
        const { id } = signedInViewer(context);
        return unwrap(await reviews.listReviews({ kind, userId: id }, { ...asked, viewerId: id })).map(toReview(id));
      },
      getMyReviewCount: async (_root, { kind }, context) =>
        unwrap(await reviews.countReviews({ kind, userId: signedInViewer(context).id })),
      getMyReviewedDays: (_root, { businessId }, context) => reviews.listReviewedDays(signedInViewer(context), parseId(businessId)),
      getReviewsOfMyBusinessByPage: async (_root, { sort, page, count, ...scope }, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await answers.listReviewsOfMyBusiness(viewer, scope, { sort, page, count })).map(toReview(viewer.id));
      },
      getReviewCountOfMyBusiness: async (_root, scope, context) =>
        unwrap(await answers.countReviewsOfMyBusiness(signedInViewer(context), scope)),
      getReviewRateOfMyBusiness: async (_root, _args, context) => toRate(unwrap(await answers.rateMyBusiness(signedInViewer(context)))),
    },
    Mutation: {
      createReview: async (_root, { kind, businessId, input }, context) => {
        const viewer = signedInViewer(context);
        return toReview(viewer.id)(unwrap(await reviews.writeReview(viewer, { kind, id: parseId(businessId) }, toDraft(input))));
      },
      updateReview: async (_root, { reviewId, input }, context) => {
        const viewer = signedInViewer(context);
        return toReview(viewer.id)(unwrap(await reviews.editReview(viewer, parseId(reviewId), toDraft(input))));
      },
      deleteReview: async (_root, { reviewId }, context) => {
        unwrap(await reviews.deleteReview(signedInViewer(context), parseId(reviewId)));
        return reviewId;
      },
      toggleReviewLike: async (_root, { reviewId }, context) => {
        const viewer = signedInViewer(context);
        return toReview(viewer.id)(unwrap(await reviews.toggleReviewLike(viewer, parseId(reviewId))));
      },
      replyToReview: async (_root, { reviewId, content }, context) => {
        const viewer = signedInViewer(context);
        return toReview(viewer.id)(unwrap(await answers.replyToReview(viewer, parseId(reviewId), content)));
      },
      deleteReviewReply: async (_root, { reviewId }, context) => {
        const viewer = signedInViewer(context);
        return toReview(viewer.id)(unwrap(await answers.deleteReply(viewer, parseId(reviewId))));
      },
    },
  };
}

const toScope = ({ businessId, ...filter }: ReviewFilter): AskedScope => ({
  ...filter,
  ...(businessId != null && { businessId: parseId(businessId) }),
});

const toDraft = ({ files, petId, receipts, ...input }: ReviewInput): ReviewDraft => ({
  ...input,
  files: files ?? [],
  petId: petId == null ? null : parseId(petId),
  receipts: receipts?.map(({ id, items, ...receipt }) => ({
    ...receipt,
    id: id == null ? null : parseId(id),
    items: items.map(({ medicalId, ...item }) => ({ ...item, medicalId: medicalId == null ? null : parseId(medicalId) })),
  })),
});

/** A review as the caller sees it; its business and its writer come by loaders. */
const toReview =
  (viewerId: number | undefined) =>
  ({ id, files, petId, petDivision, petKindName, reply, createdAt, updatedAt, ...review }: Review) => {
    const isMine = viewerId !== undefined && isReviewer({ id: viewerId }, review);
    return {
      ...review,
      id: String(id),
      files: files.map((filepath, index) => ({ id: `${id}-${index + 1}`, filepath })),
      pet:
        petKindName === null ? null : { id: isMine && petId !== null ? String(petId) : null, division: petDivision, kindName: petKindName },
      reply: reply && { content: reply.content, timestamp: { createdAt: reply.createdAt, updatedAt: reply.updatedAt } },
      isMine,
      pointsFrom: isMine ? review.pointsFrom : null,
      hiddenReason: isMine ? review.hiddenReason : null,
      hearsOfReply: isMine && review.hearsOfReply,
      timestamp: { createdAt, updatedAt },
    };
  };

const toRate = ({ stars, ...rate }: ReviewRate) => ({
  ...rate,
  stars: stars.map((count, index) => ({ star: 5 - index, count })),
});
