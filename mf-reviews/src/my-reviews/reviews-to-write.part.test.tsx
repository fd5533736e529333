import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { act, screen } from '@testing-library/react';
import { ReviewsToWritePart } from './reviews-to-write.part.tsx';

const visit = (id: string, date: string, isPublic = true) => ({
  id,
  kind: 'hospital',
  date,
  business: { id: '3', name: `병원 ${id}`, isPublic },
  pet: { id: '9' },
});
const review = (visitDate: string) => ({ id: visitDate, visitDate, business: { id: '3' } });

test('the visits that nothing was written of are listed, each with its form, until it is written', async () => {
  const visits = [visit('1', '2026-11-20'), visit('2', '2026-11-18'), visit('3', '2026-11-10', false)];
  let reviews = [review('2026-11-18')];
  const { sent } = renderPage(<ReviewsToWritePart />, {
    session: {},
    responses: { ReviewsToWritePart_Visits: () => ({ getMyReservationsByPage: visits, getMyReviewsByPage: reviews }) },
  });
  const link = await screen.findByRole('link', { name: /병원 1/ });
  expect(link).toHaveAttribute('href', '/hospital?id=3&write=1&visit=2026-11-20&pet=9');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(sent[0]?.variables).toEqual({ statuses: [2] });
  reviews = [review('2026-11-18'), review('2026-11-20')];
  act(() => bus.emit('review.written', { business: { kind: 'hospital', id: '3' }, reviewId: '7' }));
  expect(await screen.findByText(/남길 리뷰가 없어요/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '내 리뷰 보기' })).toHaveAttribute('href', '/mypage/review');
});
