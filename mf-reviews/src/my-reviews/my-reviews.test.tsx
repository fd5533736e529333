import { renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { aReview } from '../testing/a-review.ts';
import { MyPharmacyReviewsPage } from './my-pharmacy-reviews.page.tsx';
import { MyReviewsPage } from './my-reviews.page.tsx';

const counts = { all: 3, hospital: 2, pharmacy: 1, company: 0 };
const answer = (reviews = [aReview({ isMine: true })]) => ({ MyReviews_Reviews: { ...counts, getMyReviewsByPage: reviews } });

test('the list of one’s reviews lists all own reviews with their businesses and the number of each kind', async () => {
  const { sent } = renderPage(<MyReviewsPage />, { responses: answer(), session: { accountType: 0 } });
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: '구로든든동물병원' })).toHaveAttribute('href', '/hospital?id=3');
  expect(within(card).getByRole('button', { name: '수정' })).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: '업체 종류' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['전체 3', '동물병원 2', '동물약국 1', '펫 서비스 0']);
  expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  expect(sent[0]?.variables).toEqual({ kind: null, page: 1, count: 10 });
});

test('the list of one’s reviews asks for one kind of business and offers the way there without a review', async () => {
  const { sent } = renderPage(<MyPharmacyReviewsPage />, { responses: answer([]), session: { accountType: 0 } });
  expect(await screen.findByText('아직 쓴 리뷰가 없어요.')).toBeInTheDocument();
  expect(screen.getByText('다녀온 곳의 이야기를 남겨 보세요. 방문이 확인된 리뷰에 500포인트를 드려요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '동물약국 찾기' })).toHaveAttribute('href', '/pharmacy-list');
  expect(screen.queryByRole('link', { name: '동물병원 찾기' })).not.toBeInTheDocument();
  expect(sent[0]?.variables).toMatchObject({ kind: 'pharmacy' });
});
