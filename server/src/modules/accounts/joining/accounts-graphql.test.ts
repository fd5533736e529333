import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, aHospital, newcomer, PASSWORD } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';

const server = withApp();
const limited = withApp({ rateLimits: true });

type Login = { token: string; refreshToken: string; state: string; stateURL: string };

const JOIN = 'mutation($input: RegisterAccountUserInput!) { registerAccountUser(input: $input) }';
const LOGIN =
  'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token refreshToken state stateURL } }';
const RENEW = 'mutation($refreshToken: String!) { createAccessToken(refreshToken: $refreshToken) { token refreshToken } }';
const LOGOUT = 'mutation { logout }';
const ME = '{ getMyInfo { id email type recommender marketingAgreedAt } }';

const login = (email: string, password = PASSWORD) => gql<{ login: Login }>(server(), undefined, LOGIN, { email, password });
const renew = (refreshToken: string) => gql<{ createAccessToken: Login }>(server(), undefined, RENEW, { refreshToken });

test('a guardian joins, logs in, gets new tokens and logs out by GraphQL alone', async () => {
  const app = server();
  const { nickname: recommender } = await aGuardian(app);
  const person = newcomer('보호자', { recommender, marketing: true });
  const joined = await gql<{ registerAccountUser: string }>(app, undefined, JOIN, { input: person });
  expect(joined.errors).toEqual([]);

  const { token, refreshToken, ...rest } = (await login(person.email)).data.login;
  expect(rest).toEqual({ state: 'OK', stateURL: '/mypage/myinfo' });
  const me = await gql(app, token, ME);
  expect(me.data).toEqual({
    getMyInfo: { id: joined.data.registerAccountUser, email: person.email, type: 0, recommender, marketingAgreedAt: expect.any(String) },
  });

  const next = (await renew(refreshToken)).data.createAccessToken;
  expect((await gql(app, next.token, LOGOUT)).data).toEqual({ logout: true });
  expect((await renew(next.refreshToken)).errors[0]).toMatchObject({ message: 'NO_ACCESS_TOKEN', extensions: { code: 'UNAUTHENTICATED' } });
});

test('the login of a business answers the address of its own page', async () => {
  expect((await login((await aHospital(server())).email)).data.login).toMatchObject({ stateURL: '/bizpage/hospital' });
});

test('using a refresh token again after ten seconds ends its session', async () => {
  const { refreshToken } = await aGuardian(server());
  const next = (await renew(refreshToken)).data.createAccessToken;
  expect((await renew(refreshToken)).data.createAccessToken.refreshToken).toBe(next.refreshToken);
  server().clock.advance({ seconds: 11 });
  for (const token of [refreshToken, next.refreshToken]) expect((await renew(token)).errors[0]?.message).toBe('NO_ACCESS_TOKEN');
});

test('GraphQL refuses what REST refuses with the same message', async () => {
  const app = server();
  const person = await aGuardian(app);
  const input = newcomer('보호자', { nickname: person.nickname });
  for (const [wrong, byRest] of [
    [
      await login(person.email, 'wrong-1234'),
      await rest(app, undefined, 'POST', '/user/login', { email: person.email, password: 'wrong-1234' }),
    ],
    [await gql(app, undefined, JOIN, { input }), await rest(app, undefined, 'POST', '/user/register', input)],
    [
      await gql(app, undefined, JOIN, { input: { ...input, password: 'short' } }),
      await rest(app, undefined, 'POST', '/user/register', { ...input, password: 'short' }),
    ],
  ] as const) {
    expect(byRest.body.success).toBe(false);
    expect(wrong.errors[0]).toMatchObject({
      message: byRest.body.message,
      extensions: { code: byRest.body.error.code, ...(byRest.body.errors && { errors: byRest.body.errors }) },
    });
  }
});

test('answers with tokens are not stored under an idempotency key', async () => {
  const app = server();
  const { email } = await aGuardian(app);
  const again = () => gql<{ login: Login }>(app, undefined, LOGIN, { email, password: PASSWORD }, { 'idempotency-key': 'login' });
  expect((await again()).data.login.refreshToken).not.toBe((await again()).data.login.refreshToken);
  expect(await app.db`select 1 from idempotency_keys where body is not null`).toHaveLength(0);
});

test('failed logins by GraphQL and REST count together towards the lock', async () => {
  const app = limited();
  const { email } = await aGuardian(app);
  const wrong = { email, password: 'wrong-1234' };
  for (let time = 0; time < 5; time += 1) {
    expect((await gql(app, undefined, LOGIN, wrong)).errors[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect((await rest(app, undefined, 'POST', '/user/login', wrong)).status).toBe(400);
  }
  expect((await gql(app, undefined, LOGIN, { email, password: PASSWORD })).errors[0]?.extensions).toMatchObject({
    code: 'LOGIN_LOCKED',
    retryAfter: 900,
  });
});

test('one address can join a hundred times an hour, by GraphQL and REST together', async () => {
  const app = limited();
  const short = newcomer('보호자', { nickname: '나' });
  const byRest = () => rest(app, undefined, 'POST', '/user/register', short);
  for (let sent = 0; sent < 50; sent += 1) {
    expect((await byRest()).status).toBe(400);
    expect((await gql(app, undefined, JOIN, { input: short })).errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  }
  expect((await gql(app, undefined, JOIN, { input: short })).errors[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect((await byRest()).status).toBe(429);
});
