import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReview } from '../testing/a-review.ts';
import { filterOf, wholeList } from './list-address.ts';
import { HospitalReviewsPage } from './hospital-reviews.page.tsx';

const answer = (reviews = [aReview()], total = reviews.length): Responses => ({
  AllReviews_Reviews: { getReviewTotal: { total, isAtLeast: false }, getReviewsByPage: reviews },
  RegionChoice_Regions: { getRegions: [{ name: '서울특별시', sigungu: [{ name: '구로구' }] }] },
});

test('the list of hospital reviews links each review to its hospital', async () => {
  renderPage(<HospitalReviewsPage />, { responses: answer() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('리뷰');
  const card = await screen.findByRole('article', { name: '콩이아빠님의 구로든든동물병원 리뷰' });
  expect(within(card).getByRole('link', { name: '구로든든동물병원' })).toHaveAttribute('href', '/hospital?id=3');
  expect(within(card).getByRole('img', { name: '5점 만점에 4점' })).toBeInTheDocument();
  expect(within(card).queryByRole('button', { name: '삭제' })).not.toBeInTheDocument();
});

test('the list of hospital reviews names a closed hospital without a link', async () => {
  renderPage(<HospitalReviewsPage />, { responses: answer([aReview({ business: { id: '3', name: '닫은병원', isPublic: false } })]) });
  expect(await screen.findByText('영업 종료')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /닫은병원/ })).not.toBeInTheDocument();
});

test('the list of hospital reviews keeps order, stars and page in the address and starts a new choice at page one', async () => {
  const { user, sent, address } = renderPage(<HospitalReviewsPage />, {
    at: '/hospital-reviews?sort=score&page=2',
    responses: answer([aReview()], 25),
  });
  await screen.findByRole('article');
  expect(sent.at(-1)?.variables).toEqual({
    filter: { kind: 'hospital', ...filterOf(wholeList) },
    sort: 'score',
    page: 2,
    count: 10,
  });
  await user.click(screen.getByRole('link', { name: '3페이지' }));
  expect(address()).toBe('/hospital-reviews?sort=score&page=3');
  await user.click(screen.getByRole('button', { name: '4점대' }));
  expect(address()).toBe('/hospital-reviews?sort=score&star=4');
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ filter: { star: 4 }, sort: 'score', page: 1 }));
});

test('the list of hospital reviews asks for reviews with pictures of one animal and keeps the choice in the address', async () => {
  const { user, sent, address } = renderPage(<HospitalReviewsPage />, { at: '/hospital-reviews', responses: answer() });
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: '사진 리뷰' }));
  await user.click(screen.getByRole('button', { name: '고양이' }));
  expect(new URLSearchParams(address().split('?')[1]).toString()).toBe(new URLSearchParams({ pictures: '1', pet: '고양이' }).toString());
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ filter: { hasPictures: true, petDivision: '고양이' } }));
});

test('a second choice builds on the first when both come before the list is drawn again', async () => {
  const { address } = renderPage(<HospitalReviewsPage />, { at: '/hospital-reviews', responses: answer() });
  await screen.findByRole('article');
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: '사진 리뷰' }));
    fireEvent.click(screen.getByRole('button', { name: '4점대' }));
  });
  expect(new URLSearchParams(address().split('?')[1]).toString()).toBe('star=4&pictures=1');
});

test('the list of hospital reviews looks for words, an area, receipts and praise, and says when there may be more', async () => {
  const { user, sent, address } = renderPage(<HospitalReviewsPage />, {
    at: '/hospital-reviews',
    responses: { ...answer(), AllReviews_Reviews: { getReviewTotal: { total: 60, isAtLeast: true }, getReviewsByPage: [aReview()] } },
  });
  expect(await screen.findByText(/개 이상/)).toHaveTextContent('리뷰 60개 이상');
  await user.type(screen.getByRole('searchbox', { name: '리뷰 검색' }), ' 슬개골 수술 {Enter}');
  await user.click(screen.getByRole('button', { name: '영수증 인증' }));
  await user.click(screen.getByRole('button', { name: '설명이 자세해요' }));
  await user.click(screen.getByRole('button', { name: /전국/ }));
  await user.click(await screen.findByRole('option', { name: '서울특별시' }));
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    ...{ search: '슬개골 수술', verified: '1', praise: 'explain', sido: '서울특별시' },
  });
  await waitFor(() =>
    expect(sent.at(-1)?.variables).toMatchObject({
      filter: { search: '슬개골 수술', isVerified: true, praisedFor: 'explainRating', sido: '서울특별시', sigungu: null },
    }),
  );
  await user.click(screen.getByRole('button', { name: /삭제|지우기|Clear/i }));
  expect(address()).not.toContain('search');
});

