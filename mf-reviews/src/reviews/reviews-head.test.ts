import { aReview } from '../testing/a-review.ts';
import { wholeList } from './list-address.ts';
import { reviewsHead } from './reviews-head.ts';

const whole = { ...wholeList, sort: 'recent', page: 1 } as const;
const answer = { reviews: [aReview(), aReview({ id: '8' })], total: 1204 };

test.each([
  [{}, '동물병원 리뷰', '/hospital-reviews'],
  [{ page: 2 }, '동물병원 리뷰 2페이지', '/hospital-reviews?page=2'],
  [{ star: 5 }, '동물병원 5점 리뷰', '/hospital-reviews'],
  [{ star: 4, page: 2 }, '동물병원 4점대 리뷰 2페이지', '/hospital-reviews'],
  [{ sort: 'score' as const, page: 2 }, '동물병원 리뷰 2페이지', '/hospital-reviews'],
])('titles the list of %j', (choice, title, canonical) => {
  const head = reviewsHead('hospital', { ...whole, ...choice }, answer);
  expect([head.title, head.canonical]).toEqual([title, canonical]);
  expect(head).not.toHaveProperty('noindex');
});

test('the head of a list of reviews gives the number of reviews and each shown one', () => {
  const head = reviewsHead('hospital', whole, answer);
  expect(head.description).toContain('리뷰 1,204개예요.');
  expect(head.structured).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'Review' }, { '@type': 'Review' }]);
});

test.each([
  [1, false],
  [9, true],
])(
  'the head of a list of reviews asks search engines to leave an empty page %i out, and answers 404 only behind others: %p',
  (page, isMissing) => {
    const head = reviewsHead('hospital', { ...whole, page }, { reviews: [], total: 0 });
    expect(head.noindex).toBe(true);
    expect('status' in head).toBe(isMissing);
  },
);

test('the head of a list of reviews names the ratings of the kind', () => {
  expect(reviewsHead('pharmacy', whole, answer)).toMatchObject({
    title: '동물약국 리뷰',
    description: '다녀온 보호자가 직접 남긴 동물약국 리뷰 1,204개예요. 친절, 가격, 약품 별점을 나누어 매겨요.',
    canonical: '/pharmacy-reviews',
  });
});
