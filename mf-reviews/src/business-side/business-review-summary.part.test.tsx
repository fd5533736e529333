import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { BusinessReviewSummaryPart } from './business-review-summary.part.tsx';

test.each([
  ['what waits for a reply', 3, 4.2, '답글을 기다리는 리뷰 3개', '/bizpage/hospital-review?answered=0', '4.2'],
  ['all reviews when each has a reply', 0, 4.2, '리뷰 관리하기', '/bizpage/hospital-review', '리뷰 12개'],
  [
    'that there is none',
    0,
    null,
    '리뷰 관리하기',
    '/bizpage/hospital-review',
    '아직 리뷰가 없어요. 다녀간 보호자가 남기면 메일로 알려드려요.',
  ],
])('the summary of reviews leads to %s', async (_name, unanswered, averageRating, link, href, text) => {
  const rate = { count: averageRating === null ? 0 : 12, averageRating, keyword: null };
  renderPage(<BusinessReviewSummaryPart reviewsPath="/bizpage/hospital-review" />, {
    session: {},
    responses: { BusinessReviewSummaryPart_Rate: { unanswered, getReviewRateOfMyBusiness: rate } },
  });
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', href);
  expect(screen.getByText(text)).toBeInTheDocument();
});
