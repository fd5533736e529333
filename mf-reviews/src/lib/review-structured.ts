import type { Review } from './review.ts';

const hospitalPath = (id: string) => `/hospital?id=${encodeURIComponent(id)}`;

/** Whom a review is of: the hospital as its own page names itself, or only its name when it has no page any more. */
function reviewed({ id, name, state }: Review['hospital']): Record<string, unknown> {
  return { '@type': ['VeterinaryCare', 'LocalBusiness'], ...(state === 'approved' && { '@id': hospitalPath(id), url: hospitalPath(id) }), name };
}

/** schema.org's Review of a hospital. */
export function structuredReview({ averageRating, review, files, likeCount, reviewer, hospital, timestamp }: Review): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    itemReviewed: reviewed(hospital),
    author: { '@type': 'Person', name: reviewer.nickname },
    datePublished: timestamp.createdAt,
    reviewBody: review,
    reviewRating: { '@type': 'Rating', ratingValue: averageRating, bestRating: 5, worstRating: 1 },
    ...(files.length > 0 && { image: files.map(({ filepath }) => filepath) }),
    ...(likeCount > 0 && { interactionStatistic: { '@type': 'InteractionCounter', interactionType: { '@type': 'LikeAction' }, userInteractionCount: likeCount } }),
  };
}
