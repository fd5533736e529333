import { refreshAccessToken, type Renewal } from './refresh.ts';
import { clearTokens, currentSession, storeTokens } from './session.ts';
import { accessToken, refreshToken } from './tokens.ts';

const claims = { userID: '7', accountType: 0, socialType: 0, nickname: 'bori', name: 'kim' };
const tokenFor = (mark: string, exp: number, userID = '7') => `e30.${btoa(JSON.stringify({ ...claims, userID, mark, exp }))}.x`;
const old = tokenFor('old', 1);
const fresh = tokenFor('fresh', 4_102_444_800);

const renewed = (): Renewal => ({ result: 'renewed', tokens: { token: fresh, refreshToken: 'second' } });
const refusal = (): Renewal => ({ result: 'refused' });

let answer: () => Promise<Renewal>;
let asked: string[];
const renew = async (token: string) => {
  asked.push(token);
  return answer();
};
function onNetwork(respond: () => Promise<Renewal>): string[] {
  answer = respond;
  asked = [];
  return asked;
}

beforeEach(() => storeTokens({ token: old, refreshToken: 'first' }));
afterEach(() => clearTokens());

test('one renewal is sent for concurrent calls, and all of them get its token', async () => {
  const calls = onNetwork(async () => renewed());
  const tokens = await Promise.all([refreshAccessToken(old, renew), refreshAccessToken(old, renew), refreshAccessToken(old, renew)]);

  expect(tokens).toEqual([fresh, fresh, fresh]);
  expect(calls).toEqual(['first']);
  expect(refreshToken()).toBe('second');
});

test('the token that another tab has renewed is taken without a request', async () => {
  const calls = onNetwork(async () => renewed());
  storeTokens({ token: fresh, refreshToken: 'second' });

  expect(await refreshAccessToken(old, renew)).toBe(fresh);
  expect(calls).toEqual([]);
});

test('a site opened with an expired token whose renewal is refused signs out', async () => {
  onNetwork(async () => refusal());
  expect(await refreshAccessToken(old, renew)).toBeNull();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test('a session that was valid on this page is marked as expired when the renewal is refused', async () => {
  storeTokens({ token: fresh, refreshToken: 'first' });
  storeTokens({ token: old, refreshToken: 'first' });
  onNetwork(async () => refusal());
  expect(await refreshAccessToken(old, renew)).toBeNull();
  expect(currentSession()).toMatchObject({ status: 'signed-in', identity: claims, expired: true });
  expect([accessToken(), refreshToken()]).toEqual([null, null]);

  clearTokens();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test('the session is kept when the refresh token cannot be checked', async () => {
  onNetwork(async () => ({ result: 'unavailable' }));
  expect(await refreshAccessToken(old, renew)).toBeNull();
  expect(accessToken()).toBe(old);
});

test('a lost connection throws, keeps the session and is tried again on the next call', async () => {
  onNetwork(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(refreshAccessToken(old, renew)).rejects.toThrow('Failed to fetch');
  expect(accessToken()).toBe(old);

  onNetwork(async () => renewed());
  expect(await refreshAccessToken(old, renew)).toBe(fresh);
});

test.each([
  ['a renewal', renewed],
  ['a refusal', refusal],
])('an answer such as %s that arrives after another tab has logged out or logged in again is ignored', async (_what, respond) => {
  onNetwork(async () => {
    clearTokens();
    return respond();
  });
  expect(await refreshAccessToken(old, renew)).toBeNull();
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
    expect(await refreshAccessToken(old, renew)).toBe(got);
    expect([accessToken(), refreshToken()]).toEqual([other, 'other']);
  }
});
