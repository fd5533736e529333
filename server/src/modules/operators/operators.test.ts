import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { operatorCookies, rest } from '../../testing/calls.ts';
import { aNamedPerson, anOperator, codeOf, cookieOf, type Operator } from '../../testing/operators.ts';
import { aGuardian, logIn, PASSWORD, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp({ rateLimits: true });
const at = (path: string) => `/api/operator${path}`;

/** Calls without the cookie of a session, unless it is given. */
const call = (who: Person | undefined, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, cookie = '') =>
  rest(server(), who?.token, method, at(path), body, { cookie });
const stateOf = async (who: Person, cookie = operatorCookies.get(who.token)) =>
  (await call(who, 'GET', '/session', undefined, cookie)).body.data?.['state'];
const signIn = (who: Person, code: string) => call(who, 'POST', '/session', { code });
const told = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.error?.code, body.message];
const changes = (work: (verbs: ReturnType<typeof server>['services']['operators']) => Promise<unknown>) =>
  work(server().services.operators);
const inTx = <R extends Parameters<typeof unwrap>[0]>(work: Parameters<typeof inTransaction<R>>[1]) => inTransaction<R>(server().db, work);

const WRONG = '코드가 맞지 않아요. 인증 앱에 지금 보이는 여섯 자리 숫자를 적어 주세요.';
const REPLAYED = '이미 쓴 코드예요. 인증 앱에 다음 코드가 나오면 적어 주세요.';

/** Six digits that are no code of now. */
function wrongCode(who: { secret: string }): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(who, server(), steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
}

test('to whoever is not named there is nothing below /api/operator, as at an address that there is not', async () => {
  const app = server();
  const nowhere = await rest(app, undefined, 'GET', at('/nothing'));
  for (const who of [undefined, await aGuardian(app)]) {
    for (const [method, path, body] of [
      ['GET', '/session', undefined],
      ['POST', '/session', { code: '000000' }],
      ['POST', '/enrolment', { enrolmentCode: 'x' }],
      ['POST', '/enrolment/confirm', { enrolmentCode: 'x', code: '000000' }],
      ['DELETE', '/session', undefined],
    ] as const) {
      const { status, body: answer } = await call(who, method, path, body);
      expect([path, status, answer]).toEqual([path, 404, nowhere.body]);
    }
  }
});

