import * as argon2 from '@node-rs/argon2';
import { gql } from '../../../testing/calls.ts';
import { aGuardian, PASSWORD } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const server = withApp({ rateLimits: true });
const verified = jest.mocked(argon2.verify);

/** A login from one address of the network. The server believes the header, since it comes from this machine. */
async function login(address: string, email: string, password = 'wrong-1234') {
  const answer = await server().http.inject({
    method: 'POST',
    url: '/api/client/user/login',
    headers: { 'x-forwarded-for': address },
    payload: { email, password },
  });
  const body = answer.json<{ message: string; error?: { code: string } }>();
  return { status: answer.statusCode, headers: answer.headers, body, code: body.error?.code };
}

/** One wrong try for each of so many accounts. */
const stuff = (address: (index: number) => string, tries: number, mark: string) =>
  Promise.all(Array.from({ length: tries }, (_none, index) => login(address(index), `${mark}${index}@example.test`)));

const codesOf = (answers: { code: string | undefined }[]) => [...new Set(answers.map(({ code }) => code))];

test('one address that tries many accounts is stopped, even with the right password, and no other address is', async () => {
  const { email } = await aGuardian(server());
  const from = '203.0.113.1';
  expect(codesOf(await stuff(() => from, 100, 'many'))).toEqual(['INVALID_CREDENTIALS']);
  const refused = await login(from, email, PASSWORD);
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(refused.headers['retry-after']).toBe('900');
  expect((await login('203.0.113.2', email, PASSWORD)).status).toBe(200);

  server().clock.advance({ minutes: 15 });
  expect((await login(from, email, PASSWORD)).status).toBe(200);
});

test('concurrent tries do not exceed the limit', async () => {
  const answers = await stuff(() => '203.0.113.3', 150, 'beside');
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(100);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
});

test('the addresses of one IPv6 network count together', async () => {
  const answers = await stuff((index) => `2001:db8:1:2::${index.toString(16)}`, 110, 'six');
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await login('2001:db8:1:3::1', 'elsewhere@example.test')).status).toBe(400);
});

test('successful logins from a shared address are not counted', async () => {
  const { email } = await aGuardian(server());
  for (let time = 0; time < 120; time += 1) expect((await login('203.0.113.4', email, PASSWORD)).status).toBe(200);
});

test('forwarded addresses that do not come from our own proxy are ignored', async () => {
  const tries = Array.from({ length: 105 }, (_none, index) =>
    server().http.inject({
      method: 'POST',
      url: '/api/client/user/login',
      remoteAddress: '198.51.100.9',
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
      payload: { email: `proxy${index}@example.test`, password: 'wrong-1234' },
    }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test('an unknown email is hashed, answered and locked like a known one', async () => {
  const { email } = await aGuardian(server());
  const known: unknown[] = [];
  const unknown: unknown[] = [];
  const tried = async (given: string) => {
    verified.mockClear();
    const { status, body, headers } = await login('203.0.113.5', given);
    const hashes = verified.mock.calls.map(([hash]) => /^\$argon2id\$v=19\$[^$]+/.exec(String(hash))?.[0]);
    return { status, body, retryAfter: headers['retry-after'], names: Object.keys(headers).sort(), hashes };
  };
  for (let time = 0; time < 12; time += 1) {
    known.push(await tried(email));
    unknown.push(await tried('nobody@example.test'));
  }
  expect(known[0]).toMatchObject({ status: 400, hashes: ['$argon2id$v=19$m=8,t=1,p=1'] });
  expect(known.at(-1)).toMatchObject({ status: 429, retryAfter: '900', hashes: [] });
  expect(unknown).toEqual(known);
});

const CHECK = {
  email: 'query($value: String!) { checkDuplicateEmail(email: $value) }',
  nickname: 'query($value: String!) { checkDuplicateNickname(nickname: $value) }',
};

test('duplicate checks are limited to 120 in ten minutes per address', async () => {
  const app = server();
  const ask = (address: string, kind: keyof typeof CHECK, value: string) =>
    gql(app, undefined, CHECK[kind], { value }, { 'x-forwarded-for': address });
  for (let time = 0; time < 120; time += 1) {
    const { errors } = await ask('203.0.113.8', time % 2 === 0 ? 'email' : 'nickname', `guess${time}@example.test`);
    expect(errors).toEqual([]);
  }
  for (const kind of ['email', 'nickname'] as const) {
    const { errors } = await ask('203.0.113.8', kind, 'guess');
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/요\.$/),
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 600 },
    });
  }
  expect((await ask('203.0.113.9', 'email', 'guess')).errors).toEqual([]);
  app.clock.advance({ minutes: 10 });
  expect((await ask('203.0.113.8', 'email', 'guess')).errors).toEqual([]);
});

