import { unwrap } from '../../platform/errors/result.ts';
import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, newcomer, PASSWORD } from '../../testing/people.ts';
import { withApp, type TestApp } from '../../testing/with-app.ts';
import { withSandbox, type TestSandbox } from '../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

type Login = { token: string; refreshToken: string; state: string; stateURL: string };
type Letter = { to: string[]; subject: string; text: string };

const login = (email: string, password: string) => rest<Login>(server(), undefined, 'POST', '/user/login', { email, password });
const ask = (email: unknown, app: TestApp = server()) => rest(app, undefined, 'POST', '/user/temporary-password', { email });
const find = (name: unknown, phone: unknown, app: TestApp = server()) =>
  rest<{ items: { email: string; socialType: number }[] }>(app, undefined, 'POST', '/user/find-email', { name, phone });
const passwordOf = async (token: string) =>
  (
    await gql<{ getMyInfo: { hasPassword: boolean; temporaryPasswordUntil: string | null } }>(
      server(),
      token,
      '{ getMyInfo { hasPassword temporaryPasswordUntil } }',
    )
  ).data.getMyInfo;
const lettersTo = async (email: string, { url }: TestSandbox = sandbox()): Promise<Letter[]> =>
  (await fetch(`${url}/mail/letters?to=${encodeURIComponent(email)}`)).json() as Promise<Letter[]>;

async function passwordFor(email: string): Promise<string> {
  await ask(email);
  const letter = (await lettersTo(email)).at(-1);
  return /임시 비밀번호: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('finding the email', () => {
  test('answers the masked emails of this name and number, however they are written', async () => {
    const app = server();
    const person = { name: '김찾음', phone: '010-5555-0001' };
    await aGuardian(app, { ...person, email: 'finder@example.test' });
    await aGuardian(app, { ...person, email: 'me@example.test' });
    const found = await find(' 김찾음 '.normalize('NFD'), '+82 10 5555 0001');
    expect(found).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: {
          items: [
            { email: 'fi***@example.test', socialType: 0 },
            { email: 'm***@example.test', socialType: 0 },
          ],
        },
      },
    });
    const query = 'query($name: String!, $phone: String!) { findEmail(name: $name, phone: $phone) { email socialType } }';
    expect((await gql(app, undefined, query, person)).data).toEqual({ findEmail: found.body.data.items });
  });

  test('answers an empty list for no match and for half a match', async () => {
    await aGuardian(server(), { name: '김반쪽', phone: '010-5555-0002' });
    for (const [name, phone] of [
      ['김반쪽', '010-5555-9999'],
      ['다른이', '010-5555-0002'],
      ["' or 1=1 --", '010-5555-0002'],
      ['%', '010-5555-0002'],
    ]) {
      expect(await find(name, phone)).toMatchObject({ status: 200, body: { success: true, data: { items: [] } } });
    }
  });

  test.each([
    [undefined, '010-1234-5678'],
    ['김', undefined],
    [1, '010-1234-5678'],
    ['', '010-1234-5678'],
    ['김', 'number'],
    ['가'.repeat(61), '010-1234-5678'],
    ['김', '1'.repeat(41)],
    ['김\u0000', '010-1234-5678'],
    [['김'], { a: 1 }],
  ])('refuses %p, %p', async (name, phone) => {
    expect(await find(name, phone)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
  });
});

