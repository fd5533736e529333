import { answerRest, ok, okList, renderPage } from '@petcare/testing';
import { seoulDate } from '@petcare/time';
import { screen, within } from '@testing-library/react';
import { aBookable, aListedProduct } from '../testing/a-bookable.ts';
import { ReservationPage } from './reservation.page.tsx';

const today = seoulDate(Date.now());
const groom = aListedProduct({
  name: '전체 미용',
  options: [
    { id: '51', name: '3kg 미만', price: 0 },
    { id: '52', name: '3–5kg', price: 10_000 },
    { id: '53', name: '털 엉킴 풀기', price: 5_000 },
  ],
});
const answers = {
  'GET /reservation/find': ok(aBookable()),
  'GET /product': ok({ items: [groom], total: 1, page: 1, count: 100 }),
  'GET /reservation/able': okList([{ date: today, free: 2 }]),
  'GET /reservation/abletime': okList([{ time: '09:00', taken: false }]),
};
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

async function open() {
  answerRest(answers);
  const page = renderPage(<ReservationPage />, {
    at: '/reservation?hospital=7',
    path: '/reservation',
    responses: { PetField_Pets: { getMyPetsByPage: [] } },
    session: { accountType: 0 },
  });
  await screen.findByRole('radio', { name: '오전 9시' });
  return page;
}

test('the form of a booking is read after the place that is booked, and before what is chosen', async () => {
  await open();
  const [place, time] = [screen.getByRole('link', { name: '구로동물병원' }), screen.getByRole('radio', { name: '오전 9시' })];
  const chosen = screen.getByRole('region', { name: '고른 내용' });
  expect(place.compareDocumentPosition(time)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(time.compareDocumentPosition(chosen)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('of the sizes of a product one is chosen, beside its other options', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /전체 미용/ }));
  const sizes = within(await screen.findByRole('radiogroup', { name: '크기' }));
  expect(sizes.getAllByRole('radio')).toHaveLength(2);
  await user.click(sizes.getByRole('radio', { name: /3kg 미만/ }));
  await user.click(screen.getByRole('checkbox', { name: /털 엉킴 풀기/ }));
  expect(screen.getAllByText('35,000원')).not.toHaveLength(0);
  await user.click(sizes.getByRole('radio', { name: /3–5kg/ }));
  expect(sizes.getByRole('radio', { name: /3kg 미만/ })).not.toBeChecked();
  expect(screen.getAllByText('45,000원')).not.toHaveLength(0);
});

test('a booking without a network says so, and goes no further', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: '오전 9시' }));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: '예약 내용 확인하기' }));
  expect(await screen.findByText(/인터넷에 연결되어 있지 않아요/)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
