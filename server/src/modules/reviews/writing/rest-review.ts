import { Type } from '@fastify/type-provider-typebox';
import { orNull } from '../../../platform/http/fields.ts';
import type { AccountsService } from '../../accounts/index.ts';
import { reviewerOf } from '../record/reviews.policy.ts';
import type { Review } from './reviews.service.ts';
import { ratingsOf, type RatingName } from '../record/rubrics.ts';

export const ReviewedListing = Type.Object({ id: Type.String(), name: Type.String() });

/**
 * The fields that the answers about reviews of every kind have in common; the ratings, the pictures and the listing are each kind's own.
 */
export const commonFields = {
  id: Type.String(),
  reviewer: Type.Object({ id: orNull(Type.String()), name: Type.String(), nickname: Type.String(), userImage: orNull(Type.String()) }),
  averageRating: Type.Number(),
  wouldRevisit: Type.Boolean(),
  visitDate: Type.String(),
  review: Type.String(),
  likeCount: Type.Integer(),
  reply: orNull(Type.Object({ content: Type.String(), createdAt: Type.String(), updatedAt: Type.String() })),
  createdAt: Type.String(),
};

export const companyRatings = {
  kindnessRating: Type.Integer(),
  priceRating: Type.Integer(),
  hygieneRating: Type.Integer(),
  facilityRating: Type.Integer(),
  locationRating: Type.Integer(),
};

/** Reviews as REST shows them, each with its writer as everybody may see them. */
export async function withReviewers(accounts: AccountsService, list: readonly Review[]) {
  const people = await accounts.publicUsersByIds(list.map(({ userId }) => userId ?? 0));
  return list.map((review, index) => {
    const { id, businessId, averageRating, wouldRevisit, visitDate, review: text, files, likeCount, reply, createdAt } = review;
    const shown = { businessId, averageRating, wouldRevisit, visitDate, review: text, files, likeCount, reply, createdAt };
    return { ...ratingsShown(review), ...shown, id: String(id), reviewer: reviewerOf(people[index]) };
  });
}

/** The ratings of its kind; those of other kinds are left out. */
function ratingsShown(review: Review): Record<RatingName, number> {
  const shown = ratingsOf(review.kind).map(({ name }) => [name, review[name]] as const);
  return Object.fromEntries(shown) as Record<RatingName, number>;
}
