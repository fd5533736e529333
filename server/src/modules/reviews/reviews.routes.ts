import { Type, type Static } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ListingKind, ListingsVerbs } from '../listings/index.ts';
import type { AnswersService } from './answers/answers.service.ts';
import { commonFields, companyRatings, ReviewedListing, withReviewers } from './writing/rest-review.ts';
import type { Review, ReviewsService } from './writing/reviews.service.ts';
import { rubrics } from './record/rubrics.ts';

const rating = Type.Optional(Type.Integer());
/** Each kind names the listing by itself and has its own ratings; a company's pictures are its `images`, as where it is written. */
const LatestReview = Type.Object({
  ...commonFields,
  hospital: Type.Optional(ReviewedListing),
  pharmacy: Type.Optional(ReviewedListing),
  company: Type.Optional(ReviewedListing),
  kindnessRating: rating,
  explainRating: rating,
  diagnosisRating: rating,
  facilityRating: rating,
  priceRating: rating,
  medicineRating: rating,
  hygieneRating: rating,
  locationRating: rating,
  files: Type.Optional(Type.Array(Type.String())),
  images: Type.Optional(Type.Array(Type.String())),
});
const ofMyCompany = Type.Object({ ...commonFields, ...companyRatings, images: Type.Array(Type.String()) });

type Deps = { reviews: ReviewsService; answers: AnswersService; accounts: AccountsService; listings: ListingsVerbs };

/** The newest reviews of each kind of business, and a company's own. */
export function reviewsRoutes(http: Http, { reviews, answers, accounts, listings }: Deps): void {
  for (const kind of Object.keys(rubrics) as ListingKind[]) {
    http.get(
      `/api/client/${kind}/reviews`,
      {
        config: { access: 'public' },
        schema: { querystring: Type.Object({ ...pageQuery }), response: { 200: envelope(listOf(LatestReview)) } },
      },
      async ({ query }) => {
        const [list, total] = await Promise.all([reviews.listReviews({ kind }, query), reviews.countReviews({ kind })]);
        return success({ items: await toLatest(kind, unwrap(list)), total: unwrap(total), ...query });
      },
    );
  }

  http.get(
    '/api/client/user/company-review',
    {
      config: { access: 'company', staff: 'all' },
      schema: { querystring: Type.Object({ ...pageQuery }), response: { 200: envelope(listOf(ofMyCompany)) } },
    },
    async (request) => {
      const viewer = signedInViewer(request);
      const [list, total] = await Promise.all([
        answers.listReviewsOfMyBusiness(viewer, {}, request.query),
        answers.countReviewsOfMyBusiness(viewer, {}),
      ]);
      const items = (await withReviewers(accounts, unwrap(list))).map(({ files, businessId: _own, ...review }) => ({
        ...review,
        images: files,
      }));
      return success({ items, total: unwrap(total), ...request.query });
    },
  );

  async function toLatest(kind: ListingKind, list: Review[]): Promise<Static<typeof LatestReview>[]> {
    const reviewed = new Map(
      (await listings.listListings(list.map(({ businessId }) => businessId))).map((listing) => [listing.id, listing]),
    );
    return (await withReviewers(accounts, list)).map(({ files, businessId, ...review }) => ({
      ...review,
      ...(kind === 'company' ? { images: files } : { files }),
      [kind]: { id: String(businessId), name: reviewed.get(businessId)?.name ?? '' },
    }));
  }
}
