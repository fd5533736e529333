import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, newcomer } from '../../testing/people.ts';
import { chooseOn } from '../../testing/sandbox/sandbox-page.ts';
import { aSocialBrowser, ticketOf, type SocialAnswer } from '../../testing/sandbox/social-browser.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { providerNames } from './social.policy.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

/** A body that POST /user/register-social takes, unique. */
function joiner(given: object = {}) {
  const { password: _, ...person } = newcomer('소셜');
  return { ...person, ...given };
}
const me = (token: string | null) => rest(server(), token ?? '', 'GET', '/user/me');
const claimsOf = (token: string | null) =>
  JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
/** Somebody who has joined by this provider. */
async function aSocialGuardian(provider: (typeof providerNames)[number], person: string) {
  const browser = aSocialBrowser(server());
  const answer = await browser.logIn(provider, { person });
  const joined = await browser.post('register-social', { ticket: ticketOf(answer), ...joiner() });
  expect(joined.status).toBe(201);
  return { browser, token: joined.body.data.token!, claims: claimsOf(joined.body.data.token) };
}

describe.each(providerNames)('%s', (provider) => {
  const socialType = providerNames.indexOf(provider) + 1;

  test('a new user joins and is logged in the next time', async () => {
    const app = server();
    const browser = aSocialBrowser(app);
    const first = await browser.logIn(provider, { person: `new-${provider}` }, { next: '/community/mypet/input' });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { token: null, refreshToken: null, state: 'JOIN_REQUIRED', next: '/community/mypet/input' } },
    });
    const ticket = ticketOf(first);
    expect(first.body.data.stateURL).toBe(`/join?social=${provider}#ticket=${ticket}`);

    const said = await browser.post<{ email: string; name: string | null }>('social/ticket', { ticket });
    expect(said.body.data).toMatchObject({ provider, email: expect.stringMatching(/@sandbox\.test$/), name: '나연습' });

    const joined = await browser.post('register-social', { ticket, ...joiner({ email: said.body.data.email }) });
    expect(joined).toMatchObject({ status: 201, body: { data: { next: '/community/mypet/input', token: expect.any(String) } } });
    expect(claimsOf(joined.body.data.token)).toMatchObject({ accountType: 0, socialType });
    expect((await me(joined.body.data.token)).body.data).toMatchObject({ email: said.body.data.email });

    const again = await aSocialBrowser(app).logIn(provider, { person: `new-${provider}` });
    expect(again).toMatchObject({
      status: 200,
      body: { data: { token: expect.any(String), refreshToken: expect.any(String), next: null } },
    });
    expect(claimsOf(again.body.data.token)['userID']).toBe(claimsOf(joined.body.data.token)['userID']);
  });

  test('a member links the account, logs in with it and unlinks it', async () => {
    const app = server();
    const person = await aGuardian(app);
    const mine = aSocialBrowser(app, person.token);
    const linked = await mine.logIn(provider, { person: `link-${provider}` }, { intent: 'link', next: '/mypage/myinfo' });
    expect(linked.body.data).toEqual({
      token: null,
      refreshToken: null,
      state: 'LINKED',
      stateURL: '/mypage/myinfo',
      next: '/mypage/myinfo',
    });
    const listed = await rest<{ items: { provider: string; isLinked: boolean; linkedAt: string | null }[] }>(
      app,
      person.token,
      'GET',
      '/user/social',
    );
    expect(listed.body.data.items.filter(({ isLinked }) => isLinked)).toEqual([
      expect.objectContaining({ provider, isOn: true, linkedAt: expect.any(String) }),
    ]);

    const login = await aSocialBrowser(app).logIn(provider, { person: `link-${provider}` });
    expect(claimsOf(login.body.data.token)).toMatchObject({ userID: String(person.id), socialType: 0 });

    const taken = await aSocialBrowser(app, (await aGuardian(app)).token).logIn(
      provider,
      { person: `link-${provider}` },
      { intent: 'link' },
    );
    expect(taken).toMatchObject({ status: 409, body: { error: { code: 'SOCIAL_ACCOUNT_TAKEN' } } });
    const second = await mine.logIn(provider, { person: `other-${provider}` }, { intent: 'link' });
    expect(second).toMatchObject({ status: 409, body: { error: { code: 'SOCIAL_ALREADY_LINKED' } } });

    expect((await rest(app, person.token, 'DELETE', `/user/social/${provider}`)).status).toBe(200);
    expect((await rest(app, person.token, 'DELETE', `/user/social/${provider}`)).body.error.code).toBe('SOCIAL_NOT_LINKED');
    expect((await aSocialBrowser(app).logIn(provider, { person: `link-${provider}` })).body.data.state).toBe('JOIN_REQUIRED');
  });
});

test('one social account makes one user, also when concurrent', async () => {
  const app = server();
  const browsers = Array.from({ length: 4 }, () => aSocialBrowser(app));
  const tickets = await Promise.all(browsers.map(async (browser) => ticketOf(await browser.logIn('kakao', { person: 'raced' }))));
  const before = await app.db`select count(*)::int as users from users`;
  const tries = browsers.map((browser, index) => browser.post('register-social', { ticket: tickets[index], ...joiner() }));
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('SOCIAL_ACCOUNT_TAKEN');
  expect(await app.db`select count(*)::int as users from users`).toEqual([{ users: (before[0] as { users: number }).users + 1 }]);
});

