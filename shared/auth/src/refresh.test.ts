import { refreshAccessToken } from './refresh.ts';
import { clearTokens, currentSession, storeTokens } from './session.ts';
import { accessToken, refreshToken } from './tokens.ts';

const claims = { userID: '7', accountType: 0, socialType: 0, nickname: 'bori', name: 'kim' };
const tokenFor = (mark: string, exp: number, userID = '7') => `e30.${btoa(JSON.stringify({ ...claims, userID, mark, exp }))}.x`;
const old = tokenFor('old', 1);
const fresh = tokenFor('fresh', 4_102_444_800);

const answer = (status: number, body: object) => ({ status, json: async () => body }) as Response;
const renewed = () => answer(200, { success: true, data: { token: fresh, refreshToken: 'second' } });

function onNetwork(respond: () => Promise<Response>) {
  const calls: unknown[] = [];
  globalThis.fetch = (async (_url: unknown, options?: RequestInit) => {
    calls.push(JSON.parse(String(options?.body)));
    return respond();
  }) as typeof fetch;
  return calls;
}

beforeEach(() => storeTokens({ token: old, refreshToken: 'first' }));
afterEach(() => clearTokens());

test('however many ask at once, one request is under way and all get its token', async () => {
  const calls = onNetwork(async () => renewed());
  const tokens = await Promise.all([refreshAccessToken(old), refreshAccessToken(old), refreshAccessToken(old)]);

  expect(tokens).toEqual([fresh, fresh, fresh]);
  expect(calls).toEqual([{ refreshToken: 'first' }]);
  expect(refreshToken()).toBe('second');
});

test('whoever comes after another tab has renewed takes that token and asks nobody', async () => {
  const calls = onNetwork(async () => renewed());
  storeTokens({ token: fresh, refreshToken: 'second' });

  expect(await refreshAccessToken(old)).toBe(fresh);
  expect(calls).toEqual([]);
});

const refusal = () => answer(401, { success: false, message: '다시 로그인해 주세요.', error: { code: 'NO_ACCESS_TOKEN', message: '' } });

test('a refused refresh token signs out who opens the site with an old one', async () => {
  onNetwork(async () => refusal());
  expect(await refreshAccessToken(old)).toBeNull();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test('a refused refresh token leaves the page of a session that was good as it is', async () => {
  storeTokens({ token: fresh, refreshToken: 'first' });
  storeTokens({ token: old, refreshToken: 'first' });
  onNetwork(async () => refusal());
  expect(await refreshAccessToken(old)).toBeNull();
  expect(currentSession()).toMatchObject({ status: 'signed-in', identity: claims, expired: true });
  expect([accessToken(), refreshToken()]).toEqual([null, null]);

  clearTokens();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test('a server in trouble signs nobody out', async () => {
  onNetwork(async () => answer(503, {}));
  expect(await refreshAccessToken(old)).toBeNull();
  expect(accessToken()).toBe(old);
});

test('a lost connection is thrown, signs nobody out, and the next call tries again', async () => {
  onNetwork(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(refreshAccessToken(old)).rejects.toThrow('Failed to fetch');
  expect(accessToken()).toBe(old);

  onNetwork(async () => renewed());
  expect(await refreshAccessToken(old)).toBe(fresh);
});

test.each([
  ['a renewal', renewed],
  ['a refusal', refusal],
])('%s that comes after another tab has logged out, or in anew, says nothing of that', async (_what, respond) => {
  onNetwork(async () => {
    clearTokens();
    return respond();
  });
  expect(await refreshAccessToken(old)).toBeNull();
  expect(currentSession()).toEqual({ status: 'anonymous' });

  for (const [userID, got] of [
    ['8', null],
    ['7', tokenFor('other', 4_102_444_800)],
  ] as const) {
    storeTokens({ token: old, refreshToken: 'first' });
    const other = tokenFor('other', 4_102_444_800, userID);
    onNetwork(async () => {
      storeTokens({ token: other, refreshToken: 'other' });
      return respond();
    });
    expect(await refreshAccessToken(old)).toBe(got);
    expect([accessToken(), refreshToken()]).toEqual([other, 'other']);
  }
});
