import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, aHospital, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.test' }));

type StartedVerification = {
  RETURNCODE: string;
  RETURNMSG: string;
  TID: string;
  action: string;
  fields: { name: string; value: string }[];
};
type VerifiedIdentity = { name: string; phone: string; birthday: string; gender: string; verifiedAt: string };

const start = ({ token }: { token?: string }) => rest<StartedVerification>(server(), token, 'POST', '/user/identity');
const confirm = ({ token }: { token?: string }, code: unknown) =>
  rest<VerifiedIdentity>(server(), token, 'POST', '/user/identity/confirm', { code });
const comeBack = (body: string, type = 'application/x-www-form-urlencoded') =>
  server().http.inject({ method: 'POST', url: '/api/client/user/identity/danal', headers: { 'content-type': type }, payload: body });
const decide = (TID: string, person: string, outcome = 'ok') =>
  fetch(`${sandbox().url}/danal/Danal/WebAuth/Web/Finish.php`, { method: 'POST', body: new URLSearchParams({ TID, person, outcome }) });
const me = async ({ token }: Person) =>
  (await gql<{ getMyInfo: object }>(server(), token, '{ getMyInfo { name phone birthday gender identityVerifiedAt } }')).data.getMyInfo;

/** Up to the code that the browser of who went through the popup has. */
async function popup(person: Person, who: string, outcome?: string): Promise<string> {
  const { TID, action, fields } = (await start(person)).body.data;
  await fetch(action, { method: 'POST', body: new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value])) });
  await decide(TID, who, outcome);
  const back = await comeBack(`TID=${TID}`);
  return String(back.headers.location).split('#code=')[1] ?? '';
}

test('a person is verified from the form to the stored identity', async () => {
  const person = await aGuardian(server(), { phone: '010-7777-0001' });
  const { status, body } = await start(person);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    RETURNCODE: '0000',
    RETURNMSG: '성공',
    TID: expect.stringMatching(/^\d+$/),
    action: `${sandbox().url}/danal/Danal/WebAuth/Web/Start.php`,
  });
  expect(Object.fromEntries(body.data.fields.map(({ name, value }) => [name, value]))).toEqual({
    TID: body.data.TID,
    BackURL: 'https://petcare.test/auth/danal?result=cancelled',
    IsCharSet: 'UTF-8',
    IsDstAddr: '01077770001',
  });

  const code = await popup(person, '나처음');
  const confirmed = await confirm(person, code);
  expect(confirmed).toMatchObject({
    status: 200,
    body: { data: { name: '나연습', phone: '+821077770001', verifiedAt: '2026-11-23T03:00:00.000Z' } },
  });
  const { birthday, gender } = confirmed.body.data;
  expect(await me(person)).toEqual({
    name: '나연습',
    phone: '+821077770001',
    birthday,
    gender,
    identityVerifiedAt: '2026-11-23T03:00:00.000Z',
  });
  const [kept] = await server()
    .db`select length(ci_hash) as ci, length(di_hash) as di, users::text as row from users where id = ${person.id}`;
  expect(kept).toMatchObject({ ci: 32, di: 32 });
});

test('by GraphQL too', async () => {
  const person = await aGuardian(server());
  const fields = 'getPaymentTransactionId { RETURNMSG RETURNCODE TID action fields { name value } }';
  const started = await gql<{ getPaymentTransactionId: StartedVerification }>(server(), person.token, `{ ${fields} }`);
  const { TID, RETURNCODE } = started.data.getPaymentTransactionId;
  expect(RETURNCODE).toBe('0000');
  await decide(TID, '그래프');
  const code = String((await comeBack(`TID=${TID}`)).headers.location).split('#code=')[1];
  const answer = await gql(
    server(),
    person.token,
    'mutation($code: String!) { confirmIdentity(code: $code) { name birthday verifiedAt } }',
    { code },
  );
  expect(answer).toMatchObject({ errors: [], data: { confirmIdentity: { name: '나연습' } } });
});