describe('strangers do not lock an owner out', () => {
  const wrong = (address: string, email: string, tries: number) =>
    Promise.all(Array.from({ length: tries }, (_none, index) => login(address, email, `wrong-${index}-1234`)));

  test('ten wrong passwords in 15 minutes lock the network that sent them, side by side too, and no other', async () => {
    const { email } = await aGuardian(server());
    const from = '203.0.113.20';
    const tries = await wrong(from, email, 18);
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(tries.filter(({ code }) => code === 'LOGIN_LOCKED')).toHaveLength(8);
    const locked = await login(from, email.toUpperCase(), PASSWORD);
    expect(locked).toMatchObject({ status: 429, code: 'LOGIN_LOCKED' });
    expect(locked.headers['retry-after']).toBe('900');
    expect((await login('203.0.113.21', email, PASSWORD)).status).toBe(200);
    server().clock.advance({ minutes: 15 });
    expect((await login(from, email, PASSWORD)).status).toBe(200);
  });

  test('failures more than 15 minutes apart, or before a success, do not lock', async () => {
    const { email } = await aGuardian(server());
    const from = '203.0.113.22';
    await wrong(from, email, 9);
    expect((await login(from, email, PASSWORD)).status).toBe(200);
    await wrong(from, email, 9);
    server().clock.advance({ minutes: 15 });
    await wrong(from, email, 5);
    expect((await login(from, email, PASSWORD)).status).toBe(200);
  });

  test('guesses from everywhere are slowed, but not where the owner logs in, nor with what came by mail', async () => {
    const { id, email } = await aGuardian(server());
    const home = '203.0.113.30';
    expect((await login(home, email, PASSWORD)).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 40 }, (_none, index) => login(`198.51.100.${index}`, email)));
    // Twenty, and the one that half a minute allows.
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(21);
    const slowed = await login('198.51.100.99', email, PASSWORD);
    expect(slowed).toMatchObject({ status: 429, code: 'LOGIN_LOCKED' });
    expect(slowed.headers['retry-after']).toBe('30');
    expect((await login(home, email, PASSWORD)).status).toBe(200);
    const mailed = await server().services.accounts.temporaryPasswords.issueTemporaryPassword(id);
    expect((await login('198.51.100.98', email, mailed)).status).toBe(200);
  });

  test('what came by mail works on a network that is locked, too', async () => {
    const { id, email } = await aGuardian(server());
    const from = '203.0.113.31';
    await wrong(from, email, 11);
    const mailed = await server().services.accounts.temporaryPasswords.issueTemporaryPassword(id);
    expect((await login(from, email, PASSWORD)).status).toBe(429);
    expect((await login(from, email, mailed)).status).toBe(200);
  });

  test('a network is the owner’s for 180 days after a login, and nobody else’s', async () => {
    const app = server();
    const [one, two] = [await aGuardian(app), await aGuardian(app)];
    await login('203.0.113.40', one.email, PASSWORD);
    app.clock.advance({ minutes: 181 * 24 * 60 });
    await login('203.0.113.41', one.email, PASSWORD);
    const rows = await app.db<{ userId: number; n: number }[]>`
      select user_id, count(*)::int as n from login_networks where user_id in (${one.id}, ${two.id}) group by 1 order by 1`;
    expect(rows.map(({ userId, n }) => [userId, n])).toEqual([
      [one.id, 1],
      [two.id, 1],
    ]);
  });
});
