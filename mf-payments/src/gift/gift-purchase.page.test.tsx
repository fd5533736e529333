import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { GiftPurchasePage } from './gift-purchase.page.tsx';

const gift = { id: '1', name: '카페 상품권', price: 10_000, image: null, stock: 3 };
const order = {
  ordrIdx: 'a1',
  kind: 'gift',
  title: '카페 상품권',
  price: 10_000,
  point: 0,
  amount: 10_000,
  state: 'open',
  note: null,
  expiresAt: '2026-11-23T10:00:00Z',
  payMethod: 'CARD',
};
const card = {
  id: '1',
  name: '카페 상품권',
  price: 10_000,
  ordrIdx: 'a1',
  code: 'ACDE-3467-FGHJ',
  expiresAt: '2027-11-24T00:00:00Z',
  usedAt: null,
  cancelledAt: null,
};
const responses: Responses = {
  GiftPurchasePage_Gift: { getGiftGroup: gift },
  Checkout_MyPoint: { getMyPoint: { id: '7', point: 3_000 }, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] },
  GiftPurchasePage_Buy: { buyGiftCard: { success: true, message: '', order: { ordrIdx: 'a1', state: 'open' } } },
  Checkout_Register: {
    KCPMobileRegisterTraction: { payUrl: 'https://pay.example/pay', fields: [{ name: 'ordr_idxx', value: 'a1' }] },
  },
  Checkout_Window: {
    startPaymentInWindow: { payUrl: 'https://site.example/window', fields: [{ name: 'ordr_idxx', value: 'a1' }] },
  },
  OrderResult_Order: { getMyOrder: order, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] },
  MyGifts_Gifts: { getMyGiftsByPage: [card, { ...card, id: '2', name: '간식 상품권', ordrIdx: 'a0' }], getMyGiftCount: 2 },
};
const open = (route: string, answers: Responses = {}) =>
  renderPage(<GiftPurchasePage />, { at: route, responses: { ...responses, ...answers }, session: { accountType: 0 } });

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/140.0.0.0 Mobile';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15';
const APPROVED_BY = { window: 'https://site.example/window ordr_idxx=a1', page: 'https://pay.example/pay ordr_idxx=a1' };

test.each([
  ['a phone', ANDROID, 5, 'Checkout_Register', APPROVED_BY.page],
  ['an iPad, which says that it is a Mac', MAC, 5, 'Checkout_Register', APPROVED_BY.page],
  ['a Mac', MAC, 0, 'Checkout_Window', APPROVED_BY.window],
  ['a computer with a touch screen', LINUX, 10, 'Checkout_Window', APPROVED_BY.window],
])(
  'on %s opens an order with points and money, and posts its fields to the payment page for it',
  async (_on, agent, fingers, call, left) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    Object.defineProperty(navigator, 'maxTouchPoints', { value: fingers, configurable: true });
    const posted: string[] = [];
    HTMLFormElement.prototype.submit = function submit() {
      posted.push(`${this.action} ${new URLSearchParams([...new FormData(this)] as [string, string][]).toString()}`);
    };
    const { user, sent } = open('/gift-purchase?id=1');
    await user.type(await screen.findByLabelText('사용할 포인트'), '1,000');
    await user.click(screen.getByRole('button', { name: '9,000원 결제하기' }));
    await waitFor(() => expect(posted).toEqual([left]));
    expect(sent.find(({ name }) => name === 'GiftPurchasePage_Buy')?.variables).toEqual({ id: '1', price: 9_000, point: 1_000 });
    expect(sent.filter(({ name }) => name.startsWith('Checkout_') && name !== 'Checkout_MyPoint')).toMatchObject([
      { name: call, variables: { idx: 'a1', method: 'CARD' } },
    ]);
  },
);

