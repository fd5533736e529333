import { Type, type Static } from '@fastify/type-provider-typebox';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { PlacesService } from '../places/index.ts';
import { reviewerOf } from './reviews.policy.ts';
import type { HospitalReview, ReviewsService } from './reviews.service.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

const Review = Type.Object({
  id: Type.String(),
  hospital: Type.Object({ id: Type.String(), name: Type.String() }),
  reviewer: Type.Object({ id: orNull(Type.String()), name: Type.String(), nickname: Type.String(), userImage: orNull(Type.String()) }),
  kindnessRating: Type.Integer(),
  explainRating: Type.Integer(),
  diagnosisRating: Type.Integer(),
  facilityRating: Type.Integer(),
  priceRating: Type.Integer(),
  averageRating: Type.Number(),
  wouldRevisit: Type.Boolean(),
  visitDate: Type.String(),
  review: Type.String(),
  files: Type.Array(Type.String()),
  likeCount: Type.Integer(),
  createdAt: Type.String(),
});

type Services = { reviews: ReviewsService; accounts: AccountsService; places: PlacesService };

export function reviewsRoutes(http: Http, { reviews, accounts, places }: Services): void {
  http.get(
    '/api/client/hospital/reviews',
    { schema: { querystring: Type.Object({ ...pageQuery }), response: { 200: envelope(listOf(Review)) } } },
    async ({ query }) => {
      const list = unwrap(await reviews.listAllHospitalReviews(query));
      const total = unwrap(await reviews.countAllHospitalReviews());
      return success({ items: await toWire(list), total, ...query });
    },
  );

  async function toWire(list: HospitalReview[]): Promise<Static<typeof Review>[]> {
    const people = await accounts.publicUsersByIds(list.map(({ userId }) => userId ?? 0));
    const hospitals = new Map((await places.listHospitals(list.map(({ businessId }) => businessId))).map((place) => [place.id, place]));
    return list.map((review, index) => ({
      ...review,
      id: String(review.id),
      hospital: { id: String(review.businessId), name: hospitals.get(review.businessId)?.name ?? '' },
      reviewer: reviewerOf(people[index]),
    }));
  }
}
