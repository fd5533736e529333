import { rest } from '../../testing/calls.ts';
import { chooseOn } from '../../testing/sandbox/sandbox-page.ts';
import { aGuardian } from '../../testing/people.ts';
import { aSocialBrowser, ticketOf } from '../../testing/sandbox/social-browser.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { providerNames } from './social.policy.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

/** Everything that a social log-in can leave behind. */
async function traces() {
  const [row] = await server().db`
    select (select count(*)::int from users) as users, (select count(*)::int from social_accounts) as accounts,
           (select count(*)::int from social_tickets) as tickets, (select count(*)::int from oauth_states) as states,
           (select count(*)::int from refresh_tokens) as sessions`;
  return row;
}

beforeEach(async () => {
  // What an earlier test left waiting is over by then.
  server().clock.advance({ hours: 1 });
  await server().runJob('forget-social-logins');
});

describe.each(providerNames)('%s', (provider) => {
  test.each([
    ['cancel', 'SOCIAL_CANCELLED'],
    ['expired-code', 'SOCIAL_CODE'],
    ['other-state', 'SOCIAL_EXPIRED'],
    ['bad-token', 'SOCIAL_UNAVAILABLE'],
    ['error', 'SOCIAL_UNAVAILABLE'],
  ] as const)('%s ends as %s and leaves nothing', async (outcome, code) => {
    const browser = aSocialBrowser(server());
    const before = await traces();
    const { location } = await browser.begin(provider);
    const back = await chooseOn(location, { outcome });
    if (provider !== 'kakao') {
      const page = await browser.comeBack(back);
      expect(Object.fromEntries(page)).toEqual({ provider, error: code });
    } else if (outcome !== 'cancel') {
      const answer = await browser.finish('kakao', back);
      expect(answer).toMatchObject({
        status: 400,
        body: { success: false, error: { code }, message: expect.stringMatching(/[가-힣].*요\.$/) },
      });
      expect(JSON.stringify(answer.body)).not.toMatch(/KOE|detail|timeout|127\.0\.0\.1/i);
    }
    server().clock.advance({ minutes: 11 });
    await browser.begin(provider);
    expect({ ...(await traces()), states: 0 }).toEqual({ ...before, states: 0 });
  });

  test('a repeated callback is refused', async () => {
    const browser = aSocialBrowser(server());
    const { location } = await browser.begin(provider);
    const back = await chooseOn(location, { person: 'replayed' });
    expect((await browser.finish(provider, back)).status).toBe(200);
    expect(await browser.finish(provider, back)).toMatchObject({ status: 400, body: { error: { code: 'SOCIAL_EXPIRED' } } });
  });

  test('a callback in another browser is refused', async () => {
    const app = server();
    const mine = aSocialBrowser(app);
    const { location } = await mine.begin(provider);
    const back = await chooseOn(location, { person: 'attacker' });
    for (const victim of [aSocialBrowser(app), aSocialBrowser(app)]) {
      expect(await victim.finish(provider, back)).toMatchObject({ status: 400, body: { error: { code: 'SOCIAL_EXPIRED' } } });
      await victim.begin(provider);
      expect(await victim.finish(provider, back)).toMatchObject({ status: 400, body: { error: { code: 'SOCIAL_EXPIRED' } } });
    }
    // It was not spent by them.
    expect((await mine.finish(provider, back)).status).toBe(200);
  });

  test('a callback after ten minutes is refused', async () => {
    const browser = aSocialBrowser(server());
    const { location } = await browser.begin(provider);
    const back = await chooseOn(location);
    server().clock.advance({ minutes: 10 });
    expect(await browser.finish(provider, back)).toMatchObject({ status: 400, body: { error: { code: 'SOCIAL_EXPIRED' } } });
  });

  test.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/%09/evil.test'.replace('%09', '\t'),
    'javascript:alert(1)',
    '/api/client/user/me',
  ])('never redirects to %p', async (next) => {
    const before = await traces();
    const answer = await aSocialBrowser(server()).begin(provider, { next });
    expect(answer).toMatchObject({ status: 400, location: '', setCookie: undefined });
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'VALIDATION_FAILED' }, errors: [{ property: 'next' }] });
    expect(await traces()).toEqual(before);
  });
});