test('a ticket joins once and stays valid while the form is wrong', async () => {
  const app = server();
  const browser = aSocialBrowser(app);
  const ticket = ticketOf(await browser.logIn('naver', { person: 'careful' }));
  const taken = await aGuardian(app);
  const wrong = await browser.post('register-social', { ticket, ...joiner({ nickname: taken.nickname }) });
  expect(wrong.body.error.code).toBe('DUPLICATE_NICKNAME');
  const sameEmail = await browser.post('register-social', { ticket, ...joiner({ email: taken.email }) });
  expect(sameEmail.body.error.code).toBe('DUPLICATE_EMAIL');
  const answers = await Promise.all([1, 2, 3].map(() => browser.post('register-social', { ticket, ...joiner() })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    error: { code: 'SOCIAL_EXPIRED' },
    message: expect.stringContaining('가입 시간이 지났어요'),
  });
});

test('the last social account of a user without a password can not be unlinked', async () => {
  const app = server();
  const { browser, token, claims } = await aSocialGuardian('kakao', 'only-kakao');
  const last = await rest(app, token, 'DELETE', '/user/social/kakao');
  expect(last).toMatchObject({ status: 409, body: { error: { code: 'LAST_WAY_TO_LOG_IN' } } });
  expect((await gql(app, token, '{ getMyInfo { hasPassword } }')).data).toEqual({ getMyInfo: { hasPassword: false } });
  browser.signIn(token);
  expect((await browser.logIn('naver', { person: 'only-kakao' }, { intent: 'link' })).body.data.state).toBe('LINKED');
  // Both at once: one of them is the last.
  const { both } = await app.db.begin(async (tx) => {
    await tx`select 1 from users where id = ${Number(claims['userID'])} for update`;
    let done = 0;
    const unlink = (provider: string) => rest(app, token, 'DELETE', `/user/social/${provider}`).finally(() => (done += 1));
    const running = Promise.all(['kakao', 'naver'].map(unlink));
    const waiting = () => app.db`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (done + (await waiting()).length < 2);
    expect(done).toBe(0);
    return { both: running };
  });
  expect((await both).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('linking needs a valid access token', async () => {
  const app = server();
  const person = await aGuardian(app);
  const browser = aSocialBrowser(app);
  const noToken = { status: 401, body: { error: { code: 'NO_ACCESS_TOKEN' } } };
  const begun = await browser.begin('naver', { intent: 'link' });
  const token = (await browser.comeBack(await chooseOn(begun.location, { person: 'late' }))).get('token');
  expect(await browser.post('naver', { token })).toMatchObject(noToken);
  const kakao = await chooseOn((await browser.begin('kakao', { intent: 'link' })).location, { person: 'late' });
  expect(await browser.finish('kakao', kakao)).toMatchObject(noToken);
  browser.signIn(person.token);
  expect((await browser.post('naver', { token })).body.data.state).toBe('LINKED');
  expect((await browser.finish('kakao', kakao)).body.data.state).toBe('LINKED');
});

test('GraphQL does the same and stores no tokens', async () => {
  const app = server();
  const browser = aSocialBrowser(app);
  const { location } = await browser.begin('apple');
  const back = await browser.comeBack(await chooseOn(location, { person: 'graphql' }));
  expect(back.get('provider')).toBe('apple');
  const { setCookie } = await browser.begin('apple');
  const headers = { cookie: String(setCookie).split(';', 1)[0]!, 'idempotency-key': 'social' };
  const login = 'mutation($t: String!) { loginByApple(token: $t) { token refreshToken state stateURL next } }';
  const first = await gql<{ loginByApple: SocialAnswer }>(app, undefined, login, { t: back.get('token') }, headers);
  expect(first.data.loginByApple).toMatchObject({ state: 'JOIN_REQUIRED', token: null });
  const ticket = first.data.loginByApple.stateURL.split('#ticket=')[1];
  const register = 'mutation($i: RegisterSocialUserInput!) { registerSocialUser(input: $i) { token state } }';
  const joined = await gql<{ registerSocialUser: SocialAnswer }>(app, undefined, register, { i: { ticket, ...joiner() } }, headers);
  const { token } = joined.data.registerSocialUser;
  expect(token).toEqual(expect.any(String));
  expect(await app.db`select 1 from idempotency_keys where key = 'social'`).toHaveLength(0);
  const own = await gql(app, token!, '{ getAppleAccount { firstname lastname email } getSocialAccounts { provider isLinked } }');
  expect(own.data).toMatchObject({ getAppleAccount: { firstname: '연습', lastname: '나' } });
  const SOCIAL =
    '{ getMyInfo { social { naver { naverUID } kakao { kakaoUID nickname email } apple { firstname lastname email idToken } } } }';
  const apple = { firstname: '연습', lastname: '나', email: expect.stringMatching(/@/), idToken: expect.any(String) };
  expect((await gql(app, token!, SOCIAL)).data).toEqual({ getMyInfo: { social: { naver: null, kakao: null, apple } } });
  expect((await gql(app, (await aGuardian(app)).token, SOCIAL)).data).toEqual({ getMyInfo: { social: null } });
  const last = await gql(app, token!, 'mutation { unlinkSocialAccount(provider: apple) { provider } }');
  expect(last.errors[0]?.extensions.code).toBe('LAST_WAY_TO_LOG_IN');
});
