import { bus } from '@petcare/event-bus';
import { answerRest, ok, renderPage, type Responses } from '@petcare/testing';
import { act, screen } from '@testing-library/react';
import { ReservationPaymentPart } from './reservation-payment.part.tsx';

const open = {
  ordrIdx: 'a1',
  kind: 'reservation',
  title: '포근미용 예약',
  price: 30_000,
  point: 0,
  amount: 30_000,
  state: 'open',
  note: null,
  payMethod: null,
};
const soon = () => new Date(Date.now() + 600_000).toISOString();
const responses: Responses = {
  Checkout_MyPoint: { getMyPoint: { id: '7', point: 3_000 }, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] },
  OrderResult_Order: { getMyOrder: { ...open, expiresAt: '2026-11-23T10:00:00Z' }, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] },
};
const show = (given: { payBy?: string | null; at?: string; answers?: Responses } = {}) => {
  const { payBy = soon(), at = '/reservation/finished?id=31', answers = {} } = given;
  return renderPage(<ReservationPaymentPart reservationId="31" title="포근미용" price={30_000} payBy={payBy} />, {
    at,
    responses: { ...responses, ...answers },
    session: { accountType: 0 },
  });
};
const ofOrder = (given: object) => ({
  OrderResult_Order: { getMyOrder: { ...open, expiresAt: '2026-11-23T10:00:00Z', ...given }, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] },
});

test('the payment of a reservation shows the sum, the time that is left and the points that can be used', async () => {
  show();
  expect(await screen.findByRole('button', { name: '30,000원 결제하기' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
  expect(screen.getByText('가진 포인트 3,000P')).toBeInTheDocument();
});

test('with points alone it is paid at once, and the page hears of it', async () => {
  const heard: unknown[] = [];
  const subscription = bus.on('reservation.changed').subscribe((event) => heard.push(event));
  answerRest({ 'POST /reservation/31/order': ok({ ...open, state: 'paid' }) });
  const { user, sent } = renderPage(<ReservationPaymentPart reservationId="31" title="포근미용" price={2_000} payBy={soon()} />, {
    at: '/reservation/finished?id=31',
    responses: { ...responses, ...ofOrder({ state: 'paid' }) },
    session: { accountType: 0 },
  });
  await user.click(await screen.findByRole('button', { name: '모두 포인트로 내기' }));
  await user.click(screen.getByRole('button', { name: '포인트로 결제하기' }));
  expect(await screen.findByText('결제했어요.')).toBeInTheDocument();
  subscription.unsubscribe();
  expect(heard).toEqual([{ reservationId: '31', status: 0 }]);
  expect(sent.map(({ name }) => name)).not.toContain('Checkout_Window');
});

test('the payment of a reservation counts down, and says that the time is over', () => {
  jest.useFakeTimers();
  try {
    show({ payBy: new Date(Date.now() + 2_000).toISOString() });
    expect(screen.getByRole('timer')).toHaveTextContent('0:02');
    act(() => void jest.advanceTimersByTime(2_000));
    expect(screen.getByText('결제 시간이 지났어요.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '다시 예약하기' })).toHaveAttribute('href', '/reservation');
  } finally {
    jest.useRealTimers();
  }
});

test('of a declined payment it says why, and leads to another try', async () => {
  show({ at: '/reservation/finished?id=31&order=a1', answers: ofOrder({ note: '결제가 이뤄지지 않았어요 (한도 초과).' }) });
  expect(await screen.findByText('결제가 이뤄지지 않았어요 (한도 초과).')).toBeInTheDocument();
  expect(screen.getByText(/^시작 전에 취소하거나 예약이 거절되면 .* 모두 돌려드려요\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '다시 결제하기' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
  expect(screen.getByRole('link', { name: '다시 고르기' })).toHaveAttribute('href', '/reservation/finished?id=31');
});

test('of a payment for what is held no more it says what became of it', async () => {
  const note = '결제 시간이 지나 예약이 끝났어요. 결제한 금액은 돌려드려요.';
  show({ payBy: null, at: '/reservation/finished?id=31&order=a1', answers: ofOrder({ state: 'cancelled', note }) });
  expect(await screen.findByText(note)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다시 고르기' })).toHaveAttribute('href', '/mypage/reservation');
});

test('the wallets of the contract are offered first, and one that this device does not open or this release does not know is not', async () => {
  const getPaymentMethods = ['KAKAOPAY', 'APPLEPAY', 'MOONPAY', 'CARD'];
  show({ answers: { Checkout_MyPoint: { getMyPoint: { id: '7', point: 0 }, getPaymentMethods } } });
  expect((await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)).toEqual(['KAKAOPAY', 'CARD']);
  expect(screen.getByRole('radio', { name: '카카오페이' })).not.toBeChecked();
});