test('the purchase of a gift card offers no button for more points than there are', async () => {
  const { user } = open('/gift-purchase?id=1');
  await user.type(await screen.findByLabelText('사용할 포인트'), '3001');
  expect(await screen.findByText('가진 포인트는 3,000P예요.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '10,000원 결제하기' })).toBeDisabled();
});

test('paid with points alone leads to the end without the provider', async () => {
  const { user, sent } = open('/gift-purchase?id=1', {
    GiftPurchasePage_Gift: { getGiftGroup: { ...gift, price: 2_000 } },
    GiftPurchasePage_Buy: { buyGiftCard: { success: true, message: '', order: { ordrIdx: 'a1', state: 'paid' } } },
    OrderResult_Order: { getMyOrder: { ...order, state: 'paid' }, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] },
  });
  await user.click(await screen.findByRole('button', { name: '모두 포인트로 내기' }));
  await user.click(screen.getByRole('button', { name: '포인트로 구매하기' }));
  expect(await screen.findByText('상품권을 샀어요.')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).not.toContain('Checkout_Window');
});

test('the purchase of a gift card says why an order is refused, and keeps the points that were typed', async () => {
  const { user } = open('/gift-purchase?id=1', { GiftPurchasePage_Buy: refusal('SOLD_OUT', '모두 팔렸어요.') });
  await user.type(await screen.findByLabelText('사용할 포인트'), '500');
  await user.click(screen.getByRole('button', { name: '9,500원 결제하기' }));
  expect(await screen.findByText('모두 팔렸어요.')).toBeInTheDocument();
  expect(screen.getByLabelText('사용할 포인트')).toHaveValue('500');
});

test.each([
  [{ state: 'open', note: '결제가 이뤄지지 않았어요 (한도 초과).' }, '결제가 이뤄지지 않았어요 (한도 초과).', '다시 결제하기'],
  [{ state: 'open' }, '결제를 마치지 않았어요. 아직 빠져나간 금액은 없어요.', '다시 결제하기'],
] as const)('of %p says so and offers to pay again', async (given, words, button) => {
  open('/gift-purchase?order=a1', {
    OrderResult_Order: { getMyOrder: { ...order, ...given }, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] },
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
});

const declined = (payMethod: string | null) => ({
  OrderResult_Order: { getMyOrder: { ...order, payMethod }, getPaymentMethods: ['KAKAOPAY', 'CARD', 'BANK'] },
});

test('a declined payment is tried again by its own method, with the rule of refunds above', async () => {
  HTMLFormElement.prototype.submit = () => {};
  const { user, sent } = open('/gift-purchase?order=a1', declined('KAKAOPAY'));
  expect(await screen.findByText('결제 수단 카카오페이')).toBeInTheDocument();
  expect(screen.getByText('쓰지 않은 상품권은 환불할 수 있어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '다시 결제하기' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ variables: { idx: 'a1', method: 'KAKAOPAY' } }));
});

test.each([null, 'TOSSPAY'])('an order whose method is %p, which is not offered, is tried again by a choice of all', async (payMethod) => {
  open('/gift-purchase?order=a1', declined(payMethod));
  expect(await screen.findByRole('radio', { name: '신용·체크카드' })).toBeChecked();
  expect(screen.queryByRole('button', { name: '다른 방법으로 결제' })).toBeNull();
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const galaxy = 'Mozilla/5.0 (Linux; Android 16; SM-S931N) AppleWebKit/537.36';

test.each([
  [galaxy, '삼성페이', true],
  [iPhone, '삼성페이', false],
  [galaxy, 'Apple Pay', false],
])('a wallet is offered where it opens: on %s %s is %p', async (agent, wallet, isOffered) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  open('/gift-purchase?order=a1', {
    OrderResult_Order: { getMyOrder: { ...order, payMethod: null }, getPaymentMethods: ['SAMSUNGPAY', 'APPLEPAY', 'CARD'] },
  });
  expect(await screen.findByRole('radio', { name: '신용·체크카드' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: wallet }) !== null).toBe(isOffered);
  jest.restoreAllMocks();
});

test('a declined payment is tried again by another method', async () => {
  HTMLFormElement.prototype.submit = () => {};
  const { user, sent } = open('/gift-purchase?order=a1', declined('KAKAOPAY'));
  await user.click(await screen.findByRole('button', { name: '다른 방법으로 결제' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '카카오페이' })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: '계좌이체' }));
  await user.click(screen.getByRole('button', { name: '다시 결제하기' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ variables: { idx: 'a1', method: 'BANK' } }));
});

test.each([
  ['expired', '결제 시간이 지났어요.'],
  ['cancelled', '주문이 취소됐어요.'],
])('of an order that is %s says so and leads back to the choice', async (state, words) => {
  open('/gift-purchase?order=a1', { OrderResult_Order: { getMyOrder: { ...order, state }, getPaymentMethods: ['CARD', 'BANK', 'MOBX'] } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다시 고르기' })).toHaveAttribute('href', '/point');
});

test('the purchase of a gift card asks again while the provider is asked', async () => {
  let asked = 0;
  open('/gift-purchase?order=a1', {
    OrderResult_Order: () => ({ getMyOrder: { ...order, state: (asked += 1) < 2 ? 'approving' : 'paid' }, getPaymentMethods: [] }),
  });
  expect(await screen.findByText('결제를 확인하고 있어요.')).toBeInTheDocument();
  expect(await screen.findByText('상품권을 샀어요.', {}, { timeout: 5_000 })).toBeInTheDocument();
});

test('a gift card that was paid stands below, with its number behind a tap, and no other one', async () => {
  const { user } = open('/gift-purchase?order=a1', {
    OrderResult_Order: { getMyOrder: { ...order, state: 'paid' }, getPaymentMethods: [] },
  });
  await user.click(await screen.findByRole('button', { name: '카페 상품권 번호 보기' }));
  expect(screen.getByText('ACDE-3467-FGHJ')).toBeInTheDocument();
  expect(screen.queryByText('간식 상품권')).not.toBeInTheDocument();
});

test('the end of a paid gift card has its mark and its sum once, and no word of the sale any more', async () => {
  const { container } = open('/gift-purchase?order=a1', {
    OrderResult_Order: { getMyOrder: { ...order, state: 'paid' }, getPaymentMethods: [] },
  });
  expect(await screen.findAllByText(/10,000원/)).toHaveLength(1);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container).not.toHaveTextContent(/환불|결제 수단/);
});

test('a paid gift card that is not among those bought last leaves no empty list below the end', async () => {
  const { sent } = open('/gift-purchase?order=a7', {
    OrderResult_Order: { getMyOrder: { ...order, ordrIdx: 'a7', state: 'paid' }, getPaymentMethods: [] },
  });
  expect(await screen.findByText('상품권을 샀어요.')).toBeInTheDocument();
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('MyGifts_Gifts'));
  await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /번호 보기$/ })).not.toBeInTheDocument();
});

test.each(['/gift-purchase', '/gift-purchase?id=99'])('%s leads to the point shop', async (route) => {
  open(route, { GiftPurchasePage_Gift: refusal('NOT_FOUND', '상품권을 찾을 수 없어요.') });
  expect(await screen.findByRole('link', { name: '포인트샵 가기' })).toHaveAttribute('href', '/point');
});
