import { gql, rest } from '../../testing/calls.ts';
import { authenticate as authenticateOnPhone, comeBack, inputsOf, type Outcome } from '../../testing/paying.ts';
import { aGuardian, logIn, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
let group = '';

type StartedPayment = { startPaymentInWindow: { payUrl: string; fields: { name: string; value: string }[] } };
const START = `mutation ($idx: String!, $method: String) {
  startPaymentInWindow(ordrIdx: $idx, payMethod: $method) { payUrl fields { name value } }
}`;

beforeAll(async () => {
  const { gifts } = server().services;
  await gifts.addGiftGroup({ name: '상품권 <b>"하나"</b>', price: 10_000, stock: 100, image: null });
  const groups = await gifts.listGiftGroups({}, 'recent');
  group = groups.ok ? String(groups.value[0]!.id) : '';
});

async function anOrder(who: Person): Promise<string> {
  const bought = await rest<{ ordrIdx: string }>(server(), who.token, 'POST', `/gift/item/${group}/purchase`, { price: 10_000, point: 0 });
  return bought.body.data.ordrIdx;
}
const start = (who: Person, idx: string, method = 'CARD') => gql<StartedPayment>(server(), who.token, START, { idx, method });
const openWindow = (fields: Record<string, string>) =>
  server().http.inject({
    method: 'POST',
    url: '/api/payments/kcp/window',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const stateOf = async (who: Person, idx: string) =>
  (await gql<{ getMyOrder: { state: string } }>(server(), who.token, `{ getMyOrder(ordrIdx: "${idx}") { state } }`)).data.getMyOrder.state;

/** Goes through the window as the provider's script does: what that puts into the form of our page. */
async function authenticate(fields: Record<string, string>, outcome: Outcome): Promise<Record<string, string>> {
  const post = async (path: string, body: Record<string, string>) =>
    (await fetch(`${sandbox().url}/kcp/${path}`, { method: 'POST', body: new URLSearchParams(body) })).text();
  const { approval_key = '' } = inputsOf(await post('window', fields));
  const told = /postMessage\((\{.*\}), '\*'\)/.exec(await post('authenticate', { approval_key, outcome }))?.[1] ?? '{}';
  return { ...fields, ...(JSON.parse(told) as { fields: Record<string, string> }).fields };
}

test.each([
  ['CARD', '100000000000'],
  ['BANK', '010000000000'],
  ['MOBX', '000010000000'],
])('on a computer a payment by %s opens the provider’s window for the order’s own amount, and is approved', async (method, code) => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  const { payUrl, fields } = (await start(who, idx, method)).data.startPaymentInWindow;
  expect([payUrl, fields]).toEqual([`/api/payments/kcp/window/${idx}`, [{ name: 'ordr_idxx', value: idx }]]);
  const page = await openWindow({ ordr_idxx: idx, good_mny: '100' });
  const form = inputsOf(page.body);
  expect(form).toMatchObject({ site_cd: 'T0000', ordr_idxx: idx, good_mny: '10000', pay_method: code, res_cd: '' });
  expect(page.body).not.toContain('<b>');
  const answer = await comeBack(server(), await authenticate(form, 'approved'));
  expect(answer).toBe(`303 /gift-purchase?order=${idx}`);
  expect(await stateOf(who, idx)).toBe('paid');
});

test.each([
  ['KAKAOPAY', 'kakaopay_direct'],
  ['NAVERPAY', 'naverpay_direct'],
  ['TOSSPAY', 'tosspay_direct'],
  ['SAMSUNGPAY', 'sspay_direct'],
  ['APPLEPAY', 'applepay_direct'],
])('%s opens as a card with the field %s, and a payment by its money whose answer is lost is found', async (method, field) => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  expect((await start(who, idx, method)).errors).toEqual([]);
  const form = inputsOf((await openWindow({ ordr_idxx: idx })).body);
  expect(form).toMatchObject({ pay_method: '100000000000', [field]: 'Y' });
  // Chosen anew in another tab, while the wallet's page is still open.
  await start(who, idx, 'BANK');
  await comeBack(server(), await authenticate(form, 'lost'));
  expect(await stateOf(who, idx)).toBe('approving');
  server().clock.advance({ minutes: 3 });
  await server().services.payments.reconcile({ warn: () => {}, error: () => {} });
  who.token = await logIn(server(), who);
  expect(await stateOf(who, idx)).toBe('paid');
});

const wallets = ['KAKAOPAY', 'NAVERPAY', 'TOSSPAY', 'SAMSUNGPAY', 'APPLEPAY'];
const endings = [
  ['approved', 'paid', 'paid'],
  ['declined', 'open', 'open'],
  ['left', 'open', 'open'],
  ['lost', 'approving', 'paid'],
] as const;

/** The fields that a wallet's page brings back, on a phone or in the window of a computer. */
async function fieldsFrom(place: string, who: Person, idx: string, method: string, outcome: Outcome | 'left') {
  if (place === 'phone') return authenticateOnPhone(server(), who, idx, outcome, method);
  await start(who, idx, method);
  const form = inputsOf((await openWindow({ ordr_idxx: idx })).body);
  return outcome === 'left' ? form : authenticate(form, outcome);
}

test.each(
  wallets.flatMap((method) =>
    ['phone', 'computer'].flatMap((place) => endings.map(([outcome, at, after]) => ({ method, place, outcome, at, after }))),
  ),
)('a payment by $method on a $place that is $outcome is $at, and later $after', async ({ method, place, outcome, at, after }) => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  const back = await comeBack(server(), await fieldsFrom(place, who, idx, method, outcome));
  expect(back).toBe(`303 /gift-purchase?order=${idx}`);
  expect(await stateOf(who, idx)).toBe(at);
  server().clock.advance({ minutes: 3 });
  await server().services.payments.reconcile({ warn: () => {}, error: () => {} });
  who.token = await logIn(server(), who);
  const query = `{ getMyOrder(ordrIdx: "${idx}") { state payMethod } }`;
  expect((await gql(server(), who.token, query)).data).toEqual({ getMyOrder: { state: after, payMethod: method } });
});

