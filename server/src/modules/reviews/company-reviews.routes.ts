import { Type, type Static } from '@fastify/type-provider-typebox';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import { requireAccountType } from '../../platform/session/guards.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { CompanyReview, CompanyReviewsService } from './company-reviews.service.ts';
import { reviewerOf } from './reviews.policy.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

const Review = Type.Object({
  id: Type.String(),
  reviewer: Type.Object({ id: orNull(Type.String()), name: Type.String(), nickname: Type.String(), userImage: orNull(Type.String()) }),
  kindnessRating: Type.Integer(),
  priceRating: Type.Integer(),
  hygieneRating: Type.Integer(),
  facilityRating: Type.Integer(),
  locationRating: Type.Integer(),
  averageRating: Type.Number(),
  wouldRevisit: Type.Boolean(),
  visitDate: Type.String(),
  review: Type.String(),
  images: Type.Array(Type.String()),
  likeCount: Type.Integer(),
  createdAt: Type.String(),
});

type Services = { companyReviews: CompanyReviewsService; accounts: AccountsService };

export function companyReviewsRoutes(http: Http, { companyReviews, accounts }: Services): void {
  http.get(
    '/api/client/user/company-review',
    { config: { access: 'company' }, schema: { querystring: Type.Object({ ...pageQuery }), response: { 200: envelope(listOf(Review)) } } },
    async (request) => {
      const viewer = requireAccountType(request, AccountType.company);
      const { list, total } = unwrap(await companyReviews.listReviewsOfMyCompany(viewer, request.query));
      return success({ items: await toWire(list), total, ...request.query });
    },
  );

  async function toWire(list: CompanyReview[]): Promise<Static<typeof Review>[]> {
    const people = await accounts.publicUsersByIds(list.map(({ userId }) => userId ?? 0));
    return list.map((review, index) => ({ ...review, id: String(review.id), images: review.files, reviewer: reviewerOf(people[index]) }));
  }
}
