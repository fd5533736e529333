import { kinds } from './kinds.ts';
import type { Review } from './review.ts';

/** The reviewed business, by its name alone when it has no page any more. */
function reviewedBusiness({ kind, business: { id, name, isPublic } }: Pick<Review, 'kind' | 'business'>) {
  const { types, pathOf } = kinds[kind];
  return { '@type': types, ...(isPublic && { '@id': pathOf(id), url: pathOf(id) }), name };
}

/** schema.org's Review of a business. */
export function structuredReview(review: Review): Record<string, unknown> {
  const { averageRating, files, likeCount, reviewer, timestamp } = review;
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    itemReviewed: reviewedBusiness(review),
    author: { '@type': 'Person', name: reviewer.nickname },
    datePublished: timestamp.createdAt,
    reviewBody: review.review,
    reviewRating: { '@type': 'Rating', ratingValue: averageRating, bestRating: 5, worstRating: 1 },
    ...(files.length > 0 && { image: files.map(({ filepath }) => filepath) }),
    ...(likeCount > 0 && {
      interactionStatistic: { '@type': 'InteractionCounter', interactionType: { '@type': 'LikeAction' }, userInteractionCount: likeCount },
    }),
  };
}
