import { accessToken, clearTokens, currentSession, storeTokens } from '@petcare/auth';
import { restResponse } from '@petcare/testing';
import { rest } from './rest.ts';

const claims = { userID: '7', accountType: 0, socialType: 0, nickname: 'bori', name: 'kim' };
const tokenFor = (mark: string, exp: number) => `e30.${btoa(JSON.stringify({ ...claims, mark, exp }))}.x`;
const GENERIC = '오류가 발생했어요. 잠시 후 다시 시도해 주세요.';
const ALWAYS = 4_102_444_800;
const [spent, fresh] = [tokenFor('spent', ALWAYS), tokenFor('fresh', ALWAYS)];

type SentRequest = { path: string; bearer: string | null; body: unknown; key: string | null };

/** The API: it takes the bearers named here, and renews `first` as often as it is asked to. */
function onNetwork({ takes, renews = true }: { takes: readonly (string | null)[]; renews?: boolean }): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = (async (path: string, { headers, body }: RequestInit = {}) => {
    const given = new Headers(headers);
    const bearer = given.get('authorization')?.replace('Bearer ', '') ?? null;
    sent.push({ path, bearer, body: body instanceof FormData ? [...body.keys()] : body, key: given.get('idempotency-key') });
    if (path.endsWith('/access-token')) {
      const data = { token: fresh, refreshToken: 'second' };
      return renews
        ? restResponse(200, { success: true, data })
        : restResponse(401, { success: false, message: '', error: { code: 'NO_ACCESS_TOKEN', message: '' } });
    }
    return takes.includes(bearer)
      ? restResponse(200, { success: true, data: 'done' })
      : restResponse(401, { success: false, message: '로그인 후 이용해 주세요.', error: { code: 'EXPIRED_TOKEN', message: '' } });
  }) as typeof fetch;
  return sent;
}

const pathsOf = (sent: SentRequest[]) => sent.map(({ path, bearer }) => [path.replace('/api/client', ''), bearer]);
const RENEWAL = ['/user/access-token', null];
const ME = '/api/client/user/me';
const RESERVATION = '/api/client/reservation/{reservation_id}';
const booking = { date: '2026-12-01', time: '09:00', note: '산책' };

afterEach(() => clearTokens());

test('a call renews the token once on a 401 and repeats the call once, unchanged', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh] });
  const body = { email: 'bori@example.com', password: 'petcare-1234' };
  expect(await rest.post('/api/client/user/login', { body, idempotencyKey: 'k' })).toEqual({ success: true, data: 'done' });
  expect(pathsOf(sent)).toEqual([['/user/login', spent], RENEWAL, ['/user/login', fresh]]);
  expect(sent[2]).toMatchObject({ body: JSON.stringify(body), key: 'k' });
});

test('a call sends files again with the repeated call', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh] });
  await rest.post('/api/upload', { form: { file: new Blob(['x']) } });
  expect(sent.filter(({ path }) => path === '/api/upload').map(({ body }) => body)).toEqual([['file'], ['file']]);
});

test('a call returns a second 401 as the answer', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [] });
  expect(await rest.get(ME)).toMatchObject({ success: false, message: '로그인 후 이용해 주세요.' });
  expect(pathsOf(sent)).toEqual([['/user/me', spent], RENEWAL, ['/user/me', fresh]]);
});

test('a call returns the 401 and keeps the page when the renewal is refused', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh], renews: false });
  expect(await rest.get(ME)).toMatchObject({ success: false });
  expect(pathsOf(sent)).toEqual([['/user/me', spent], RENEWAL]);
  expect(currentSession()).toMatchObject({ status: 'signed-in', expired: true });
});

test('a call renews an expired token before it sends the call', async () => {
  storeTokens({ token: tokenFor('old', 1), refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh] });
  await rest.get(ME);
  expect(pathsOf(sent)).toEqual([RENEWAL, ['/user/me', fresh]]);
  expect(accessToken()).toBe(fresh);
});