describe('a temporary password', () => {
  test('arrives by mail, logs in, and asks to be changed', async () => {
    const app = server();
    const person = await aGuardian(app);
    expect(await ask(` ${person.email.toUpperCase()} `)).toMatchObject({ status: 200, body: { success: true, data: null } });
    const [letter] = await lettersTo(person.email);
    expect(letter?.subject).toContain('비밀번호');
    const temporary = /임시 비밀번호: ([a-z2-9]{12})\n/.exec(letter!.text)![1]!;

    const first = await login(person.email, temporary);
    expect(first.body.data).toMatchObject({ state: 'TEMPORARY_PASSWORD', stateURL: '/mypage/myinfo?change=password' });
    expect((await login(person.email, temporary)).body.data.state).toBe('TEMPORARY_PASSWORD');
    expect((await login(person.email, PASSWORD)).status).toBe(400);
    expect((await rest(app, undefined, 'POST', '/user/access-token', { refreshToken: person.refreshToken })).status).toBe(401);

    const until = new Date(app.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(await passwordOf(first.body.data.token)).toEqual({ hasPassword: true, temporaryPasswordUntil: until });
    const change = { password: temporary, newPassword: 'brand-new-1' };
    expect((await rest(app, first.body.data.token, 'PATCH', '/user/password', change)).status).toBe(200);
    expect(await passwordOf(first.body.data.token)).toEqual({ hasPassword: true, temporaryPasswordUntil: null });
    expect((await login(person.email, 'brand-new-1')).body.data.state).toBe('OK');
    expect((await login(person.email, temporary)).status).toBe(400);
  });

  test('leaves the old password valid until the temporary one is used', async () => {
    const person = await aGuardian(server());
    const temporary = await passwordFor(person.email);
    expect((await login(person.email, PASSWORD)).body.data.state).toBe('OK');
    expect((await login(person.email, temporary)).body.data.state).toBe('TEMPORARY_PASSWORD');
  });

  test('expires after 30 minutes', async () => {
    const app = server();
    const [unused, used] = [await aGuardian(app), await aGuardian(app)];
    const [first, second] = [await passwordFor(unused.email), await passwordFor(used.email)];
    app.clock.advance({ minutes: 29, seconds: 59 });
    expect((await login(used.email, second)).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect(await login(unused.email, first)).toMatchObject({ status: 400, body: { error: { code: 'INVALID_CREDENTIALS' } } });
    expect(await login(used.email, second)).toMatchObject({ status: 400, body: { error: { code: 'INVALID_CREDENTIALS' } } });
    expect((await login(unused.email, PASSWORD)).body.data.state).toBe('OK');
    expect((await login(used.email, await passwordFor(used.email))).body.data.state).toBe('TEMPORARY_PASSWORD');
    app.clock.set('2026-11-23T03:00:00.000Z');
  });

  test('works for its owner only and is stored as a hash', async () => {
    const app = server();
    const [one, other] = [await aGuardian(app), await aGuardian(app)];
    const temporary = await passwordFor(one.email);
    expect((await login(other.email, temporary)).status).toBe(400);
    const rows = await app.db`select t::text as row, encode(password_hash, 'escape') as hash from temporary_passwords t`;
    expect(JSON.stringify(rows)).not.toContain(temporary);
  });

  test('used twice at once, both logins succeed', async () => {
    const person = await aGuardian(server());
    const temporary = await passwordFor(person.email);
    const answers = await Promise.all([1, 2, 3].map(() => login(person.email, temporary)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await login(person.email, temporary)).body.data.state).toBe('TEMPORARY_PASSWORD');
    const rows = await server().db`select 1 from temporary_passwords where user_id = ${person.id}`;
    expect(rows).toHaveLength(0);
  });

  test('changing the password invalidates temporary ones', async () => {
    const person = await aGuardian(server());
    const temporary = await passwordFor(person.email);
    await rest(server(), person.token, 'PATCH', '/user/password', { password: PASSWORD, newPassword: 'brand-new-1' });
    expect((await login(person.email, temporary)).status).toBe(400);
  });
});

describe('enumeration', () => {
  test('writes as much for nobody, and for who has no password, as for who gets one', async () => {
    const app = server();
    const [known, social] = [await aGuardian(app), newcomer()];
    unwrap(await app.services.accounts.registerSocial(social, 2, async () => ({ ok: true, value: null })));
    const rows = async () => (await app.db<{ n: number }[]>`select count(*)::int as n from temporary_passwords`)[0]!.n;
    for (const email of [known.email, social.email, 'not-joined@example.test']) {
      const before = await rows();
      expect((await ask(email)).status).toBe(200);
      expect([email, (await rows()) - before]).toEqual([email, 1]);
    }
  });

  test('an unknown address gets the same answer and a mail that says so', async () => {
    const { email } = await aGuardian(server());
    const known = await ask(email);
    const unknown = await ask('stranger@example.test');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const [letter] = await lettersTo('stranger@example.test');
    expect(letter?.text).toContain('가입한 계정이 없어요');
    expect(letter?.text).not.toContain('임시 비밀번호:');
    const inGraphql = (address: string) =>
      gql(server(), undefined, 'mutation($e: String!) { sendTemporaryPassword(email: $e) }', { e: address });
    expect(await inGraphql('stranger2@example.test')).toEqual(await inGraphql(email));
  });

  test.each([
    [undefined],
    [null],
    [1],
    [''],
    ['x'],
    [`${'a'.repeat(250)}@b.co`],
    ['a@b.co\r\nBcc: c@d.co'],
    ['a@b.co,c@d.co'],
    ['<b>@'],
    ["' or 1=1"],
    ['a\u0000@b.co'],
  ])('refuses %p and sends no mail', async (email) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
  });

  test('answers a mailbox that does not exist alike for known and unknown', async () => {
    await aGuardian(server(), { email: 'nobody-known@example.test' });
    const [known, unknown] = [await ask('nobody-known@example.test'), await ask('nobody-unknown@example.test')];
    expect(known).toMatchObject({ status: 400, body: { error: { code: 'MAILBOX_REFUSED' } } });
    expect(unknown.body).toEqual(known.body);
    expect(
      await server().db`select 1 from temporary_passwords t join users u on u.id = t.user_id where u.email like 'nobody%'`,
    ).toHaveLength(0);
  });
});

describe('a mail server that is down', () => {
  const down = withApp(() => ({ providers: { ...sandbox().keys, mail: { ...sandbox().keys.mail!, proxy: 'http://127.0.0.1:1' } } }));
  test('is reported alike for known and unknown, and changes nothing', async () => {
    const { email } = await aGuardian(down());
    const known = await ask(email, down());
    expect(known).toMatchObject({ status: 400, body: { success: false, error: { code: 'MAIL_UNAVAILABLE' } } });
    expect((await ask('stranger@example.test', down())).body).toEqual(known.body);
    expect(await down().db`select 1 from temporary_passwords`).toHaveLength(0);
  });
});

describe('without a mail server', () => {
  const off = withApp();
  test('the recovery answers that it is off', async () => {
    expect(await ask('a@example.test', off())).toMatchObject({ status: 409, body: { error: { code: 'MAIL_OFF' } } });
  });
});

describe('with limits', () => {
  const limited = withApp(() => ({ providers: sandbox().keys, rateLimits: true }));
  const statuses = async (count: number, call: (i: number) => Promise<{ status: number }>) => {
    const answers: number[] = [];
    for (let i = 0; i < count; i += 1) answers.push((await call(i)).status);
    return answers;
  };

  const withLimit = (email: string) => () => ask(email, limited());

  test('mails are limited to three in 25 minutes per mailbox, known or not, in any letter case', async () => {
    await aGuardian(limited(), { ...newcomer(), email: 'target@example.test' });
    for (const name of ['target', 'untarget']) {
      const answers = await statuses(4, (i) => ask(i % 2 ? `${name}@example.test` : `${name.toUpperCase()}@Example.test`, limited()));
      expect(answers).toEqual([200, 200, 200, 429]);
    }
  });

  test('while strangers have used up the mails, one that came is still good, and then the next goes out', async () => {
    const app = limited();
    const { email } = await aGuardian(app);
    expect(await statuses(4, () => ask(email, app))).toEqual([200, 200, 200, 429]);
    const mailed = /임시 비밀번호: (\S+)/.exec((await lettersTo(email))[0]!.text)![1]!;
    app.clock.advance({ minutes: 24, seconds: 59 });
    expect((await ask(email, app)).status).toBe(429);
    expect((await rest(app, undefined, 'POST', '/user/login', { email, password: mailed })).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect((await ask(email, app)).status).toBe(200);
  });

  test('a mail that could not be sent, or an address that is none, counts for no mailbox', async () => {
    const gone = withLimit('nobody-here@example.test');
    expect(await statuses(5, gone)).toEqual([400, 400, 400, 400, 400]);
  });

  test('searches are limited to five an hour per number and twenty per address', async () => {
    expect(await statuses(6, (i) => find(`이름${i}`, i % 2 ? '010-1212-3434' : '+821012123434', limited()))).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
    const rest20 = await statuses(15, (i) => find('이름', `010-1000-${1000 + i}`, limited()));
    expect(rest20).toEqual([...Array<number>(14).fill(200), 429]);
  });
});
