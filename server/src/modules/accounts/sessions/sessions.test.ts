import { createHmac, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createSigner } from 'fast-jwt';
import { unwrap } from '../../../platform/errors/result.ts';
import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, PASSWORD, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { createPasswords } from '../passwords/passwords.ts';

const server = withApp();
type Tokens = { token: string; refreshToken: string };

const login = (email: string, password = PASSWORD) => rest<Tokens>(server(), undefined, 'POST', '/user/login', { email, password });
const refresh = (refreshToken: string) => rest<Tokens>(server(), undefined, 'POST', '/user/access-token', { refreshToken });
const me = (token: string | undefined) => rest(server(), token, 'GET', '/user/me');

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
/** By hand: a library would refuse to sign what is not to be believed. */
const signed = (claims: object, secret = server().config.jwtSecret) => {
  const body = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};
const payloadOf = ({ token }: Person) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

test('the access token carries the identity only and lasts 15 minutes', async () => {
  const app = server();
  const person = await aGuardian(app);
  const { iat, exp, iss, sid, ...identity } = payloadOf(person);
  expect(identity).toEqual({
    userID: String(person.id),
    accountType: 0,
    socialType: 0,
    nickname: person.nickname,
    name: expect.any(String),
  });
  expect(sid).toEqual(expect.any(String));
  expect(iss).toBe('petcare');
  expect(Number(exp) - Number(iat)).toBe(15 * 60);
});

test.each<[string, (person: Person) => string]>([
  ['another secret', (p) => createSigner({ key: 'x'.repeat(40), algorithm: 'HS256' })(payloadOf(p))],
  ['another algorithm', (p) => createSigner({ key: server().config.jwtSecret, algorithm: 'HS512' })(payloadOf(p))],
  ['alg none', (p) => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payloadOf(p))}.`],
  ['alg none with the old signature', (p) => `${base64({ alg: 'none' })}.${base64(payloadOf(p))}.${p.token.split('.')[2]}`],
  ['altered claims', (p) => `${p.token.split('.')[0]}.${base64({ ...payloadOf(p), accountType: 1 })}.${p.token.split('.')[2]}`],
  ['a cut signature', (p) => p.token.slice(0, -2)],
  ['the algorithm of a key pair', (p) => createSigner({ key: rsa.privateKey, algorithm: 'RS256' })(payloadOf(p))],
  ['a public key for a secret', (p) => createSigner({ key: rsa.publicKey.replace(/-----.*-----/g, ''), algorithm: 'HS256' })(payloadOf(p))],
  ['an empty secret', (p) => signed(payloadOf(p), '')],
  ['no expiry', (p) => signed({ ...payloadOf(p), exp: undefined })],
  ['an expiry that is no number', (p) => signed({ ...payloadOf(p), exp: 'never' })],
  ['another issuer', (p) => signed({ ...payloadOf(p), iss: 'somebody' })],
  ['no issuer', (p) => signed({ ...payloadOf(p), iss: undefined })],
  ['claims of another shape', (p) => signed({ ...payloadOf(p), accountType: 9 })],
  ['more text than any of ours', (p) => signed({ ...payloadOf(p), more: 'x'.repeat(4_000) })],
  ['the refresh token', (p) => p.refreshToken],
  ['rubbish', () => 'a.b.c'],
])('the server refuses a token with %s', async (_name, forge) => {
  const person = await aGuardian(server());
  expect((await me(person.token)).status).toBe(200);
  const token = forge(person);
  expect(await me(token)).toMatchObject({ status: 401, body: { success: false, error: { code: 'NO_ACCESS_TOKEN' } } });
  const { errors } = await gql(server(), token, '{ getMyInfo { id } }');
  expect(errors[0]).toMatchObject({ message: 'NO_ACCESS_TOKEN', extensions: { code: 'UNAUTHENTICATED' } });
});

test('a token expires after 15 minutes, and public calls still answer it', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  app.clock.advance({ minutes: 14, seconds: 59 });
  expect((await me(token)).status).toBe(200);
  app.clock.advance({ seconds: 1 });
  expect(await me(token)).toMatchObject({ status: 401, body: { error: { code: 'EXPIRED_TOKEN' } } });
  const own = await gql(app, token, '{ getMyInfo { id } }');
  expect(own.errors[0]).toMatchObject({ message: 'EXPIRED_TOKEN', extensions: { code: 'UNAUTHENTICATED' } });
  expect((await gql(app, token, '{ getTotalGiftCount }')).errors).toEqual([]);
});

test('the server answers 431 to a header of 20,000 characters', async () => {
  const { http } = server();
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/client/user/me`, { headers: { authorization: `Bearer ${'x'.repeat(20_000)}` } });
  expect(answer.status).toBe(431);
});

test('a refresh answers two new tokens and invalidates the old one', async () => {
  const person = await aGuardian(server());
  const first = await refresh(person.refreshToken);
  expect(first.status).toBe(200);
  expect(first.body.data.refreshToken).not.toBe(person.refreshToken);
  expect((await me(first.body.data.token)).status).toBe(200);
  const second = await refresh(first.body.data.refreshToken);
  expect(second.status).toBe(200);
});

