import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, aHospital, PASSWORD, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';

const server = withApp();
const NEW = 'brand-new-1';

type Tokens = { token: string; refreshToken: string };
const login = (email: string, password: string) => rest<Tokens>(server(), undefined, 'POST', '/user/login', { email, password });
const refresh = ({ refreshToken }: Tokens) => rest<Tokens>(server(), undefined, 'POST', '/user/access-token', { refreshToken });
const change = ({ token }: { token?: string }, password: unknown, newPassword: unknown) =>
  rest(server(), token, 'PATCH', '/user/password', { password, newPassword });

test('changing the password ends every other session and keeps this one', async () => {
  const person = await aHospital(server());
  const elsewhere = (await login(person.email, PASSWORD)).body.data;
  const other = await aGuardian(server());
  expect(await change(person, PASSWORD, NEW)).toMatchObject({ status: 200, body: { success: true, data: null } });
  expect((await refresh(elsewhere)).status).toBe(401);
  expect((await refresh(person)).status).toBe(200);
  expect((await refresh(other)).status).toBe(200);
  expect((await login(person.email, PASSWORD)).status).toBe(400);
  expect((await login(person.email, NEW)).status).toBe(200);
});

test('by GraphQL too', async () => {
  const person = await aGuardian(server());
  const MUTATION = 'mutation($password: String!, $newPassword: String!) { changePassword(password: $password, newPassword: $newPassword) }';
  const wrong = await gql(server(), person.token, MUTATION, { password: 'wrong-1234', newPassword: NEW });
  expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'INVALID_PASSWORD', errors: [{ property: 'password' }] });
  expect((await gql(server(), person.token, MUTATION, { password: PASSWORD, newPassword: NEW })).data).toEqual({ changePassword: true });
  expect((await gql(server(), undefined, MUTATION, { password: PASSWORD, newPassword: NEW })).errors[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

test.each<[unknown, unknown, string]>([
  ['wrong-1234', NEW, 'INVALID_PASSWORD'],
  ['', NEW, 'INVALID_PASSWORD'],
  ["' or 1=1 --", NEW, 'INVALID_PASSWORD'],
  [PASSWORD, PASSWORD, 'VALIDATION_FAILED'],
  [PASSWORD, 'short1', 'VALIDATION_FAILED'],
  [PASSWORD, 'no-digits-here', 'VALIDATION_FAILED'],
  [PASSWORD, `a1${'b'.repeat(71)}`, 'VALIDATION_FAILED'],
  [PASSWORD, 'a1'.repeat(101), 'VALIDATION_FAILED'],
  [PASSWORD, null, 'VALIDATION_FAILED'],
  [PASSWORD, 12_345_678, 'VALIDATION_FAILED'],
  [undefined, NEW, 'VALIDATION_FAILED'],
  [{ a: 1 }, NEW, 'VALIDATION_FAILED'],
])('changing the password %p to %p answers %s and changes nothing', async (password, newPassword, code) => {
  const person = await aGuardian(server());
  expect(await change(person, password, newPassword)).toMatchObject({ status: 400, body: { error: { code } } });
  expect((await refresh(person)).status).toBe(200);
  expect((await login(person.email, PASSWORD)).status).toBe(200);
});

test('of two changes at once, one becomes the new password', async () => {
  const person = await aGuardian(server());
  const answers = await Promise.all([change(person, PASSWORD, 'first-new-1'), change(person, PASSWORD, 'second-new-2')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const winner = answers[0].status === 200 ? 'first-new-1' : 'second-new-2';
  expect((await login(person.email, winner)).status).toBe(200);
});

test('a refresh during the change leaves no other session', async () => {
  const app = server();
  const person = await aGuardian(app);
  const elsewhere = (await login(person.email, PASSWORD)).body.data;
  const [changed, refreshed] = await Promise.all([change(person, PASSWORD, NEW), refresh(elsewhere)]);
  expect(changed.status).toBe(200);
  if (refreshed.status === 200) expect((await refresh(refreshed.body.data)).status).toBe(401);
  const families = await app.db`select distinct family_id from refresh_tokens where user_id = ${person.id}`;
  expect(families).toHaveLength(1);
});

test('the day of the consent to news is stored, kept when given twice, and the day of its withdrawal is stored', async () => {
  const app = server();
  const person = await aGuardian(app);
  const consent = async (isAgreed: boolean) => {
    const { data } = await gql<{ updateMarketingConsent: object }>(
      app,
      person.token,
      'mutation($isAgreed: Boolean!) { updateMarketingConsent(isAgreed: $isAgreed) { marketingAgreedAt marketingWithdrawnAt } }',
      { isAgreed },
    );
    return data.updateMarketingConsent;
  };
  const [first, second, third] = ['2026-11-23T03:00:00.000Z', '2026-11-23T03:01:00.000Z', '2026-11-23T03:02:00.000Z'];
  expect(await consent(false)).toEqual({ marketingAgreedAt: null, marketingWithdrawnAt: null });
  expect(await consent(true)).toEqual({ marketingAgreedAt: first, marketingWithdrawnAt: null });
  app.clock.set(second);
  expect(await consent(true)).toEqual({ marketingAgreedAt: first, marketingWithdrawnAt: null });
  expect(await consent(false)).toEqual({ marketingAgreedAt: null, marketingWithdrawnAt: second });
  app.clock.set(third);
  expect(await consent(false)).toEqual({ marketingAgreedAt: null, marketingWithdrawnAt: second });
  expect((await rest(app, person.token, 'PATCH', '/user/marketing', { isAgreed: true })).status).toBe(200);
  expect(await consent(true)).toEqual({ marketingAgreedAt: third, marketingWithdrawnAt: null });
  app.clock.set(first);
});

test.each([[{}], [{ isAgreed: 'yes' }], [{ isAgreed: null }], [{ isAgreed: 1 }]])('an account refuses the consent %p', async (body) => {
  const person = await aGuardian(server());
  expect((await rest(server(), person.token, 'PATCH', '/user/marketing', body)).status).toBe(400);
  expect((await rest(server(), undefined, 'PATCH', '/user/marketing', { isAgreed: true })).status).toBe(401);
});

describe('with limits', () => {
  const limited = withApp({ rateLimits: true });
  test('guesses of the current password are limited within a session', async () => {
    const thief: Person = await aGuardian(limited());
    const answers = [];
    for (let i = 0; i < 11; i += 1)
      answers.push((await rest(limited(), thief.token, 'PATCH', '/user/password', { password: `guess-${i}`, newPassword: NEW })).status);
    expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await rest(limited(), thief.token, 'PATCH', '/user/password', { password: PASSWORD, newPassword: NEW })).status).toBe(429);
  });
});
