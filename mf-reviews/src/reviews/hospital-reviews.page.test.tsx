import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aReview } from '../testing/a-review.ts';
import { HospitalReviewsPage } from './hospital-reviews.page.tsx';

const answer = (reviews = [aReview()], total = reviews.length): Responses => ({
  HospitalReviewsPage_Reviews: { getAllHospitalReviewCount: total, getAllHospitalReviewsByPage: reviews },
});

test('links each review to its hospital', async () => {
  renderPage(<HospitalReviewsPage />, { responses: answer() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('리뷰');
  const card = await screen.findByRole('article', { name: '콩이아빠님의 구로든든동물병원 리뷰' });
  expect(within(card).getByRole('link', { name: '구로든든동물병원' })).toHaveAttribute('href', '/hospital?id=3');
  expect(within(card).getByRole('img', { name: '5점 만점에 4점' })).toBeInTheDocument();
  expect(within(card).queryByRole('button', { name: '지우기' })).not.toBeInTheDocument();
});

test('names a closed hospital without a link', async () => {
  renderPage(<HospitalReviewsPage />, { responses: answer([aReview({ hospital: { id: '3', name: '닫은병원', state: 'closed' } })]) });
  expect(await screen.findByText('영업 종료')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /닫은병원/ })).not.toBeInTheDocument();
});

test('keeps order, stars and page in the address and starts a new choice at page one', async () => {
  const { user, sent, address } = renderPage(<HospitalReviewsPage />, {
    at: '/hospital-reviews?sort=score&page=2',
    responses: answer([aReview()], 25),
  });
  await screen.findByRole('article');
  expect(sent.at(-1)?.variables).toEqual({ sort: 'score', star: null, page: 2, count: 10 });
  await user.click(screen.getByRole('link', { name: '3페이지' }));
  expect(address()).toBe('/hospital-reviews?sort=score&page=3');
  await user.click(screen.getByRole('button', { name: '4점대' }));
  expect(address()).toBe('/hospital-reviews?sort=score&star=4');
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ sort: 'score', star: 4, page: 1, count: 10 }));
});

test('links back to all reviews when no review has the chosen stars', async () => {
  const { user, address } = renderPage(<HospitalReviewsPage />, { at: '/hospital-reviews?star=1', responses: answer([]) });
  await user.click(await screen.findByRole('button', { name: '모든 리뷰 보기' }));
  expect(address()).toBe('/hospital-reviews');
});

test('shows an error with a retry button', async () => {
  let broken = true;
  const { user } = renderPage(<HospitalReviewsPage />, {
    responses: {
      HospitalReviewsPage_Reviews: () =>
        broken ? refusal('INTERNAL', '잠시 쉬고 있어요.') : (answer()['HospitalReviewsPage_Reviews'] as object),
    },
  });
  expect(await screen.findByText('잠시 쉬고 있어요.')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('counts a like, and shows a toast to a signed-out visitor', async () => {
  const responses: Responses = { ...answer(), LikeButton_Toggle: { toggleHospitalReviewLike: { id: '7', isLiked: true, likeCount: 3 } } };
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
  expect(sent.map(({ name }) => name)).toEqual(['HospitalReviewsPage_Reviews']);
});

test('folds a long review until it is opened', async () => {
  const { user } = renderPage(<HospitalReviewsPage />, { responses: answer([aReview({ review: '긴 이야기예요. '.repeat(40) })]) });
  await user.click(await screen.findByRole('button', { name: '더 보기' }));
  expect(screen.getByRole('button', { name: '접기' })).toHaveAttribute('aria-expanded', 'true');
});
