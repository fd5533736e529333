import { aReview } from '../testing/a-review.ts';
import { structuredReview } from './review-structured.ts';

test('the structured data of a review describes a review with its business, author, date and rating', () => {
  expect(structuredReview(aReview({ likeCount: 0 }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Review',
    itemReviewed: {
      '@type': ['VeterinaryCare', 'LocalBusiness'],
      '@id': '/hospital?id=3',
      url: '/hospital?id=3',
      name: '구로든든동물병원',
    },
    author: { '@type': 'Person', name: '콩이아빠' },
    datePublished: '2026-11-20T03:00:00.000Z',
    reviewBody: '설명이 자세하고 아이를 다정하게 봐 주셨어요.',
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
  });
});

test.each([
  [
    'names a closed hospital without a page',
    { business: { id: '3', name: '닫은병원', isPublic: false } },
    'itemReviewed',
    { '@type': ['VeterinaryCare', 'LocalBusiness'], name: '닫은병원' },
  ],
  ['lists pictures', { files: [{ id: '1', filepath: '/uploads/a.webp' }] }, 'image', ['/uploads/a.webp']],
  [
    'counts who found it helpful',
    { likeCount: 2 },
    'interactionStatistic',
    { '@type': 'InteractionCounter', interactionType: { '@type': 'LikeAction' }, userInteractionCount: 2 },
  ],
])('%s', (_name, given, key, expected) => {
  expect(structuredReview(aReview(given))[key]).toEqual(expected);
});
