import { accessToken, clearTokens, currentSession, storeTokens } from '@petcare/auth';
import { restClient, RestFault } from './rest-client.ts';

const claims = { userID: '7', accountType: 0, socialType: 0, nickname: 'bori', name: 'kim' };
const tokenFor = (mark: string, exp: number) => `e30.${btoa(JSON.stringify({ ...claims, mark, exp }))}.x`;
const ALWAYS = 4_102_444_800;
const [spent, fresh] = [tokenFor('spent', ALWAYS), tokenFor('fresh', ALWAYS)];

type Sent = { path: string; bearer: string | null; body: unknown; key: string | null };

/** The API: it takes the bearers named here, and renews `first` as often as it is asked to. */
function onNetwork({
  takes,
  renews = true,
  status = 200,
}: {
  takes: readonly (string | null)[];
  renews?: boolean;
  status?: number;
}): Sent[] {
  const sent: Sent[] = [];
  const answer = (code: number, body: object) =>
    ({ status: code, json: async () => body, text: async () => JSON.stringify(body) }) as Response;
  globalThis.fetch = (async (path: string, { headers, body }: RequestInit = {}) => {
    const given = new Headers(headers);
    const bearer = given.get('authorization')?.replace('Bearer ', '') ?? null;
    sent.push({ path, bearer, body: body instanceof FormData ? [...body.keys()] : body, key: given.get('idempotency-key') });
    if (path.endsWith('/access-token')) {
      const data = { token: fresh, refreshToken: 'second' };
      return renews
        ? answer(200, { success: true, data })
        : answer(401, { success: false, message: '', error: { code: 'NO_ACCESS_TOKEN', message: '' } });
    }
    if (status >= 500) return answer(status, { message: '잠시 문제가 생겼어요.' });
    return takes.includes(bearer)
      ? answer(200, { success: true, data: 'done' })
      : answer(401, { success: false, message: '로그인 후 이용해 주세요.', error: { code: 'EXPIRED_TOKEN', message: '' } });
  }) as typeof fetch;
  return sent;
}

const pathsOf = (sent: Sent[]) => sent.map(({ path, bearer }) => [path.replace('/api/client', ''), bearer]);
const RENEWAL = ['/user/access-token', null];

afterEach(() => clearTokens());

test('on a 401 the token is renewed once and the call repeated once, as it was', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh] });
  const answer = await restClient.post('/reservation', { body: { note: '산책' }, idempotencyKey: 'k' });
  expect(answer).toEqual({ success: true, data: 'done' });
  expect(pathsOf(sent)).toEqual([['/reservation', spent], RENEWAL, ['/reservation', fresh]]);
  expect(sent[2]).toMatchObject({ body: '{"note":"산책"}', key: 'k' });
});

test('files are sent again with it', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh] });
  const form = new FormData();
  form.set('file', new Blob(['x']));
  await restClient.post('/user/company', { form });
  expect(sent.filter(({ path }) => path.endsWith('/company')).map(({ body }) => body)).toEqual([['file'], ['file']]);
});

test('a second 401 is the answer: nothing is repeated without end', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [] });
  expect(await restClient.get('/user/me')).toMatchObject({ success: false, message: '로그인 후 이용해 주세요.' });
  expect(pathsOf(sent)).toEqual([['/user/me', spent], RENEWAL, ['/user/me', fresh]]);
});

test('a refused renewal makes the 401 the answer, and the page stays as it is', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh], renews: false });
  expect(await restClient.get('/user/me')).toMatchObject({ success: false });
  expect(pathsOf(sent)).toEqual([['/user/me', spent], RENEWAL]);
  expect(currentSession()).toMatchObject({ status: 'signed-in', expired: true });
});

test('a token whose time is up is renewed first', async () => {
  storeTokens({ token: tokenFor('old', 1), refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh] });
  await restClient.get('/user/me');
  expect(pathsOf(sent)).toEqual([RENEWAL, ['/user/me', fresh]]);
  expect(accessToken()).toBe(fresh);
});

test('calls side by side renew once between them', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [fresh] });
  const answers = await Promise.all([1, 2, 3].map((id) => restClient.get(`/reservation/${id}`)));
  expect(answers.every(({ success }) => success)).toBe(true);
  expect(sent.filter(({ path }) => path.endsWith('/access-token'))).toHaveLength(1);
});

test('who is signed out is answered at once', async () => {
  const sent = onNetwork({ takes: [] });
  expect(await restClient.get('/user/me')).toMatchObject({ success: false });
  expect(pathsOf(sent)).toEqual([['/user/me', null]]);
});

test('a fault of the server is thrown, not repeated', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  const sent = onNetwork({ takes: [], status: 502 });
  await expect(restClient.get('/user/me')).rejects.toThrow(RestFault);
  expect(sent).toHaveLength(1);
});
