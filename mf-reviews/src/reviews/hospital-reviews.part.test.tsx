import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type RenderedPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '../review/review.ts';
import { aReview } from '../testing/a-review.ts';
import { HospitalReviewsPart } from './hospital-reviews.part.tsx';

const rateOf = (count: number) => {
  const mean = count === 0 ? null : 4.2;
  return {
    count,
    averageRating: mean,
    kindnessRating: mean,
    explainRating: mean,
    diagnosisRating: mean,
    facilityRating: mean,
    priceRating: mean,
    revisitShare: count === 0 ? null : 0.75,
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: star === 4 ? count : 0 })),
  };
};
const part = <HospitalReviewsPart hospitalId="3" hospitalName="구로든든동물병원" />;
const answerWith = (reviews: () => Review[]): Responses => ({
  HospitalReviewsPart_Reviews: () => ({ getHospitalReviewRate: rateOf(reviews().length), getHospitalReviewsByPage: reviews() }),
});

// Role queries walk the whole calendar: labels are found much faster.
async function write(user: RenderedPage['user'], text: string) {
  const box = await screen.findByLabelText(/^리뷰/, { selector: 'textarea' });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

async function chooseToday(user: RenderedPage['user']) {
  await user.click(screen.getByLabelText(/방문일/, { selector: 'button' }));
  await user.click(await screen.findByLabelText(/^오늘/));
}

test('shows the average, each rating and the share of revisits', async () => {
  const { head } = renderPage(part, { responses: answerWith(() => [aReview(), aReview({ id: '8' })]) });
  expect(await screen.findByText('리뷰 2개')).toBeInTheDocument();
  expect(head()?.structured).toMatchObject([{ '@type': 'Review', itemReviewed: { '@id': '/hospital?id=3' } }, { '@type': 'Review' }]);
  expect(screen.getByText('75%')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: '항목별 평균' })).getAllByText('4.2')).toHaveLength(5);
});

test('offers a visitor the login and refuses a business account', async () => {
  const visitor = renderPage(part, { at: '/hospital?id=3', responses: answerWith(() => []) });
  await visitor.user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  expect(screen.getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login?next=%2Fhospital%3Fid%3D3');
  visitor.unmount();
  const { user } = renderPage(part, { responses: answerWith(() => []), session: { accountType: 1 } });
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  expect(screen.getByText('병원 리뷰는 보호자 회원만 쓸 수 있어요.')).toBeInTheDocument();
});

test('shows a written review at once and emits its events', async () => {
  const stored: Review[] = [];
  const heard: [string, unknown][] = [];
  const subscriptions = (['review.written', 'points.changed', 'toast.shown'] as const).map((name) =>
    bus.on(name).subscribe((payload) => heard.push([name, payload])),
  );
  const { user, sent } = renderPage(part, {
    session: { accountType: 0 },
    responses: {
      ...answerWith(() => stored),
      WriteReview_Create: ({ input }) => {
        stored.unshift(aReview({ isMine: true, review: (input as { review: string }).review }));
        return { createHospitalReview: { id: '7', point: 500 } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  for (const fourStars of await screen.findAllByLabelText(/^4점/)) await user.click(fourStars);
  await user.click(screen.getByLabelText('다시 갈래요'));
  await write(user, '처음 갔는데 정말 친절하셨어요.');
  await chooseToday(user);
  await user.click(await screen.findByText('등록하기'));
  expect(await screen.findByText('처음 갔는데 정말 친절하셨어요.')).toBeInTheDocument();
  subscriptions.forEach((subscription) => subscription.unsubscribe());
  expect(heard).toEqual([
    ['review.written', { businessKind: 'hospital', businessId: '3', reviewId: '7' }],
    ['points.changed', {}],
    ['toast.shown', { kind: 'success', message: '리뷰를 등록했어요. 500포인트를 드렸어요.' }],
  ]);
  expect(sent.find(({ name }) => name === 'WriteReview_Create')?.variables).toMatchObject({
    hospitalId: '3',
    input: { kindnessRating: 4, priceRating: 4, wouldRevisit: true, review: '처음 갔는데 정말 친절하셨어요.', files: [] },
  });
}, 20_000);

test('marks missing fields and sends nothing', async () => {
  const { user, sent } = renderPage(part, { session: { accountType: 0 }, responses: answerWith(() => []) });
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  await write(user, '짧아요');
  await user.click(screen.getByText('등록하기'));
  expect(await screen.findByText('친절 별점을 골라 주세요.')).toBeInTheDocument();
  expect(screen.getByText('방문일을 골라 주세요.')).toBeInTheDocument();
  expect(screen.getByText('10자 이상 적어 주세요. 7자 더 필요해요.')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toEqual(['HospitalReviewsPart_Reviews']);
});

test('keeps the text of a refused review', async () => {
  const { user } = renderPage(part, {
    session: { accountType: 0 },
    responses: {
      ...answerWith(() => [aReview({ isMine: true })]),
      EditReview_Update: refusal('REVIEW_EXISTS', '이 방문일에 쓴 리뷰가 이미 있어요.'),
    },
  });
  await user.click(await screen.findByRole('button', { name: '고치기' }));
  await write(user, '방문일을 바꿔 보려고 해요.');
  await user.click(screen.getByText('저장하기'));
  expect(await screen.findByText('이 방문일에 쓴 리뷰가 이미 있어요.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^리뷰/, { selector: 'textarea' })).toHaveValue('방문일을 바꿔 보려고 해요.');
});

test('edits the own review in place', async () => {
  let review = aReview({ isMine: true });
  const { user } = renderPage(part, {
    session: { accountType: 0 },
    responses: {
      ...answerWith(() => [review]),
      EditReview_Update: ({ input }) => {
        review = { ...review, review: (input as { review: string }).review };
        return { updateHospitalReview: { id: '7' } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '고치기' }));
  expect(await screen.findByLabelText(/^리뷰/, { selector: 'textarea' })).toHaveValue(review.review);
  await write(user, '다시 가 보고 고쳐 씁니다.');
  await user.click(screen.getByText('저장하기'));
  expect(await screen.findByText('다시 가 보고 고쳐 씁니다.')).toBeInTheDocument();
  expect(screen.queryByText('저장하기')).not.toBeInTheDocument();
});

test('deletes the own review after a question and shows a refusal there', async () => {
  const reviews = [aReview({ isMine: true })];
  let refused = true;
  const heard: unknown[] = [];
  const subscription = bus.on('review.deleted').subscribe((payload) => heard.push(payload));
  const { user } = renderPage(part, {
    session: { accountType: 0 },
    responses: {
      ...answerWith(() => reviews),
      DeleteReview_Delete: () => {
        if (refused) return refusal('INSUFFICIENT_POINTS', '받은 포인트를 이미 썼어요.');
        reviews.pop();
        return { deleteHospitalReview: '7' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '지우기' }));
  const question = await screen.findByRole('alertdialog', { name: '리뷰를 지울까요?' });
  await user.click(within(question).getByRole('button', { name: '지우기' }));
  expect(await within(question).findByText('받은 포인트를 이미 썼어요.')).toBeInTheDocument();
  refused = false;
  await user.click(within(question).getByRole('button', { name: '지우기' }));
  await waitFor(() => expect(screen.getByText('아직 리뷰가 없어요.')).toBeInTheDocument());
  subscription.unsubscribe();
  expect(heard).toEqual([{ businessKind: 'hospital', businessId: '3', reviewId: '7' }]);
});
