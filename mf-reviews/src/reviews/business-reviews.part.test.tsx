import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type RenderedPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '../review/review.ts';
import { aRate, aReview } from '../testing/a-review.ts';
import { BusinessReviewsPart } from './business-reviews.part.tsx';

afterEach(() => localStorage.clear());

const part = <BusinessReviewsPart business={{ kind: 'hospital', id: '3' }} name="구로든든동물병원" />;
const answerWith = (reviews: () => Review[]): Responses => ({
  PetChoice_Pets: { living: [], archived: [] },
  NewReview_Days: { getMyReviewedDays: [] },
  EditReview_Receipts: { getReview: { receipts: [] } },
  BusinessReviews_Reviews: () => ({
    getReviewRate: aRate(reviews().length),
    getReviewTotal: { total: reviews().length, isAtLeast: false },
    getReviewsByPage: reviews(),
  }),
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

test('the list of reviews shows the average, each rating and the share of revisits', async () => {
  const { head } = renderPage(part, { responses: answerWith(() => [aReview(), aReview({ id: '8' })]) });
  expect(await screen.findByText('리뷰 2개')).toBeInTheDocument();
  expect(head()?.structured).toMatchObject([{ '@type': 'Review', itemReviewed: { '@id': '/hospital?id=3' } }, { '@type': 'Review' }]);
  expect(screen.getByText('75%')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: '항목별 평균' })).getAllByText('4.2')).toHaveLength(5);
});

test('the list of reviews marks a review whose receipt has been verified, and no other', async () => {
  renderPage(part, { responses: answerWith(() => [aReview({ isVerified: true }), aReview({ id: '8' })]) });
  const [verified, other] = await screen.findAllByRole('article');
  expect(within(verified!).getByText('영수증 인증')).toBeInTheDocument();
  expect(within(other!).queryByText('영수증 인증')).not.toBeInTheDocument();
});