test('the methods that can be paid with are those of the contract, and another is refused', async () => {
  const who = await aGuardian(server());
  const { data } = await gql<{ getPaymentMethods: string[] }>(server(), who.token, '{ getPaymentMethods }');
  expect(data.getPaymentMethods).toEqual(['KAKAOPAY', 'NAVERPAY', 'TOSSPAY', 'SAMSUNGPAY', 'APPLEPAY', 'CARD', 'BANK', 'MOBX']);
  expect((await start(who, await anOrder(who), 'toString')).errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
});

test('the page of the payment runs the provider’s script by this page’s nonce, and lets forms go to it and the site alone', async () => {
  const who = await aGuardian(server());
  const page = await openWindow({ ordr_idxx: await anOrder(who) });
  const policy = String(page.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(page.body).toContain(`<script nonce="${nonce}" src="${sandbox().url}/kcp/plugin/kcp_spay_hub.js">`);
  expect(policy).toContain(`form-action 'self' ${sandbox().url};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('an amount that was changed in the page is not approved', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  const form = inputsOf((await openWindow({ ordr_idxx: idx })).body);
  await comeBack(server(), await authenticate({ ...form, good_mny: '100' }, 'approved'));
  expect(await stateOf(who, idx)).toBe('open');
});

test('left, it leads back to the order, which is still open', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  const form = inputsOf((await openWindow({ ordr_idxx: idx })).body);
  expect(await comeBack(server(), form)).toBe(`303 /gift-purchase?order=${idx}`);
  expect(await stateOf(who, idx)).toBe('open');
});

test('another’s order, one of yesterday and one that is not there open no window', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const idx = await anOrder(who);
  expect((await start(other, idx)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await start(who, idx, 'CASH')).errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  server().clock.advance({ minutes: 24 * 60 });
  who.token = await logIn(server(), who);
  expect((await start(who, idx)).errors[0]?.extensions.code).toBe('ORDER_EXPIRED');
  const led = await openWindow({ ordr_idxx: idx });
  expect([led.statusCode, led.headers.location]).toEqual([303, `/gift-purchase?order=${idx}`]);
  expect((await openWindow({ ordr_idxx: 'nothing' })).headers.location).toBe('/point?payment=unknown');
  expect((await openWindow({ ordr_idxx: 'a'.repeat(71) })).headers.location).toBe('/point?payment=unknown');
  expect((await openWindow({})).headers.location).toBe('/point?payment=unknown');
});

test.each([
  ['too large', 'x'.repeat(40_000), 'application/x-www-form-urlencoded'],
  ['no form', '{', 'application/json'],
])('what is brought back and is %s leads on to what became of the order that the address names', async (_what, payload, type) => {
  const idx = await anOrder(await aGuardian(server()));
  for (const path of ['return', 'window']) {
    const post = (url: string) => server().http.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    const { statusCode, headers } = await post(`/api/payments/kcp/${path}/${idx}`);
    expect([path, statusCode, headers.location]).toEqual([path, 303, `/gift-purchase?order=${idx}`]);
    expect((await post(`/api/payments/kcp/${path}`)).headers.location).toBe('/point?payment=unknown');
  }
});

test('a window that is restored, or left for another tab, leads to the page of its order', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  const { payUrl } = (await start(who, idx)).data.startPaymentInWindow;
  for (const url of [payUrl, `/api/payments/kcp/return/${idx}`]) {
    const { statusCode, headers } = await server().http.inject({ method: 'GET', url });
    expect([statusCode, headers.location]).toEqual([303, expect.stringContaining(`order=${idx}`)]);
  }
  expect(await stateOf(who, idx)).toBe('open');
});
