import { renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aReview } from '../testing/a-review.ts';
import { WriteReviewPart } from './write-review.part.tsx';

afterEach(() => localStorage.clear());

const review = '처음 갔는데 정말 친절하셨어요.';
const pets = { living: [{ id: '4', name: '보리' }], archived: [{ id: '5', name: '콩' }] };
const open = (petId: string | null, more: Responses = {}) =>
  renderPage(<WriteReviewPart business={{ kind: 'pharmacy', id: '25' }} name="구로다정약국" visitDate="2026-11-02" petId={petId} />, {
    session: { accountType: 0 },
    responses: { PetChoice_Pets: pets, NewReview_Days: { getMyReviewedDays: [] }, ...more },
  });

test('the form of a review opens with what is known of the visit and the main pet, and shows what was written in its place', async () => {
  const { user, sent } = open(null, {
    NewReview_Create: { createReview: { id: '7', point: 500, pointsFrom: null, review } },
    WriteReviewPart_Written: { getReview: aReview({ kind: 'pharmacy', review, isMine: true }) },
  });
  const dialog = await screen.findByRole('dialog', { name: '구로다정약국 리뷰 쓰기' });
  expect(within(dialog).getByRole('heading', { name: '리뷰 쓰기' })).toBeInTheDocument();
  expect(within(dialog).getByText('구로다정약국')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/방문일/, { selector: 'button' })).toHaveTextContent('2026년 11월 2일');
  await waitFor(() => expect(within(dialog).getByLabelText(/함께 간 반려동물/, { selector: 'button' })).toHaveTextContent('보리'));
  for (const fourStars of within(dialog).getAllByLabelText(/^4점/)) await user.click(fourStars);
  await user.click(within(dialog).getByLabelText('다시 갈래요'));
  await user.click(within(dialog).getByLabelText(/^리뷰/, { selector: 'textarea' }));
  await user.paste(review);
  await user.click(within(dialog).getByText('등록'));
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  expect(screen.getByRole('article')).toHaveTextContent(review);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'NewReview_Create')?.variables).toMatchObject({
    ...{ kind: 'pharmacy', businessId: '25' },
    input: { visitDate: '2026-11-02', petId: '4', medicineRating: 4, review },
  });
});

test('the form of a review says before anything is typed that the visit of that day has its review', async () => {
  const { user } = open(null, { NewReview_Days: { getMyReviewedDays: ['2026-11-02'] } });
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/이 날 다녀온 리뷰를 이미 쓰셨어요/)).toBeInTheDocument();
  await user.click(within(dialog).getByText('등록'));
  expect(within(dialog).getByText(/이 날 다녀온 리뷰를 이미 쓰셨어요/)).toBeInTheDocument();
});

test('the form of a review keeps what was typed when the dialog is closed and opened again, and the pet that was there', async () => {
  const { user } = open('5');
  const box = await screen.findByLabelText(/^리뷰/, { selector: 'textarea' });
  await user.click(box);
  await user.paste('아직 다 쓰지 않은');
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '리뷰 쓰기' }));
  expect(await screen.findByLabelText(/^리뷰/, { selector: 'textarea' })).toHaveValue('아직 다 쓰지 않은');
  await waitFor(() => expect(screen.getByLabelText(/함께 간 반려동물/, { selector: 'button' })).toHaveTextContent('콩'));
});
