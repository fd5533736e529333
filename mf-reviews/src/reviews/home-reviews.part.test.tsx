import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { aReview } from '../testing/a-review.ts';
import { HomeReviewsPart } from './home-reviews.part.tsx';

test('the part of the home page links each latest review to its hospital', async () => {
  const business = { id: '3', name: '구로든든동물병원', sido: '서울특별시', sigungu: '구로구' };
  const reviews = [
    { ...aReview(), business },
    { ...aReview({ id: '8' }), business },
  ];
  renderPage(<HomeReviewsPart />, { responses: { HomeReviewsPart_Reviews: { getReviewsByPage: reviews } } });
  const links = await screen.findAllByRole('link', { name: /구로든든동물병원 서울특별시 구로구/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/hospital?id=3', '/hospital?id=3']);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
