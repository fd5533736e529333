import { aReview } from '../testing/a-review.ts';
import { reviewsHead } from './reviews-head.ts';

const whole = { sort: 'recent', star: null, page: 1 } as const;
const answer = { reviews: [aReview(), aReview({ id: '8' })], total: 1204 };

test.each([
  [{}, '동물병원 리뷰', '/hospital-reviews'],
  [{ page: 2 }, '동물병원 리뷰 2페이지', '/hospital-reviews?page=2'],
  [{ star: 5 }, '동물병원 5점 리뷰', '/hospital-reviews'],
  [{ star: 4, page: 2 }, '동물병원 4점대 리뷰 2페이지', '/hospital-reviews'],
  [{ sort: 'score' as const, page: 2 }, '동물병원 리뷰 2페이지', '/hospital-reviews'],
])('%j', (choice, title, canonical) => {
  const head = reviewsHead({ ...whole, ...choice }, answer);
  expect([head.title, head.canonical]).toEqual([title, canonical]);
  expect(head).not.toHaveProperty('noindex');
});

test('gives the number of products and each shown one', () => {
  const head = reviewsHead(whole, answer);
  expect(head.description).toContain('리뷰 1,204개예요.');
  expect(head.structured).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'Review' }, { '@type': 'Review' }]);
});

test.each([
  [1, false],
  [9, true],
])('an empty page %i is kept by nobody, and missing only behind others', (page, isMissing) => {
  const head = reviewsHead({ ...whole, page }, { reviews: [], total: 0 });
  expect(head.noindex).toBe(true);
  expect('status' in head).toBe(isMissing);
});