test('the list of hospital reviews shows the reply of the hospital and the animal that was there', async () => {
  const review = aReview({
    pet: { id: null, division: '강아지', kindName: '말티즈' },
    reply: { content: '찾아 주셔서 고마워요.', timestamp: { createdAt: '2026-11-21T03:00:00.000Z' } },
  });
  renderPage(<HospitalReviewsPage />, { responses: answer([review]) });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('강아지 말티즈')).toBeInTheDocument();
  expect(within(card).getByText('병원의 답글')).toBeInTheDocument();
  expect(within(card).getByText('찾아 주셔서 고마워요.')).toBeInTheDocument();
});

test('a review is reported with a reason, and a refusal is shown in the dialog', async () => {
  let isRefused = true;
  const { user, sent } = renderPage(<HospitalReviewsPage />, {
    session: { accountType: 0 },
    responses: {
      ...answer(),
      ReportDialog_Report: () => (isRefused ? refusal('TOO_MANY_REQUESTS', '오늘은 더 신고할 수 없어요.') : { createReport: true }),
    },
  });
  await user.click(await screen.findByRole('button', { name: '신고' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('radio', { name: '개인정보가 드러나 있어요' }));
  await user.click(within(dialog).getByRole('button', { name: '신고하기' }));
  expect(await within(dialog).findByText('오늘은 더 신고할 수 없어요.')).toBeInTheDocument();
  isRefused = false;
  await user.click(within(dialog).getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.filter(({ name }) => name === 'ReportDialog_Report')[0]?.variables).toEqual({
    kind: 'review',
    id: '7',
    reason: 'privacy',
    detail: null,
  });
});

test('the list of hospital reviews links back to all reviews when no review has the chosen stars', async () => {
  const { user, address } = renderPage(<HospitalReviewsPage />, { at: '/hospital-reviews?star=1', responses: answer([]) });
  await user.click(await screen.findByRole('button', { name: '모든 리뷰 보기' }));
  expect(address()).toBe('/hospital-reviews');
});

test('the list of hospital reviews shows an error with a retry button', async () => {
  let broken = true;
  const { user } = renderPage(<HospitalReviewsPage />, {
    responses: {
      ...answer(),
      AllReviews_Reviews: () => (broken ? refusal('INTERNAL', '잠시 쉬고 있어요.') : (answer()['AllReviews_Reviews'] as object)),
    },
  });
  expect(await screen.findByText('잠시 쉬고 있어요.')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('the list of hospital reviews counts a like, and shows a toast to a signed-out visitor', async () => {
  const responses: Responses = { ...answer(), LikeButton_Toggle: { toggleReviewLike: { id: '7', isLiked: true, likeCount: 3 } } };
  const signedIn = renderPage(<HospitalReviewsPage />, { responses, session: {} });
  await signedIn.user.click(await screen.findByRole('button', { name: '도움돼요 2' }));
  expect(await screen.findByRole('button', { name: '도움돼요 3' })).toHaveAttribute('aria-pressed', 'true');
  signedIn.unmount();

  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { user, sent } = renderPage(<HospitalReviewsPage />, { responses });
  await user.click(await screen.findByRole('button', { name: '도움돼요 2' }));
  subscription.unsubscribe();
  expect(heard).toEqual(['로그인 후 이용바랍니다.']);
  expect(sent.map(({ name }) => name)).not.toContain('LikeButton_Toggle');
});

test('the list of hospital reviews folds a long review until it is opened', async () => {
  const { user } = renderPage(<HospitalReviewsPage />, { responses: answer([aReview({ review: '긴 이야기예요. '.repeat(40) })]) });
  await user.click(await screen.findByRole('button', { name: '더 보기' }));
  expect(screen.getByRole('button', { name: '접기' })).toHaveAttribute('aria-expanded', 'true');
});
