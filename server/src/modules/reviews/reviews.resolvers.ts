import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { HospitalReviewInput, Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { ListingKind } from '../listings/index.ts';
import { isReviewer, REVIEW_POINTS, type ReviewDraft } from './reviews.policy.ts';
import type { AskedReviews, AskedScope, OfKind, Review, ReviewRate, ReviewsService } from './reviews.service.ts';

export function reviewsResolvers(reviews: ReviewsService): Resolvers {
  async function list<Kind extends ListingKind>(scope: AskedScope<Kind>, asked: AskedReviews) {
    return unwrap(await reviews.listReviews(scope, asked)).map(toReview(asked.viewerId));
  }
  async function rate<Kind extends ListingKind>(business: OfKind<Kind>) {
    return toRate(await reviews.rateBusiness(business));
  }
  return {
    Query: {
      getHospitalReviewsByPage: (_root, { hospitalId, ...asked }, context) =>
        list({ kind: 'hospital', businessId: parseId(hospitalId) }, { ...asked, viewerId: viewerOf(context)?.id }),
      getHospitalReviewCount: async (_root, { hospitalId }) =>
        unwrap(await reviews.countReviews({ kind: 'hospital', businessId: parseId(hospitalId) })),
      getAllHospitalReviewsByPage: (_root, { star, ...asked }, context) =>
        list({ kind: 'hospital', star }, { ...asked, viewerId: viewerOf(context)?.id }),
      getAllHospitalReviewCount: async (_root, { star }) => unwrap(await reviews.countReviews({ kind: 'hospital', star })),
      getHospitalReviewRate: (_root, { hospitalId }) => rate({ kind: 'hospital', id: parseId(hospitalId) }),
      getHospitalReview: async (_root, { reviewId }, context) => {
        const viewerId = viewerOf(context)?.id;
        return toReview(viewerId)(unwrap(await reviews.getReview({ kind: 'hospital', id: parseId(reviewId) }, viewerId)));
      },
      getMyHospitalReviewsByPage: (_root, asked, context) => {
        const { id } = signedInViewer(context);
        return list({ kind: 'hospital', userId: id }, { ...asked, viewerId: id });
      },
      getMyHospitalReviewCount: async (_root, _args, context) =>
        unwrap(await reviews.countReviews({ kind: 'hospital', userId: signedInViewer(context).id })),
      getPharmacyReviewsByPage: (_root, { pharmacyId, ...asked }) => list({ kind: 'pharmacy', businessId: parseId(pharmacyId) }, asked),
      getPharmacyReviewRate: (_root, { pharmacyId }) => rate({ kind: 'pharmacy', id: parseId(pharmacyId) }),
      getCompanyReviewsByPage: (_root, { companyId, ...asked }) => list({ kind: 'company', businessId: parseId(companyId) }, asked),
      getCompanyReviewRate: (_root, { companyId }) => rate({ kind: 'company', id: parseId(companyId) }),
    },
    Mutation: {
      createHospitalReview: async (_root, { hospitalId, input }, context) => {
        const viewer = signedInViewer(context);
        const hospital = { kind: 'hospital', id: parseId(hospitalId) } as const;
        return toReview(viewer.id)(unwrap(await reviews.writeReview(viewer, hospital, toDraft(input))));
      },
      updateHospitalReview: async (_root, { reviewId, input }, context) => {
        const viewer = signedInViewer(context);
        const review = { kind: 'hospital', id: parseId(reviewId) } as const;
        return toReview(viewer.id)(unwrap(await reviews.editReview(viewer, review, toDraft(input))));
      },
      deleteHospitalReview: async (_root, { reviewId }, context) => {
        const viewer = signedInViewer(context);
        unwrap(await reviews.deleteReview(viewer, { kind: 'hospital', id: parseId(reviewId) }));
        return reviewId;
      },
      toggleHospitalReviewLike: async (_root, { reviewId }, context) => {
        const viewer = signedInViewer(context);
        const review = { kind: 'hospital', id: parseId(reviewId) } as const;
        return toReview(viewer.id)(unwrap(await reviews.toggleReviewLike(viewer, review)));
      },
    },
  };
}

const toDraft = ({ files, ...input }: HospitalReviewInput): ReviewDraft<'hospital'> => ({ ...input, files: files ?? [] });

/** A review as the caller sees it; its business and its writer come by loaders. */
const toReview =
  (viewerId: number | undefined) =>
  <Kind extends ListingKind>({ id, files, createdAt, updatedAt, ...review }: Review<Kind>) => ({
    ...review,
    id: String(id),
    files: files.map((filepath, index) => ({ id: `${id}-${index + 1}`, filepath })),
    isMine: viewerId !== undefined && isReviewer({ id: viewerId }, review),
    point: REVIEW_POINTS,
    timestamp: { createdAt, updatedAt },
  });

const toRate = <Kind extends ListingKind>({ stars, ...rate }: ReviewRate<Kind>) => ({
  ...rate,
  stars: stars.map((count, index) => ({ star: 5 - index, count })),
});
