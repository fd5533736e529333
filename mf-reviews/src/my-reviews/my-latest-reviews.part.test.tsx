import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { act, screen } from '@testing-library/react';
import { aReview } from '../testing/a-review.ts';
import { MyLatestReviewsPart } from './my-latest-reviews.part.tsx';

test('the part of one’s reviews shows what was written last, and asks again when a review was deleted', async () => {
  let list = [aReview()];
  renderPage(<MyLatestReviewsPart />, {
    session: {},
    responses: { MyLatestReviewsPart_Reviews: () => ({ getMyReviewsByPage: list }) },
  });
  expect(await screen.findByText('구로든든동물병원')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '내 리뷰 보기' })).toHaveAttribute('href', '/mypage/review');
  list = [];
  act(() => bus.emit('review.deleted', { business: { kind: 'hospital', id: '3' }, reviewId: '7' }));
  expect(await screen.findByText('다녀온 곳의 이야기를 남겨 보세요. 방문이 확인된 리뷰에 500포인트를 드려요.')).toBeInTheDocument();
});