test('using an old refresh token ends its session and no other', async () => {
  const person = await aGuardian(server());
  const elsewhere = (await login(person.email)).body.data;
  const next = (await refresh(person.refreshToken)).body.data;
  server().clock.advance({ seconds: 11 });
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 401, body: { error: { code: 'NO_ACCESS_TOKEN' } } });
  expect((await refresh(next.refreshToken)).status).toBe(401);
  expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
});

test('an access token of an ended session is good for nothing and cannot be renewed', async () => {
  const app = server();
  const person = await aGuardian(app);
  const next = (await refresh(person.refreshToken)).body.data;
  app.clock.advance({ seconds: 11 });
  expect((await me(next.token)).status).toBe(200);
  await refresh(person.refreshToken);
  expect(await me(next.token)).toMatchObject({ status: 401, body: { error: { code: 'EXPIRED_TOKEN' } } });
  expect(await refresh(next.refreshToken)).toMatchObject({ status: 401, body: { error: { code: 'NO_ACCESS_TOKEN' } } });
  const [left] = await app.db`select count(*)::int as tokens from refresh_tokens where user_id = ${person.id}`;
  expect(left).toEqual({ tokens: 0 });
});

test.each(['', 'x', ' ', 'x'.repeat(201), "' or 1=1 --", '\u0000', '탈취한토큰'])(
  'the server refuses the refresh token %p',
  async (refreshToken) => {
    const answer = await refresh(refreshToken);
    expect([400, 401]).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false, error: { code: answer.status === 400 ? 'VALIDATION_FAILED' : 'NO_ACCESS_TOKEN' } });
  },
);

test('a refresh token lasts 30 days and is stored as a hash only', async () => {
  const app = server();
  const person = await aGuardian(app);
  const [kept] = await app.db`select encode(token_hash, 'escape') as hash from refresh_tokens where user_id = ${person.id}`;
  expect(kept?.['hash']).not.toContain(person.refreshToken);
  app.clock.advance({ days: 30 });
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 401, body: { error: { code: 'EXPIRED_TOKEN' } } });
});

test('tokens that expired a month ago are removed, whoever they are of', async () => {
  const app = server();
  const [gone, told] = [await aGuardian(app), await aGuardian(app)];
  app.clock.advance({ days: 5 });
  const staying = unwrap(await app.services.accounts.sessions.login({ email: told.email, password: PASSWORD }, '127.0.0.1'));
  app.clock.advance({ days: 56 });
  await app.runJob('forget-ended-logins');
  expect(await app.db`select 1 from refresh_tokens where user_id = ${gone.id}`).toHaveLength(0);
  expect(await refresh(gone.refreshToken)).toMatchObject({ status: 401, body: { error: { code: 'NO_ACCESS_TOKEN' } } });
  expect(await refresh(staying.refreshToken)).toMatchObject({ status: 401, body: { error: { code: 'EXPIRED_TOKEN' } } });
});

test('logout ends this session only', async () => {
  const app = server();
  const person = await aGuardian(app);
  const elsewhere = (await login(person.email)).body.data;
  const out = await rest(app, person.token, 'DELETE', '/user/logout', '', { 'content-type': 'application/json' });
  expect(out).toMatchObject({ status: 200, body: { success: true } });
  expect((await refresh(person.refreshToken)).status).toBe(401);
  expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  expect((await rest(app, undefined, 'DELETE', '/user/logout')).status).toBe(401);
});

test('a wrong password and an unknown email get the same answer', async () => {
  const { email } = await aGuardian(server());
  const wrong = await login(email, 'wrong-1234');
  const unknown = await login('nobody@example.test', 'wrong-1234');
  expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'INVALID_CREDENTIALS' } } });
  expect(unknown.body).toEqual(wrong.body);
});

test('login ignores the case of the email', async () => {
  const { email } = await aGuardian(server());
  expect((await login(email.toUpperCase())).status).toBe(200);
});

test('a password of another cost is rehashed at its next login', async () => {
  const app = server();
  const { id, email } = await aGuardian(app);
  const earlier = await createPasswords({ memoryCost: 16, timeCost: 1, parallelism: 1 }).hash(PASSWORD);
  await app.db`update users set password_hash = ${earlier} where id = ${id}`;
  const kept = async () => (await app.db<{ passwordHash: string }[]>`select password_hash from users where id = ${id}`)[0]?.passwordHash;
  expect((await login(email, 'wrong-1234')).status).toBe(400);
  expect(await kept()).toBe(earlier);
  expect((await login(email)).status).toBe(200);
  const renewed = await kept();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect((await login(email)).status).toBe(200);
  expect(await kept()).toBe(renewed);
});

test('a login during the withdrawal is refused like a wrong password', async () => {
  const app = server();
  const { id, email } = await aGuardian(app);
  const running = await app.db.begin(async (tx) => {
    await tx`delete from users where id = ${id}`;
    const answer = login(email);
    const waiting = () => app.db`
      select 1 from pg_locks join pg_stat_activity using (pid)
      where locktype = 'transactionid' and not granted and datname = current_database()`;
    while ((await waiting()).length < 1);
    return { answer };
  });
  expect(await running.answer).toMatchObject({ status: 400, body: { error: { code: 'INVALID_CREDENTIALS' } } });
});
