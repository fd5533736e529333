import { aForm, send } from '../../../testing/an-applicant.ts';
import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, newcomer } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
const limited = withApp(() => ({ providers: sandbox().keys, rateLimits: true }));
const off = withApp();

const ask = (email: unknown, app = server()) => rest(app, undefined, 'POST', '/user/email-code', { email });
const join = (body: object) => rest(server(), undefined, 'POST', '/user/register', body);
const lettersTo = async (email: string): Promise<{ text: string }[]> =>
  (await fetch(`${sandbox().url}/mail/letters?to=${encodeURIComponent(email)}`)).json() as Promise<{ text: string }[]>;

async function codeFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  return /인증번호: (\d{6})\n/.exec((await lettersTo(email)).at(-1)!.text)![1]!;
}

const atCode = { status: 400, body: { error: { code: 'VALIDATION_FAILED' }, errors: [{ property: 'emailCode' }] } };
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a person joins with the code that came by mail, and with no other', async () => {
  const person = newcomer();
  expect(await join(person)).toMatchObject({ ...atCode, body: { ...atCode.body, message: '메일로 받은 인증번호를 적어 주세요.' } });
  expect(await join({ ...person, emailCode: '123456' })).toMatchObject(atCode);
  const emailCode = await codeFor(` ${person.email.toUpperCase()}`.trim().toLowerCase());
  expect(await join({ ...person, emailCode: another(emailCode) })).toMatchObject(atCode);
  expect(await join({ ...newcomer(), emailCode })).toMatchObject(atCode);
  expect(await join({ ...person, email: person.email.toUpperCase(), emailCode: ` ${emailCode}` })).toMatchObject({ status: 201 });
});

const check = (body: object, app = server()) => rest(app, undefined, 'POST', '/user/email-code/check', body);

test('a code is checked before joining as it is at joining, and stays good', async () => {
  const person = newcomer();
  const { email } = person;
  expect(await check({ email, emailCode: '' })).toMatchObject({ ...atCode, body: { message: '메일로 받은 인증번호를 적어 주세요.' } });
  const emailCode = await codeFor(email);
  expect(await check({ email, emailCode: another(emailCode) })).toMatchObject(atCode);
  for (let time = 0; time < 6; time += 1) expect((await check({ email, emailCode })).status).toBe(200);
  const asked = 'mutation($email: String!, $emailCode: String!) { checkEmailCode(email: $email, emailCode: $emailCode) }';
  expect((await gql(server(), undefined, asked, { email, emailCode })).data).toEqual({ checkEmailCode: true });
  expect((await join({ ...person, emailCode })).status).toBe(201);
});

test('wrong checks end a code as wrong tries of joining do', async () => {
  const person = newcomer();
  const emailCode = await codeFor(person.email);
  for (let time = 0; time < 5; time += 1) await check({ email: person.email, emailCode: another(emailCode) });
  expect(await check({ email: person.email, emailCode })).toMatchObject(atCode);
  expect(await join({ ...person, emailCode })).toMatchObject(atCode);
});

test('a network checks at most 600 codes an hour', async () => {
  const statuses = new Set<number>();
  for (let time = 0; time < 600; time += 1) statuses.add((await check({ email: 'a@example.test', emailCode: '1' }, limited())).status);
  expect([...statuses]).toEqual([400]);
  expect((await check({ email: 'a@example.test', emailCode: '1' }, limited())).status).toBe(429);
});

test('a refusal for another reason does not use the code up', async () => {
  const [person, { nickname }] = [newcomer(), await aGuardian(server())];
  const emailCode = await codeFor(person.email);
  for (let time = 0; time < 6; time += 1) {
    expect(await join({ ...person, nickname, emailCode })).toMatchObject({ status: 409, body: { error: { code: 'DUPLICATE_NICKNAME' } } });
  }
  expect((await join({ ...person, emailCode })).status).toBe(201);
});

test('five wrong tries end a code, side by side too, and a new one takes its place', async () => {
  const person = newcomer();
  const first = await codeFor(person.email);
  await Promise.all(Array.from({ length: 5 }, () => join({ ...person, emailCode: another(first) })));
  expect(await join({ ...person, emailCode: first })).toMatchObject(atCode);
  const second = await codeFor(person.email);
  if (second !== first) expect(await join({ ...person, emailCode: first })).toMatchObject(atCode);
  expect((await join({ ...person, emailCode: second })).status).toBe(201);
});

test('a code is good for ten minutes, and gone after', async () => {
  const app = server();
  const person = newcomer();
  const emailCode = await codeFor(person.email);
  const rows = await app.db`select c::text as row from email_codes c where email = ${person.email}`;
  expect(JSON.stringify(rows)).not.toContain(emailCode);
  app.clock.advance({ minutes: 10 });
  expect(await join({ ...person, emailCode })).toMatchObject(atCode);
  await app.runJob('forget-email-codes');
  expect(await app.db`select 1 from email_codes`).toHaveLength(0);
});

test('a business needs one too, and GraphQL asks for what REST asks', async () => {
  const app = server();
  const form = aForm('hospital');
  expect(await send(app, 'hospital', form)).toMatchObject(atCode);
  expect((await send(app, 'hospital', { ...form, emailCode: await codeFor(String(form['email'])) })).status).toBe(201);
  const query = 'mutation($input: RegisterAccountUserInput!) { registerAccountUser(input: $input) }';
  const input = newcomer();
  expect((await gql(app, undefined, query, { input })).errors[0]?.extensions).toMatchObject({ errors: [{ property: 'emailCode' }] });
  const sent = await gql(app, undefined, 'mutation($email: String!) { sendEmailCode(email: $email) }', { email: input.email });
  expect(sent.data).toEqual({ sendEmailCode: true });
  const emailCode = await codeFor(input.email);
  expect((await gql(app, undefined, query, { input: { ...input, emailCode } })).errors).toEqual([]);
});

test('a member’s mailbox is told that it is one, in the same answer', async () => {
  const { email } = await aGuardian(server());
  const [known, unknown] = [await ask(email), await ask(newcomer().email)];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const [letter] = await lettersTo(email);
  expect(letter!.text).toContain('이미 가입하셨어요');
  expect(letter!.text).not.toContain('인증번호');
});

test.each([[undefined], [''], ['x'], ['a@b.co,c@d.co'], ['a@b.co\r\nBcc: c@d.co']])('no mail is sent to %p', async (email) => {
  expect(await ask(email)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
});

test('a mailbox is sent three mails in ten minutes, and none that could not be sent counts', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await ask('three@example.test', limited())).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  for (let time = 0; time < 4; time += 1) expect((await ask('nobody@example.test', limited())).body.error.code).toBe('MAILBOX_REFUSED');
});

test('where no mail is sent, nobody is asked for a code', async () => {
  expect(await ask('a@example.test', off())).toMatchObject({ status: 409, body: { error: { code: 'MAIL_OFF' } } });
  expect((await check({ email: 'a@example.test', emailCode: '' }, off())).status).toBe(200);
  expect((await rest(off(), undefined, 'POST', '/user/register', newcomer())).status).toBe(201);
});