test('a provider that does not answer is given up, and nothing is stored', async () => {
  const before = await traces();
  const answers = await Promise.all(
    providerNames.map(async (provider) => {
      const browser = aSocialBrowser(server());
      const { location } = await browser.begin(provider);
      const back = await chooseOn(location, { outcome: 'silence' });
      return provider === 'kakao' ? (await browser.finish('kakao', back)).body.error.code : (await browser.comeBack(back)).get('error');
    }),
  );
  expect(answers).toEqual(['SOCIAL_UNAVAILABLE', 'SOCIAL_UNAVAILABLE', 'SOCIAL_UNAVAILABLE', 'SOCIAL_UNAVAILABLE']);
  expect(await traces()).toEqual(before);
});

test('Kakao’s code is accepted only for the redirect address that it was issued for', async () => {
  const browser = aSocialBrowser(server());
  const { location } = await browser.begin('kakao');
  const { params, url } = await chooseOn(location, { person: 'redirected' });
  const body = { code: params.get('code'), token: params.get('state') };
  for (const redirectUri of ['https://evil.test/oauth/kakao/callback', `${url.origin}/elsewhere`, '']) {
    expect(await browser.post('kakao', { ...body, redirectUri })).toMatchObject({
      status: 400,
      body: { error: { code: 'SOCIAL_EXPIRED' } },
    });
  }
  expect((await browser.post('kakao', { ...body, redirectUri: url.origin + url.pathname })).status).toBe(200);
});

test('a ticket works only for its browser, provider, use and time', async () => {
  const app = server();
  const browser = aSocialBrowser(app);
  const { location } = await browser.begin('naver');
  const token = (await browser.comeBack(await chooseOn(location, { person: 'ticketed' }))).get('token') ?? '';
  const expired = { status: 400, body: { error: { code: 'SOCIAL_EXPIRED' } } };
  const stranger = aSocialBrowser(app);
  await stranger.begin('naver');
  expect(await stranger.post('naver', { token })).toMatchObject(expired);
  expect(await browser.post('facebook', { token })).toMatchObject(expired);
  expect(await browser.post('social/ticket', { ticket: token })).toMatchObject(expired);
  const joining = await browser.post('naver', { token });
  expect(joining.body.data).toMatchObject({ state: 'JOIN_REQUIRED' });
  const ticket = (joining.body.data as { stateURL: string }).stateURL.split('#ticket=')[1];
  expect(await browser.post('naver', { token: ticket })).toMatchObject(expired);
  expect(await stranger.post('social/ticket', { ticket })).toMatchObject(expired);
  app.clock.advance({ minutes: 30 });
  expect(await browser.post('social/ticket', { ticket })).toMatchObject(expired);
});

