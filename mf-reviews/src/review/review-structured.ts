import type { Review, ShownReview } from './review.ts';

/** Whom a review is of: the business as its own page names itself. */
type Reviewed = { '@type': string | string[]; '@id'?: string; url?: string; name: string };

/** By its name alone when the hospital has no page any more. */
export function reviewedHospital({ id, name, state }: Review['hospital']): Reviewed {
  const path = `/hospital?id=${encodeURIComponent(id)}`;
  return { '@type': ['VeterinaryCare', 'LocalBusiness'], ...(state === 'approved' && { '@id': path, url: path }), name };
}

/** schema.org's Review of a business. */
export function structuredReview(
  { averageRating, review, files, likeCount, reviewer, timestamp }: ShownReview,
  itemReviewed: Reviewed,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    itemReviewed,
    author: { '@type': 'Person', name: reviewer.nickname },
    datePublished: timestamp.createdAt,
    reviewBody: review,
    reviewRating: { '@type': 'Rating', ratingValue: averageRating, bestRating: 5, worstRating: 1 },
    ...(files.length > 0 && { image: files.map(({ filepath }) => filepath) }),
    ...(likeCount > 0 && {
      interactionStatistic: { '@type': 'InteractionCounter', interactionType: { '@type': 'LikeAction' }, userInteractionCount: likeCount },
    }),
  };
}

export const structuredHospitalReview = (review: Review) => structuredReview(review, reviewedHospital(review.hospital));