test('a code and a transaction work once', async () => {
  const person = await aGuardian(server());
  const { TID } = (await start(person)).body.data;
  await decide(TID, '두번');
  const first = await comeBack(`TID=${TID}`);
  expect(first).toMatchObject({ statusCode: 303, headers: { location: expect.stringMatching(/^\/auth\/danal#code=[\w-]{43}$/) } });
  expect(await comeBack(`TID=${TID}`)).toMatchObject({ statusCode: 303, headers: { location: '/auth/danal?result=expired' } });
  const code = String(first.headers.location).split('#code=')[1];
  const answers = await Promise.all([1, 2, 3].map(() => confirm(person, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await confirm(person, code)).toMatchObject({ status: 400, body: { error: { code: 'IDENTITY_EXPIRED' } } });
});

test('a verification that another account started is refused', async () => {
  const [attacker, victim] = [await aGuardian(server()), await aGuardian(server())];
  const code = await popup(attacker, '피해자');
  expect(await confirm(victim, code)).toMatchObject({ status: 400, body: { error: { code: 'IDENTITY_EXPIRED' } } });
  // What the attacker knows is the transaction, not the code that went to the victim's browser.
  const { TID } = (await start(attacker)).body.data;
  await decide(TID, '피해자');
  expect((await confirm(attacker, TID)).status).toBe(400);
  expect(await me(attacker)).toMatchObject({ identityVerifiedAt: null });
  expect((await confirm({}, code)).status).toBe(401);
  expect((await start({})).status).toBe(401);
});

test('a verification expires after ten minutes, before the post and before the code', async () => {
  const app = server();
  const [person, slow] = [await aGuardian(app), await aGuardian(app)];
  const code = await popup(person, '늦음');
  const { TID } = (await start(slow)).body.data;
  await decide(TID, '더늦음');
  expect(code).not.toBe('');
  app.clock.advance({ minutes: 10 });
  expect((await comeBack(`TID=${TID}`)).headers.location).toBe('/auth/danal?result=expired');
  expect(await confirm(person, code)).toMatchObject({ status: 400, body: { error: { code: 'IDENTITY_EXPIRED' } } });
  app.clock.set('2026-11-23T03:00:00.000Z');
});

test('nothing is stored when Danal refuses, and the next try is new', async () => {
  const person = await aGuardian(server());
  const code = await popup(person, 'haneul', 'refused');
  expect(await confirm(person, code)).toMatchObject({ status: 400, body: { error: { code: 'IDENTITY_REFUSED' } } });
  expect(await confirm(person, code)).toMatchObject({ status: 400, body: { error: { code: 'IDENTITY_EXPIRED' } } });
  expect(await me(person)).toMatchObject({ identityVerifiedAt: null, birthday: null });
});

test('the same code works again when Danal did not answer', async () => {
  const person = await aGuardian(server());
  const { TID } = (await start(person)).body.data;
  await decide(TID, '다시', 'broken');
  const code = String((await comeBack(`TID=${TID}`)).headers.location).split('#code=')[1];
  expect(await confirm(person, code)).toMatchObject({ status: 400, body: { error: { code: 'IDENTITY_UNAVAILABLE' } } });
  expect(await me(person)).toMatchObject({ identityVerifiedAt: null });
  await decide(TID, '다시');
  expect((await confirm(person, code)).status).toBe(200);
});

test('a second account of one type for a person, and a second person for an account, are refused', async () => {
  const app = server();
  const [first, second, hospital] = [await aGuardian(app), await aGuardian(app), await aHospital(app)];
  expect((await confirm(first, await popup(first, 'bada'))).status).toBe(200);
  expect(await confirm(second, await popup(second, 'bada'))).toMatchObject({ status: 409, body: { error: { code: 'IDENTITY_TAKEN' } } });
  expect((await confirm(hospital, await popup(hospital, 'bada'))).status).toBe(200);
  expect(await confirm(first, await popup(first, 'noemail'))).toMatchObject({ status: 409, body: { error: { code: 'IDENTITY_DIFFERS' } } });
  expect((await confirm(first, await popup(first, 'bada'))).status).toBe(200);
  expect(await me(second)).toMatchObject({ identityVerifiedAt: null });
});

test('changes of verified fields are refused', async () => {
  const person = await aGuardian(server(), { phone: '010-7777-0002' });
  await confirm(person, await popup(person, '고정'));
  const change = (input: object) =>
    gql(server(), person.token, 'mutation($input: UpdateMyInfoInput!) { updateMyInfo(input: $input) { name } }', { input });
  expect((await change({ name: '나연습', phone: '010-7777-0002', age: 30 })).errors).toEqual([]);
  const { errors } = await change({ name: '다른이름', phone: '010-7777-0003' });
  expect(errors[0]?.extensions.errors?.map(({ property }) => property)).toEqual(['name', 'phone']);
});

test.each(['', 'TID=', 'TID=1&TID=2', `TID=${'9'.repeat(5000)}`, 'TID=%00', "TID=' or 1=1 --", 'TID=<script>', 'x', 'TID=%zz'])(
  'a post of %p leads back to the page, and nowhere else',
  async (body) => {
    expect(await comeBack(body)).toMatchObject({ statusCode: 303, headers: { location: '/auth/danal?result=expired' } });
  },
);

test('Danal’s return address takes a small form only, and leads on with anything else', async () => {
  for (const answer of [await comeBack(JSON.stringify({ TID: '1' }), 'text/plain'), await comeBack(`TID=${'9'.repeat(40_000)}`)])
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/auth/danal?result=expired']);
});

test.each([[undefined], [null], [1], [{}], [['a']], ['x'.repeat(201)], ['<b>'], ["' or 1=1"], ['\u0000']])(
  'a code of %p is no code',
  async (code) => {
    const person = await aGuardian(server());
    const answer = await confirm(person, code);
    expect(answer.status).toBe(400);
    expect(['VALIDATION_FAILED', 'IDENTITY_EXPIRED']).toContain(answer.body.error.code);
  },
);

describe('with limits', () => {
  const limited = withApp(() => ({ providers: sandbox().keys, rateLimits: true }));
  test('verifications are limited to ten an hour per account', async () => {
    const { token } = await aGuardian(limited());
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push((await rest(limited(), token, 'POST', '/user/identity')).status);
    expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('without a key', () => {
  const off = withApp();
  test('the verification answers that it is off', async () => {
    const { token } = await aGuardian(off());
    expect(await rest(off(), token, 'POST', '/user/identity')).toMatchObject({ status: 409, body: { error: { code: 'IDENTITY_OFF' } } });
    expect(await rest(off(), token, 'POST', '/user/identity/confirm', { code: 'x' })).toMatchObject({
      status: 409,
      body: { error: { code: 'IDENTITY_OFF' } },
    });
  });
});