describe('by HTTPS', () => {
  const secure = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.test' }));
  test('the site sets the browser’s cookie with the __Host- prefix', async () => {
    const app = secure();
    const browser = aSocialBrowser(app);
    const { setCookie, location } = await browser.begin('naver');
    expect(setCookie).toMatch(/^__Host-petcare_social=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
    const value = /=([\w-]{43});/.exec(String(setCookie))![1]!;
    const state = new URL(location).searchParams.get('state')!;
    const back = async (cookie: string) => {
      const answer = await app.http.inject({
        url: `/api/client/user/social/naver/callback?error=access_denied&state=${state}`,
        headers: { cookie },
      });
      return new URLSearchParams(String(answer.headers.location).split('#')[1]).get('error');
    };
    expect(await back(`petcare_social=${value}`)).toBe('SOCIAL_EXPIRED');
    expect(await back(`x=1; __Host-petcare_social=${value}`)).toBe('SOCIAL_CANCELLED');
  });
});

test('linking can not be started from another site', async () => {
  const app = server();
  const startFrom = async (site: string, intent: string) => {
    const answer = await app.http.inject({ url: `/api/client/user/social/naver?intent=${intent}`, headers: { 'sec-fetch-site': site } });
    return { location: String(answer.headers.location), cookie: answer.headers['set-cookie'] };
  };
  const before = await traces();
  for (const site of ['cross-site', 'same-site']) {
    expect(await startFrom(site, 'link')).toEqual({ location: '/login/naver#provider=naver&error=SOCIAL_EXPIRED', cookie: undefined });
  }
  expect(await traces()).toEqual(before);
  expect((await startFrom('same-origin', 'link')).location).toContain('/oauth2.0/authorize?');
  expect((await startFrom('cross-site', 'login')).location).toContain('/oauth2.0/authorize?');
});

test('states and cookies are stored as hashes only', async () => {
  const app = server();
  const browser = aSocialBrowser(app);
  const { location, setCookie } = await browser.begin('facebook');
  const state = new URL(location).searchParams.get('state') ?? '';
  const kept = await app.db`select encode(state_hash, 'escape') || encode(browser_hash, 'escape') as text from oauth_states`;
  const cookie = /petcare_social=([\w-]+)/.exec(String(setCookie))?.[1] ?? '';
  expect(kept).toHaveLength(1);
  for (const secret of [state, cookie]) expect(JSON.stringify(kept)).not.toContain(secret);
  expect(setCookie).toMatch(/HttpOnly; SameSite=Lax$/);
});

test.each([
  ['POST', '/user/naver', {}],
  ['POST', '/user/naver', { token: 7 }],
  ['POST', '/user/naver', { token: 'x'.repeat(201) }],
  ['POST', '/user/naver', { token: "' or 1=1 --" }],
  ['POST', '/user/apple', { token: '<script>\u0000' }],
  ['POST', '/user/kakao', { code: 'x', redirectUri: 'x' }],
  ['POST', '/user/register-social', { ticket: 'x' }],
  ['POST', '/user/social/ticket', { ticket: null }],
  ['DELETE', '/user/social/myspace', undefined],
  ['GET', '/user/social/myspace', undefined],
  ['GET', '/user/social/naver?intent=steal', undefined],
] as const)('%s %s refuses %p in the envelope', async (method, path, body) => {
  const token = method === 'DELETE' ? (await aGuardian(server())).token : undefined;
  const before = await traces();
  const answer = await rest(server(), token, method, path, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/[가-힣].*요\.$/) });
  expect(await traces()).toEqual(before);
});

test('a join without a valid ticket is refused', async () => {
  const browser = aSocialBrowser(server());
  const answer = await browser.logIn('kakao', { person: 'forger' });
  const before = await traces();
  for (const ticket of ['', 'x', `${ticketOf(answer)}x`]) {
    const person = { email: 'forger@example.test', name: '위조', nickname: '위조', phone: '010-1234-5678' };
    expect((await browser.post('register-social', { ticket, ...person })).body.error.code).toBe('SOCIAL_EXPIRED');
  }
  expect(await traces()).toEqual(before);
});

describe('with limits', () => {
  const limited = withApp({ rateLimits: true });
  test('starts are limited, and lead to a page that says so', async () => {
    const app = limited();
    for (let time = 0; time < 300; time += 1) await aSocialBrowser(app).begin('naver');
    expect(await aSocialBrowser(app).begin('apple')).toMatchObject({
      status: 302,
      location: '/login/naver#provider=apple&error=SOCIAL_BUSY',
      setCookie: undefined,
    });
    app.clock.advance({ minutes: 15 });
    expect((await aSocialBrowser(app).begin('apple')).location).not.toContain('SOCIAL_BUSY');
  });
});

describe('without keys', () => {
  const off = withApp();
  test.each(providerNames)('%s answers that it is off', async (provider) => {
    const app = off();
    const start = await aSocialBrowser(app).begin(provider);
    expect(start).toMatchObject({ status: 302, location: `/login/naver#provider=${provider}&error=SOCIAL_OFF`, setCookie: undefined });
    const listed = await rest<{ items: { isOn: boolean }[] }>(app, undefined, 'GET', '/user/social');
    expect(listed.body.data.items.map(({ isOn }) => isOn)).toEqual([false, false, false, false]);
  });
});
