import { clearTokens, storeTokens } from '@petcare/auth';
import { restResponse } from '@petcare/testing';
import { createApiClient } from './client.ts';
import { rest } from './rest/rest.ts';

const HOUR = 3_600_000;
const claims = { userID: '7', accountType: 0, socialType: 0, nickname: 'bori', name: 'kim' };

/** A server whose clock is right, beside a browser whose clock is `ahead`: its tokens live for fifteen minutes. */
function aServer(ahead: number) {
  const now = () => Date.now() - ahead;
  let made = 0;
  const issue = () => {
    made += 1;
    return { token: `e30.${btoa(JSON.stringify({ ...claims, made, exp: Math.floor(now() / 1_000) + 900 }))}.x`, refreshToken: `r${made}` };
  };
  const asked: string[] = [];
  globalThis.fetch = (async (address: string | URL | Request) => {
    asked.push(String(address));
    const isRenewal = String(address).endsWith('/access-token');
    const body = String(address).includes('/graphql') ? { data: { ok: true } } : { success: true, data: isRenewal ? issue() : {} };
    return restResponse(200, body, { date: new Date(now()).toUTCString(), 'content-type': 'application/json' });
  }) as typeof fetch;
  return { issue, renewals: () => asked.filter((address) => address.endsWith('/access-token')).length };
}

afterEach(() => {
  clearTokens();
  localStorage.clear();
});

test.each([0, HOUR, 26 * HOUR])('a browser whose clock is %i ms ahead renews no token that the server still takes', async (ahead) => {
  const { issue, renewals } = aServer(ahead);
  await rest.post('/api/client/user/login', { body: { email: 'a@petcare.test', password: 'petcare-1234' } });
  storeTokens(issue());
  const client = createApiClient();
  for (let call = 0; call < 20; call += 1) {
    await rest.get('/api/client/user/me');
    await client.query('query Mine { getMyInfo { id } }', {}).toPromise();
  }
  expect(renewals()).toBe(0);
});
