import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '../review/review.ts';
import { aRate, aReview } from '../testing/a-review.ts';
import { ReviewsOfMyBusinessPage } from './reviews-of-my-business.page.tsx';

const reply = { content: '찾아 주셔서 고마워요.', timestamp: { createdAt: '2026-11-21T03:00:00.000Z' } };
const answerWith = (reviews: () => Review[]): Responses => ({
  ReviewsOfMyBusiness_Reviews: () => ({
    unanswered: 1,
    total: reviews().length,
    getReviewRateOfMyBusiness: aRate(reviews().length),
    getReviewsOfMyBusinessByPage: reviews(),
  }),
});
const open = (responses: Responses) => renderPage(<ReviewsOfMyBusinessPage />, { responses, session: { accountType: 1 } });

test('the page of a business’s reviews shows the averages and writes a reply', async () => {
  let reviews = [aReview()];
  const { user, sent } = open({
    ...answerWith(() => reviews),
    AnsweredReview_Reply: () => {
      reviews = [aReview({ reply })];
      return { replyToReview: { id: '7' } };
    },
  });
  expect(within(await screen.findByRole('list', { name: '항목별 평균' })).getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: '답글 쓰기' }));
  await user.click(screen.getByRole('button', { name: '남기기' }));
  expect(screen.getByText('답글을 적어 주세요.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /답글/ }), reply.content);
  await user.click(screen.getByRole('button', { name: '남기기' }));
  expect(await screen.findByText('병원의 답글')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'AnsweredReview_Reply')?.variables).toEqual({ reviewId: '7', content: reply.content });
});

test('the page of a business’s reviews deletes a reply and keeps it when that is refused', async () => {
  let reviews = [aReview({ reply })];
  let isRefused = true;
  const { user } = open({
    ...answerWith(() => reviews),
    AnsweredReview_Delete: () => {
      if (isRefused) return refusal('INTERNAL', '잠시 쉬고 있어요.');
      reviews = [aReview()];
      return { deleteReviewReply: { id: '7' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: '답글 삭제' }));
  expect(await screen.findByText('잠시 쉬고 있어요.')).toBeInTheDocument();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: '답글 삭제' }));
  await waitFor(() => expect(screen.queryByText('병원의 답글')).not.toBeInTheDocument());
});

test('the page of a business’s reviews asks for what the address says, and keeps each choice there', async () => {
  const { user, sent, address } = renderPage(<ReviewsOfMyBusinessPage />, {
    at: '/bizpage/hospital-review?star=2&pictures=1&sort=like&page=3',
    responses: answerWith(() => [aReview()]),
    session: { accountType: 1 },
  });
  await user.click(await screen.findByRole('button', { name: '답글을 기다리는 리뷰 1' }));
  await user.click(await screen.findByRole('button', { name: '영수증 인증' }));
  const asked = { star: 2, hasPictures: true, sort: 'like', search: null };
  expect(sent[0]?.variables).toMatchObject({ ...asked, isAnswered: null, isVerified: null, page: 3 });
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ ...asked, isAnswered: false, isVerified: true, page: 1 }));
  expect(address()).toBe('/bizpage/hospital-review?sort=like&star=2&pictures=1&verified=1&answered=0');
});
