import { answerRest, ok, okList, refused, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { MyPassPage } from './my-pass.page.tsx';
import { PassPurchasePage } from './pass-purchase.page.tsx';

const items = [
  { id: '1', name: '1일 이용권', range: 1, price: 1_000 },
  { id: '2', name: '7일 이용권', range: 7, price: 4_900 },
];
const none = { isActive: false, startDate: null, endDate: null };
const responses = { Checkout_MyPoint: { getMyPoint: { id: '7', point: 5_000 }, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] } };
const nothing = ok({ items: [], total: 0, page: 1, count: 5 });
const session = { accountType: 0 as const };
const answers = { 'GET /pass/items': okList(items), 'GET /pass/getActivePassPeriod': ok(none) };

test('a guardian buys the pass that was chosen with points, and shows that it runs', async () => {
  const order = {
    ordrIdx: 'p1',
    title: '7일 이용권',
    price: 4_900,
    point: 4_900,
    amount: 0,
    state: 'paid',
    note: null,
    expiresAt: '',
    paidAt: '',
  };
  const sent = answerRest({ ...answers, 'POST /pass/item/2/purchase': ok(order) });
  const { user, container } = renderPage(<PassPurchasePage />, {
    at: '/pass-purchase',
    responses: { ...responses, OrderResult_Order: { getMyOrder: order, getPaymentMethods: [] } },
    session,
  });
  await user.click(await screen.findByLabelText('7일 이용권 · 4,900원 (하루 700원)'));
  await user.click(await screen.findByRole('button', { name: '모두 포인트로 내기' }));
  await user.click(screen.getByRole('button', { name: '포인트로 구매하기' }));
  expect(await screen.findByText('이용권이 시작됐어요.')).toBeInTheDocument();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container).not.toHaveTextContent(/구매를 취소|결제 수단|4,900원/);
  expect(sent.find(({ call }) => call === 'POST /pass/item/2/purchase')).toMatchObject({
    body: { price: 0, point: 4_900 },
    key: expect.any(String),
  });
});

test('the page of the pass tells the rule of refunds, and says why a pass is refused', async () => {
  answerRest({ ...answers, 'POST /pass/item/1/purchase': refused('INSUFFICIENT_POINTS', '포인트가 부족해요.') });
  const { user } = renderPage(<PassPurchasePage />, { at: '/pass-purchase', responses, session });
  await user.click(await screen.findByRole('button', { name: '모두 포인트로 내기' }));
  expect(screen.getByText(/^산 날부터 7일 안에 구매를 취소할 수 있어요\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '포인트로 구매하기' }));
  expect(await screen.findByText('포인트가 부족해요.')).toBeInTheDocument();
});

test('the page of the pass shows the pass that runs and what was paid for it', async () => {
  const pass = { id: '1', name: '7일 이용권', range: 7, startDate: '2026-11-20T00:00:00Z', endDate: '2026-11-27T00:00:00Z' };
  const order = { ordrIdx: 'p1', title: '7일 이용권', amount: 3_900, point: 1_000, state: 'paid', paidAt: '2026-11-20T00:00:00Z' };
  answerRest({
    'GET /pass/info': ok({ isActive: true, startDate: pass.startDate, endDate: pass.endDate, pass }),
    'GET /pass/orders': ok({ items: [order], total: 1, page: 1, count: 10 }),
    'GET /pass/logList': ok({
      items: [
        {
          id: '1',
          receiptId: '5',
          openedBy: 'purchase',
          hospital: '구***',
          location: '서울특별시 구로구',
          month: '2026-11',
          openedAt: '2026-11-21T00:00:00Z',
        },
      ],
      total: 1,
      page: 1,
      count: 5,
    }),
  });
  renderPage(<MyPassPage />, { at: '/mypage/pass', responses: {}, session });
  expect(await screen.findByText('이용 중')).toBeInTheDocument();
  expect(await screen.findByText('3,900원 + 1,000P')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /구\*\*\*/ })).toHaveAttribute('href', '/pass?id=5');
});

test('the page of the pass leads to the purchase where no pass runs', async () => {
  answerRest({
    'GET /pass/info': ok({ ...none, pass: null }),
    'GET /pass/orders': ok({ items: [], total: 0, page: 1, count: 10 }),
    'GET /pass/logList': nothing,
  });
  renderPage(<MyPassPage />, { at: '/mypage/pass', responses: {}, session });
  expect(await screen.findByRole('link', { name: '이용권 사기' })).toHaveAttribute('href', '/pass-purchase');
});
