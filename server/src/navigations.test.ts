import { multipart } from './testing/calls.ts';
import { withApp } from './testing/with-app.ts';
import { withSandbox } from './testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

/** The routes that a browser shows the answer of, and the page of ours that each leads to when nothing is known. */
const navigations = [
  ['/api/payments/kcp/return', '/point?payment=unknown'],
  ['/api/payments/kcp/return/O1', '/point?payment=unknown'],
  ['/api/payments/kcp/window', '/point?payment=unknown'],
  ['/api/payments/kcp/window/O1', '/point?payment=unknown'],
  ['/api/client/user/identity/danal', '/auth/danal'],
  ['/api/client/user/social/apple/callback', '/login/naver'],
  ['/api/client/user/social/naver/callback', '/login/naver'],
] as const;

const form = 'application/x-www-form-urlencoded';
const names = ['ordr_idxx', 'res_cd', 'tran_cd', 'enc_data', 'TID', 'code', 'state', 'user'];
const of = (value: string) => names.map((name) => `${name}=${value}`).join('&');

/** The ways in which somebody comes there who was not sent, or was sent with something else. */
const ways: [string, { method: 'GET' | 'POST'; query?: string; payload?: string | Buffer; headers?: Record<string, string> }][] = [
  ['opened by GET', { method: 'GET' }],
  ['opened by GET with fields', { method: 'GET', query: of('x') }],
  ['opened by GET with doubled fields', { method: 'GET', query: `${of('x')}&${of('y')}` }],
  ['opened by GET with overlong fields', { method: 'GET', query: of('x'.repeat(1_500)) }],
  ['posted with nothing', { method: 'POST' }],
  ['posted with an empty form', { method: 'POST', payload: '', headers: { 'content-type': form } }],
  ['posted with doubled fields', { method: 'POST', payload: `${of('x')}&${of('y')}`, headers: { 'content-type': form } }],
  ['posted with overlong fields', { method: 'POST', payload: of('x'.repeat(3_000)), headers: { 'content-type': form } }],
  ['posted with too large a form', { method: 'POST', payload: of('x'.repeat(20_000)), headers: { 'content-type': form } }],
  ['posted with broken escapes', { method: 'POST', payload: of('%E0%A4%A'), headers: { 'content-type': form } }],
  ['posted with NUL', { method: 'POST', payload: of('%00'), headers: { 'content-type': form } }],
  ['posted as JSON', { method: 'POST', payload: '{"ordr_idxx":{"a":1}}', headers: { 'content-type': 'application/json' } }],
  ['posted as broken JSON', { method: 'POST', payload: '{"a', headers: { 'content-type': 'application/json' } }],
  ['posted as text', { method: 'POST', payload: 'x', headers: { 'content-type': 'text/plain' } }],
];

test.each(navigations)('%s leads on to a page however it is opened', async (url, page) => {
  for (const [way, { query, ...request }] of ways) {
    const { statusCode, headers, body } = await server().http.inject({ ...request, url: query ? `${url}?${query}` : url });
    const onward = String(headers.location ?? '');
    // Apple posts, and the browser comes once more by itself.
    const isAgain = request.method === 'POST' && onward.startsWith(`${url}?`);
    expect([way, [302, 303].includes(statusCode), isAgain || onward.startsWith(page), body]).toEqual([way, true, true, '']);
  }
  const { payload, headers } = await multipart({ ordr_idxx: 'x' });
  const { statusCode } = await server().http.inject({ method: 'POST', url, payload, headers });
  expect(statusCode).toBe(303);
});

test('a database that is gone leads on too', async () => {
  const app = server();
  await app.db`alter table orders rename to orders_gone`;
  try {
    const answer = await app.http.inject({ method: 'GET', url: '/api/payments/kcp/return/O1' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/point?payment=unknown']);
  } finally {
    await app.db`alter table orders_gone rename to orders`;
  }
});
