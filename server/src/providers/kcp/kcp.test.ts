import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { createKcpClient } from './kcp.client.ts';
import { readKcpKeys, sandboxKcpKeys } from './kcp.keys.ts';

const sandbox = withSandbox();
const kcp = () => createKcpClient(sandbox().keys.kcp!);
const order = {
  orderId: 'order-1',
  won: 10_000,
  title: '상품권',
  payMethod: 'CARD',
  escrow: false,
  returnUrl: 'https://petcare.test/back',
} as const;

async function authenticated(orderId: string, outcome: string) {
  const registered = await kcp().register({ ...order, orderId });
  if (!registered.ok) throw new Error(registered.reason);
  const body = new URLSearchParams({ approval_key: registered.approvalKey, outcome });
  const page = await (await fetch(registered.payUrl.replace(/pay$/, 'authenticate'), { method: 'POST', body })).text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  return { tranCd: field('tran_cd'), encData: field('enc_data'), encInfo: field('enc_info') };
}

test('a payment is registered with the base response as KCP writes it', async () => {
  const registered = await kcp().register(order);
  expect(registered).toMatchObject({
    ok: true,
    approvalKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    payUrl: expect.stringContaining('/kcp/pay'),
    baseResponse: { requestID: 'order-1', error: { code: '0000' }, warningList: [] },
  });
});

test('an order is approved once, tells what was charged, and is cancelled in parts until nothing is left', async () => {
  const approval = { orderId: 'order-2', won: 10_000, payMethod: 'CARD' } as const;
  const given = await authenticated('order-2', 'approved');
  const payment = await kcp().approve(approval, given);
  expect(payment).toMatchObject({ ok: true, orderId: 'order-2', won: 10_000 });
  const tno = payment.ok ? payment.tno : '';
  expect(await kcp().approve(approval, given)).toMatchObject({ ok: false, reason: 'refused', code: '8133' });
  expect(await kcp().cancel({ tno, won: 3_000, remaining: 10_000, reason: '일부 환불' })).toEqual({ ok: true, remaining: 7_000 });
  expect(await kcp().inquire({ ...approval, tno })).toEqual({ ok: true, found: { tno, won: 10_000, remaining: 7_000 } });
  expect(await kcp().cancel({ tno, won: 3_000, remaining: 10_000, reason: '두 번' })).toMatchObject({ ok: false, code: '8135' });
  expect(await kcp().cancel({ tno, won: 7_000, remaining: 7_000, reason: '나머지' })).toEqual({ ok: true, remaining: 0 });
});

test('no payment is known of an order that was never approved', async () => {
  expect(await kcp().inquire({ orderId: 'order-3', tno: null, payMethod: 'CARD' })).toEqual({ ok: true, found: null });
});

test.each([
  ['declined', { ok: false, reason: 'refused', code: '8051', message: '한도 초과' }],
  ['broken', { ok: false, reason: 'unavailable' }],
  ['lost', { ok: false, reason: 'unavailable' }],
])('a payment that is %s is told', async (outcome, failure) => {
  const orderId = `order-${outcome}`;
  const given = await authenticated(orderId, outcome);
  expect(await kcp().approve({ orderId, won: 10_000, payMethod: 'CARD' }, given)).toMatchObject(failure);
});

test('a call is refused with a signature of another key, and unavailable where nobody answers', async () => {
  const keys = sandbox().keys.kcp!;
  const stranger = createKcpClient({ ...keys, certificate: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n' });
  expect(await stranger.cancel({ tno: '1', won: 1, remaining: 1, reason: '-' })).toMatchObject({ ok: false });
  const nobody = createKcpClient({ ...keys, serviceUrl: 'http://127.0.0.1:1', registerUrl: 'http://127.0.0.1:1' });
  expect(await nobody.register(order)).toMatchObject({ ok: false, reason: 'unavailable' });
});

test('keys whose PEM is written in one line are read', () => {
  const env = { KCP_SITE_CODE: 'A1', KCP_SITE_KEY: 'k', KCP_CERTIFICATE: 'a\\nb', KCP_PRIVATE_KEY: 'c\\nd' };
  expect(readKcpKeys(env)).toMatchObject({ siteCode: 'A1', certificate: 'a\nb', privateKey: 'c\nd' });
  expect(readKcpKeys({})).toBeNull();
  expect(sandboxKcpKeys('http://sandbox')).toMatchObject({ siteCode: 'T0000', serviceUrl: 'http://sandbox/kcp' });
});

const CONTRACT = { KCP_SITE_CODE: 'A1', KCP_SITE_KEY: 'key', KCP_CERTIFICATE: 'pem', KCP_PRIVATE_KEY: 'pem' };

test('the wallets of the contract are offered before the cards, in its order', () => {
  const keys = readKcpKeys({ ...CONTRACT, KCP_EASY_PAY: 'naverpay, KakaoPay' })!;
  expect(createKcpClient(keys).payMethods).toEqual(['NAVERPAY', 'KAKAOPAY', 'CARD', 'BANK', 'MOBX']);
  expect(createKcpClient(readKcpKeys(CONTRACT)!).payMethods).toEqual(['CARD', 'BANK', 'MOBX']);
});

test('a wallet that the provider does not open is named at the start', () => {
  expect(() => readKcpKeys({ ...CONTRACT, KCP_EASY_PAY: 'kakaopay,payco' })).toThrow(
    'KCP_EASY_PAY names payco, which is none of kakaopay, naverpay, tosspay, samsungpay, applepay',
  );
});