test('a call renews once for calls that run at the same time', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh] });
  const answers = await Promise.all(['1', '2', '3'].map((reservation_id) => rest.get(RESERVATION, { path: { reservation_id } })));
  expect(answers.every(({ success }) => success)).toBe(true);
  expect(sent.filter(({ path }) => path.endsWith('/access-token'))).toHaveLength(1);
});

test('a call returns a 401 at once to a visitor who is signed out', async () => {
  const sent = onNetwork({ takes: [] });
  expect(await rest.get(ME)).toMatchObject({ success: false });
  expect(pathsOf(sent)).toEqual([['/user/me', null]]);
});

test('a call fills in path parameters, encoded, and leaves out undefined query parameters', async () => {
  const sent = onNetwork({ takes: [null] });
  await rest.post('/api/client/company/{id}/click', { path: { id: 'a/b' }, query: { type: 0 } });
  await rest.get('/api/client/reservation/able', {
    query: { hospital_id: '7', company_id: undefined, start_date: '2026-12-01', end_date: '2026-12-02' },
  });
  expect(sent.map(({ path }) => path.replace('/api/client', ''))).toEqual([
    '/company/a%2Fb/click?type=0',
    '/reservation/able?hospital_id=7&start_date=2026-12-01&end_date=2026-12-02',
  ]);
});

test('a call sends all items of a list under one multipart name and leaves out undefined fields', async () => {
  const sent = onNetwork({ takes: [null] });
  const images = [new Blob(['1']), new Blob(['2'])];
  await rest.post('/api/client/reservation', { form: { ...booking, petName: undefined, images } });
  expect(sent.map(({ body }) => body)).toEqual([['date', 'time', 'note', 'images[]', 'images[]']]);
});

const refusal = { success: false, message: '너무 많아요.', error: { code: 'TOO_MANY_REQUESTS', message: '너무 많아요.' } };
test.each<[string, () => Promise<Response>, string, string]>([
  [
    'a refused request',
    async () => restResponse(400, { ...refusal, error: { code: 'SLOT_TAKEN', message: '' } }),
    'SLOT_TAKEN',
    '너무 많아요.',
  ],
  ['too many calls', async () => restResponse(429, refusal), 'TOO_MANY_REQUESTS', '너무 많아요.'],
  [
    'too many calls, with the time to wait',
    async () => restResponse(429, refusal, { 'retry-after': '90' }),
    'TOO_MANY_REQUESTS',
    '요청이 너무 많아요. 2분 뒤에 다시 시도해 주세요.',
  ],
  ['a server error', async () => restResponse(500, { message: '잠시 문제가 생겼어요.' }), 'UNREACHABLE', '잠시 문제가 생겼어요.'],
  ['an HTML error page', async () => restResponse(502, '<html>나쁜 길</html>'), 'UNREACHABLE', GENERIC],
  ['an HTML page with status 200', async () => restResponse(200, '<html>한국어</html>'), 'UNREACHABLE', GENERIC],
  ['a plain-text answer of a proxy', async () => restResponse(413, 'too large'), 'UNREACHABLE', GENERIC],
  ['a lost connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'UNREACHABLE', GENERIC],
])('a call returns an error code and a message for %s', async (_what, network, code, message) => {
  globalThis.fetch = jest.fn(network);
  expect(await rest.get(ME)).toMatchObject({ success: false, message, error: { code } });
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

test('a call keeps the session when the renewal cannot reach the server', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  globalThis.fetch = async (address) => {
    if (String(address) === ME) return restResponse(401, { success: false, message: '', error: { code: 'EXPIRED_TOKEN', message: '' } });
    throw new TypeError('Failed to fetch');
  };
  expect(await rest.get(ME)).toMatchObject({ success: false, error: { code: 'UNREACHABLE' } });
  expect(accessToken()).toBe(spent);
});