test('whoever is named enrols an authenticator with the printed code, sees its key once and ten recovery codes once', async () => {
  const app = server();
  const person = await aNamedPerson(app);
  const { enrolmentCode } = person;
  expect(enrolmentCode).toMatch(/^([2-9A-Z]{4}-){2}[2-9A-Z]{4}$/);
  expect(await stateOf(person)).toBe('enrolment');
  // The password alone, stolen, opens nothing.
  expect(told(await signIn(person, '000000'))).toEqual([409, 'NOT_ENROLLED', '아직 인증 앱을 등록하지 않았어요.']);
  expect(told(await call(person, 'POST', '/enrolment', { enrolmentCode: 'AAAA-BBBB-CCCC' }))).toEqual([
    400,
    'VALIDATION_FAILED',
    '등록 코드가 맞지 않거나 시간이 지났어요. 새 코드를 받아 다시 적어 주세요.',
  ]);
  const key = (await call(person, 'POST', '/enrolment', { enrolmentCode: ` ${enrolmentCode.toLowerCase().replaceAll('-', ' ')} ` })).body
    .data as { secret: string; uri: string };
  expect(key.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(key.uri).toContain(`secret=${key.secret}`);
  const [row] = await app.db<{ secret: Buffer }[]>`select secret from operators where user_id = ${person.id}`;
  expect(row!.secret.toString('latin1')).not.toContain(key.secret);

  expect(told(await call(person, 'POST', '/enrolment/confirm', { enrolmentCode, code: wrongCode(key) }))).toEqual([
    400,
    'VALIDATION_FAILED',
    WRONG,
  ]);
  const confirmed = await call(person, 'POST', '/enrolment/confirm', { enrolmentCode, code: codeOf(key, app) });
  const { recoveryCodes } = confirmed.body.data as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(String(confirmed.headers['set-cookie'])).toMatch(/^petcare_operator=[\w-]{43}; Path=\/api\/operator; HttpOnly; SameSite=Strict$/);
  expect(await stateOf(person, cookieOf(confirmed.headers))).toBe('open');
  for (const body of [{ enrolmentCode }, { enrolmentCode: 'AAAA-BBBB-CCCC' }])
    expect(told(await call(person, 'POST', '/enrolment', body))[1]).toBe('ENROLLED_ALREADY');
});

test('an enrolment code is good for an hour, and a new one takes its place', async () => {
  const app = server();
  const person = await aNamedPerson(app);
  const again = await aNamedPerson(app, person);
  expect((await call(person, 'POST', '/enrolment', { enrolmentCode: person.enrolmentCode })).status).toBe(400);
  expect((await call(person, 'POST', '/enrolment', { enrolmentCode: again.enrolmentCode })).status).toBe(200);
  app.clock.advance({ minutes: 60 });
  const late = { ...person, token: await logIn(app, person) };
  expect((await call(late, 'POST', '/enrolment', { enrolmentCode: again.enrolmentCode })).status).toBe(400);
});

test('a code of the authenticator is taken once, also by two calls at once, and none that is older than it', async () => {
  const app = server();
  const operator = await anOperator(app);
  expect(told(await signIn(operator, codeOf(operator, app, -1)))).toEqual([400, 'VALIDATION_FAILED', REPLAYED]);
  const code = codeOf(operator, app);
  const answers = await Promise.all([signIn(operator, code), signIn(operator, code), signIn(operator, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(told(await signIn(operator, code))).toEqual([400, 'VALIDATION_FAILED', REPLAYED]);
  app.clock.advance({ seconds: 30 });
  expect((await signIn(operator, codeOf(operator, app).replace(/^(...)/, '$1 '))).status).toBe(200);
});

test('a recovery code opens a session once', async () => {
  const operator = await anOperator(server());
  const [first, second] = operator.recoveryCodes as [string, string];
  const opened = await signIn(operator, first.toLowerCase().replaceAll('-', ''));
  expect(opened.status).toBe(200);
  expect((await call(operator, 'GET', '/session', undefined, cookieOf(opened.headers))).body.data).toMatchObject({
    state: 'open',
    recoveryLeft: 9,
  });
  expect(told(await signIn(operator, first))).toEqual([400, 'VALIDATION_FAILED', WRONG]);
  expect((await signIn(await anOperator(server()), second)).status).toBe(400);
  expect((await signIn(operator, second)).status).toBe(200);
});

test('five wrong codes in a row lock the account for a quarter of an hour, five more for half of one; the lock ends by itself', async () => {
  const app = server();
  const operator = await anOperator(app);
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) await signIn(operator, wrongCode(operator));
  };
  await fail(4);
  app.clock.advance({ minutes: 1 });
  expect((await signIn(operator, codeOf(operator, app))).status).toBe(200);
  await fail(4);
  const fifth = await signIn(operator, wrongCode(operator));
  expect(told(fifth)).toEqual([429, 'SECOND_FACTOR_LOCKED', '코드를 여러 번 틀려서 잠겼어요. 15분 뒤에 다시 시도해 주세요.']);
  app.clock.advance({ minutes: 13 });
  expect(told(await signIn(operator, codeOf(operator, app)))[2]).toBe('코드를 여러 번 틀려서 잠겼어요. 2분 뒤에 다시 시도해 주세요.');
  app.clock.advance({ minutes: 2 });
  const back = { ...operator, token: await logIn(app, operator) };
  for (let time = 0; time < 5; time += 1) await signIn(back, wrongCode(operator));
  expect(told(await signIn(back, codeOf(operator, app)))[2]).toBe('코드를 여러 번 틀려서 잠겼어요. 30분 뒤에 다시 시도해 주세요.');
  app.clock.advance({ minutes: 30 });
  expect((await signIn({ ...back, token: await logIn(app, operator) }, codeOf(operator, app))).status).toBe(200);
});

test('tries of one network are bounded, whichever account they are for', async () => {
  const app = server();
  app.clock.advance({ hours: 1 });
  const [one, other] = [await anOperator(app), await anOperator(app)];
  const statuses: number[] = [];
  for (let time = 0; time < 60; time += 1) statuses.push((await signIn(time % 2 ? one : other, '000000')).status);
  expect(told(await signIn(one, '000000'))[1]).toBe('TOO_MANY_REQUESTS');
  expect(statuses).not.toContain(200);
  app.clock.advance({ hours: 25 });
});

describe('a session ends', () => {
  const open = async (): Promise<Operator & { cookie: string }> => {
    const operator = await anOperator(server());
    return { ...operator, cookie: operatorCookies.get(operator.token)! };
  };
  const renewed = async (operator: Operator): Promise<string> => {
    const { body } = await rest(server(), undefined, 'POST', '/user/access-token', { refreshToken: operator.refreshToken });
    return String(body.data['token']);
  };

  test('after half an hour in which nothing was asked, and after eight hours of work', async () => {
    const app = server();
    const operator = await open();
    let { token, refreshToken } = operator;
    const step = async (minutes: number) => {
      app.clock.advance({ minutes });
      const { body } = await rest(app, undefined, 'POST', '/user/access-token', { refreshToken });
      [token, refreshToken] = [String(body.data['token']), String(body.data['refreshToken'])];
      return stateOf({ ...operator, token }, operator.cookie);
    };
    await step(1);
    const asked = async () => {
      const { viewer } = { viewer: await viewerOf(token) };
      return app.services.operators.standingOf(viewer, operator.cookie.split('=')[1]);
    };
    expect(await asked()).toBe('open');
    for (let half = 0; half < 16; half += 1) await step(29).then(asked);
    expect(await asked()).toBe('open');
    await step(16);
    expect(await asked()).toBe('named');

    const idle = await open();
    app.clock.advance({ minutes: 30 });
    expect(await stateOf({ ...idle, token: await renewed(idle) }, idle.cookie)).toBe('second-factor');
  });

  test('with its login', async () => {
    const operator = await open();
    expect((await rest(server(), operator.token, 'DELETE', '/user/logout')).status).toBe(200);
    expect(told(await call(operator, 'GET', '/session', undefined, operator.cookie))[1]).toBe('EXPIRED_TOKEN');
  });

  test('with the password', async () => {
    const operator = await open();
    const change = { password: PASSWORD, newPassword: 'petcare-5678' };
    expect((await rest(server(), operator.token, 'PATCH', '/user/password', change)).status).toBe(200);
    expect(await stateOf(operator, operator.cookie)).toBe('second-factor');
  });

  test('with a block, during which the account is no operator', async () => {
    const { services, db, clock } = server();
    const operator = await open();
    const until = new Date(clock.now().getTime() + 86_400_000);
    unwrap(await inTransaction(db, (tx) => services.accounts.blocks.block(tx, operator.id, until, '광고')));
    services.accounts.standings.forget(operator.id);
    expect((await call(operator, 'GET', '/session', undefined, operator.cookie)).status).toBe(404);
    unwrap(await inTransaction(db, (tx) => services.accounts.blocks.unblock(tx, operator.id)));
    services.accounts.standings.forget(operator.id);
    expect(await stateOf(operator, operator.cookie)).toBe('second-factor');
  });

  test('when the account is named no more', async () => {
    const operator = await open();
    expect(await changes((verbs) => inTx((tx) => verbs.remove(tx, operator.email)))).toMatchObject({ ok: true });
    expect((await call(operator, 'GET', '/session', undefined, operator.cookie)).status).toBe(404);
    expect(await changes((verbs) => inTx((tx) => verbs.remove(tx, operator.email)))).toMatchObject({ ok: false });
  });

  test('when the second factor is reset: the old authenticator and its recovery codes open nothing any more', async () => {
    const operator = await open();
    const again = (await changes((verbs) => inTx((tx) => verbs.reset(tx, operator.email)))) as { value: { code: string } };
    expect(await stateOf(operator, operator.cookie)).toBe('enrolment');
    for (const code of [codeOf(operator, server()), operator.recoveryCodes[0]!])
      expect(told(await signIn(operator, code))[1]).toBe('NOT_ENROLLED');
    expect((await call(operator, 'POST', '/enrolment', { enrolmentCode: again.value.code })).status).toBe(200);
  });

  test('when it is ended, and then the cookie is taken back', async () => {
    const operator = await open();
    const ended = await call(operator, 'DELETE', '/session', undefined, operator.cookie);
    expect(String(ended.headers['set-cookie'])).toMatch(/^petcare_operator=; Max-Age=0; Path=\/api\/operator/);
    expect(await stateOf(operator, operator.cookie)).toBe('second-factor');
  });

  test('with the account, of which nothing is left', async () => {
    const app = server();
    const operator = await open();
    expect((await rest(app, operator.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
    const left = await app.db`
      select user_id from operators where user_id = ${operator.id} union select user_id from operator_sessions where user_id = ${operator.id}
      union select user_id from operator_recovery_codes where user_id = ${operator.id}`;
    expect(left).toHaveLength(0);
  });
});

test('a stolen cookie is worth nothing in another login, of the same account too', async () => {
  const app = server();
  const operator = await anOperator(app);
  const cookie = operatorCookies.get(operator.token)!;
  const elsewhere = { ...operator, token: await logIn(app, operator) };
  expect(await stateOf(elsewhere, cookie)).toBe('second-factor');
  expect(await stateOf(await anOperator(app), cookie)).toBe('second-factor');
});

test('each opening of a session and each lock is in the log of what operators do, with who', async () => {
  const app = server();
  const operator = await anOperator(app);
  await signIn(operator, operator.recoveryCodes[0]!);
  for (let time = 0; time < 5; time += 1) await signIn(operator, wrongCode(operator));
  const acts = await app.db`select act, details, by from operator_acts where by = ${operator.email} order by id`;
  const userId = operator.id;
  expect(acts).toEqual([
    { act: 'operators sign-in', details: { userId, how: 'enrolment' }, by: operator.email },
    { act: 'operators sign-in', details: { userId, how: 'recovery code' }, by: operator.email },
    { act: 'operators locked', details: { userId, failures: 5, until: expect.any(String) }, by: operator.email },
  ]);
});

test('who is named is listed with what they have left, and no code', async () => {
  const app = server();
  const operator = await anOperator(app);
  await signIn(operator, operator.recoveryCodes[0]!);
  const listed = (await app.services.operators.list()).find(({ userId }) => userId === operator.id);
  expect(listed).toEqual({
    userId: operator.id,
    nickname: operator.nickname,
    namedAt: app.clock.now().toISOString(),
    enrolledAt: app.clock.now().toISOString(),
    recoveryLeft: 9,
    lockedUntil: null,
  });
});

async function viewerOf(token: string) {
  const read = server().services.tokens.read(`Bearer ${token}`);
  if (read.status !== 'good') throw new Error(read.status);
  return { ...read.claims, awaitsApproval: false };
}
