import { Type, type Static } from '@fastify/type-provider-typebox';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { PlaceKind, PlacesService } from '../places/index.ts';
import type { LatestReviewsService } from './latest-reviews.service.ts';
import type { LatestReview } from './latest-reviews.sql.ts';
import { reviewerOf } from './reviews.policy.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

const Listing = Type.Object({ id: Type.String(), name: Type.String() });
const rating = Type.Optional(Type.Integer());
/** Each kind names the listing by itself and has its own ratings; a company's pictures are its `images`, as where it is written. */
const Review = Type.Object({
  id: Type.String(),
  hospital: Type.Optional(Listing),
  pharmacy: Type.Optional(Listing),
  company: Type.Optional(Listing),
  reviewer: Type.Object({ id: orNull(Type.String()), name: Type.String(), nickname: Type.String(), userImage: orNull(Type.String()) }),
  kindnessRating: rating,
  explainRating: rating,
  diagnosisRating: rating,
  facilityRating: rating,
  priceRating: rating,
  medicineRating: rating,
  hygieneRating: rating,
  locationRating: rating,
  averageRating: Type.Number(),
  wouldRevisit: Type.Boolean(),
  visitDate: Type.String(),
  review: Type.String(),
  files: Type.Optional(Type.Array(Type.String())),
  images: Type.Optional(Type.Array(Type.String())),
  likeCount: Type.Integer(),
  createdAt: Type.String(),
});

type Services = { latestReviews: LatestReviewsService; accounts: AccountsService; places: PlacesService };

/** The newest reviews of each kind of listing. */
export function latestReviewsRoutes(http: Http, { latestReviews, accounts, places }: Services): void {
  for (const kind of ['hospital', 'pharmacy', 'company'] as const) {
    http.get(
      `/api/client/${kind}/reviews`,
      { config: { access: 'public' }, schema: { querystring: Type.Object({ ...pageQuery }), response: { 200: envelope(listOf(Review)) } } },
      async ({ query }) => {
        const { list, total } = await latestReviews.listLatestReviews(kind, query);
        return success({ items: await toWire(kind, list), total, ...query });
      },
    );
  }

  async function toWire(kind: PlaceKind, list: LatestReview[]): Promise<Static<typeof Review>[]> {
    const people = await accounts.publicUsersByIds(list.map(({ userId }) => userId ?? 0));
    const listings = new Map((await places.listHospitals(list.map(({ businessId }) => businessId))).map((place) => [place.id, place]));
    return list.map(({ files, ...review }, index) => ({
      ...review,
      id: String(review.id),
      ...(kind === 'company' ? { images: files } : { files }),
      [kind]: { id: String(review.businessId), name: listings.get(review.businessId)?.name ?? '' },
      reviewer: reviewerOf(people[index]),
    }));
  }
}