test('the list of reviews filters by a bar of stars and a keyword, and offers the way back when nothing is left', async () => {
  const reviews = [aReview(), aReview({ id: '8' })];
  const { user, sent, address } = renderPage(part, {
    at: '/hospital?id=3&reviews=2',
    responses: {
      ...answerWith(() => reviews),
      BusinessReviews_Reviews: ({ filter }) => {
        const isWhole = (filter as { star: number | null }).star === null;
        const total = { total: isWhole ? 2 : 0, isAtLeast: false };
        return { getReviewRate: aRate(2), getReviewTotal: total, getReviewsByPage: isWhole ? reviews : [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^친절해요/ }));
  expect(address()).toBe('/hospital?id=3&praise=kindness');
  await user.click(screen.getByRole('button', { name: /^5점/ }));
  expect(new URLSearchParams(address().split('?')[1]).get('star')).toBe('5');
  await waitFor(() =>
    expect(sent.at(-1)?.variables).toMatchObject({ filter: { businessId: '3', star: 5, praisedFor: 'kindnessRating' }, page: 1 }),
  );
  await user.click(await screen.findByRole('button', { name: '모든 리뷰 보기' }));
  expect(address()).toBe('/hospital?id=3');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('the list of reviews offers a visitor the login and refuses a business account', async () => {
  const visitor = renderPage(part, { at: '/hospital?id=3', responses: answerWith(() => []) });
  await visitor.user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  expect(screen.getByRole('link', { name: '로그인하기' })).toHaveAttribute(
    'href',
    '/login?next=%2Fhospital%3Fid%3D3%26write%3D1&for=review',
  );
  visitor.unmount();
  const { user } = renderPage(part, { responses: answerWith(() => []), session: { accountType: 1 } });
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  expect(screen.getByText('리뷰는 보호자 회원만 쓸 수 있어요.')).toBeInTheDocument();
});

test('a written review is shown at once, and its events are emitted', async () => {
  const stored: Review[] = [];
  const heard: [string, unknown][] = [];
  const subscriptions = (['review.written', 'points.changed', 'toast.shown'] as const).map((name) =>
    bus.on(name).subscribe((payload) => heard.push([name, payload])),
  );
  const { user, sent } = renderPage(part, {
    session: { accountType: 0 },
    responses: {
      ...answerWith(() => stored),
      NewReview_Create: ({ input }) => {
        stored.unshift(aReview({ isMine: true, review: (input as { review: string }).review }));
        return { createReview: { id: '7', point: 500, pointsFrom: null, review: (input as { review: string }).review } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  for (const fourStars of await screen.findAllByLabelText(/^4점/)) await user.click(fourStars);
  await user.click(screen.getByLabelText('다시 갈래요'));
  await write(user, '처음 갔는데 정말 친절하셨어요.');
  await chooseToday(user);
  await user.click(await screen.findByText('등록'));
  expect(await screen.findByText('처음 갔는데 정말 친절하셨어요.')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveFocus();
  subscriptions.forEach((subscription) => subscription.unsubscribe());
  expect(heard).toEqual([
    ['review.written', { business: { kind: 'hospital', id: '3' }, reviewId: '7' }],
    ['points.changed', {}],
    ['toast.shown', { kind: 'success', message: '리뷰를 등록했어요. 500포인트를 드렸어요.' }],
  ]);
  expect(sent.find(({ name }) => name === 'NewReview_Create')?.variables).toMatchObject({
    kind: 'hospital',
    businessId: '3',
    input: { kindnessRating: 4, priceRating: 4, wouldRevisit: true, review: '처음 갔는데 정말 친절하셨어요.', files: [] },
  });
});

test('the form of a review keeps the draft on the device over a reload and says when numbers were masked', async () => {
  const session = { accountType: 0 } as const;
  const responses: Responses = {
    ...answerWith(() => []),
    NewReview_Create: { createReview: { id: '7', point: 0, pointsFrom: null, review: '제 번호는 010-****-****이에요.' } },
  };
  const first = renderPage(part, { session, responses });
  await first.user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  for (const fourStars of await screen.findAllByLabelText(/^4점/)) await first.user.click(fourStars);
  await first.user.click(screen.getByLabelText('다시 갈래요'));
  await write(first.user, '제 번호는 010-1234-5678이에요.');
  await chooseToday(first.user);
  first.unmount();

  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { user } = renderPage(part, { session, responses });
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  expect(await screen.findByLabelText(/^리뷰/, { selector: 'textarea' })).toHaveValue('제 번호는 010-1234-5678이에요.');
  await user.click(await screen.findByText('등록'));
  await waitFor(() => expect(heard).toEqual(['리뷰를 등록했어요. 전화번호나 주민등록번호는 가려서 올렸어요(010-1234-5678).']));
  subscription.unsubscribe();
  expect(localStorage.getItem('petcare.review-draft.1.hospital.3')).toBeNull();
});

test('the form of a review opens the form by its address with the day of the visit, and names a number that may be masked', async () => {
  const { user, address } = renderPage(part, {
    at: '/hospital?id=3&write=1&visit=2026-11-02&pet=x',
    session: { accountType: 0 },
    responses: answerWith(() => []),
  });
  expect(await screen.findByLabelText(/방문일/, { selector: 'button' })).toHaveTextContent('2026년 11월 2일');
  await write(user, '제 번호는 010-1234-5678이에요.');
  expect(screen.getByText(/^010-1234-5678: 전화번호나 주민등록번호라면 가려서 올려요/)).toBeInTheDocument();
  await user.click(screen.getByText('닫기'));
  expect(address()).toBe('/hospital?id=3');
  expect(screen.queryByText('등록')).not.toBeInTheDocument();
});

test('the form of a review does not show the draft of another person on the same device', async () => {
  const responses = answerWith(() => []);
  const first = renderPage(part, { session: { accountType: 0, userID: '1' }, responses });
  await first.user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  await write(first.user, '아직 보내지 않은 이야기예요.');
  first.unmount();
  const second = renderPage(part, { session: { accountType: 0, userID: '2' }, responses });
  await second.user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  expect(await screen.findByLabelText(/^리뷰/, { selector: 'textarea' })).toHaveValue('');
  second.unmount();
  const again = renderPage(part, { session: { accountType: 0, userID: '1' }, responses });
  await again.user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  expect(await screen.findByLabelText(/^리뷰/, { selector: 'textarea' })).toHaveValue('아직 보내지 않은 이야기예요.');
});

test('the form of a review marks missing fields and sends nothing', async () => {
  const { user, sent } = renderPage(part, { session: { accountType: 0 }, responses: answerWith(() => []) });
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  await write(user, '짧아요');
  await user.click(screen.getByText('등록'));
  expect(await screen.findByText('친절 별점을 골라 주세요.')).toBeInTheDocument();
  expect(screen.getByText('방문일을 골라 주세요.')).toBeInTheDocument();
  expect(screen.getByText('10자 이상 적어 주세요. 7자 더 필요해요.')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).not.toContain('NewReview_Create');
});

test('the form of a review keeps the text of a refused review', async () => {
  const { user } = renderPage(part, {
    session: { accountType: 0 },
    responses: {
      ...answerWith(() => [aReview({ isMine: true })]),
      EditReview_Update: refusal('REVIEW_EXISTS', '이 방문일에 쓴 리뷰가 이미 있어요.'),
    },
  });
  await user.click(await screen.findByRole('button', { name: '수정' }));
  await write(user, '방문일을 바꿔 보려고 해요.');
  await user.click(screen.getByText('저장하기'));
  expect(await screen.findByText('이 방문일에 쓴 리뷰가 이미 있어요.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^리뷰/, { selector: 'textarea' })).toHaveValue('방문일을 바꿔 보려고 해요.');
});

test('a writer edits the own review in place', async () => {
  let review = aReview({ isMine: true });
  const { user } = renderPage(part, {
    session: { accountType: 0 },
    responses: {
      ...answerWith(() => [review]),
      EditReview_Update: ({ input }) => {
        review = { ...review, review: (input as { review: string }).review };
        return { updateReview: { id: '7', review: review.review } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '수정' }));
  expect(await screen.findByLabelText(/^리뷰/, { selector: 'textarea' })).toHaveValue(review.review);
  await write(user, '다시 가 보고 고쳐 씁니다.');
  await user.click(screen.getByText('저장하기'));
  expect(await screen.findByText('다시 가 보고 고쳐 씁니다.')).toBeInTheDocument();
  expect(screen.queryByText('저장하기')).not.toBeInTheDocument();
});

test('a writer deletes the own review after a question and shows a refusal there', async () => {
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
        return { deleteReview: '7' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  const question = await screen.findByRole('alertdialog', { name: '리뷰를 삭제할까요?' });
  await user.click(within(question).getByRole('button', { name: '삭제' }));
  expect(await within(question).findByText('받은 포인트를 이미 썼어요.')).toBeInTheDocument();
  refused = false;
  await user.click(within(question).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(screen.getByText('아직 리뷰가 없어요.')).toBeInTheDocument());
  subscription.unsubscribe();
  expect(heard).toEqual([{ business: { kind: 'hospital', id: '3' }, reviewId: '7' }]);
});
