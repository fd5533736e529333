import { buildApp } from './app.ts';
import { createDatabase } from './platform/database/database.ts';
import { gql, rest } from './testing/calls.ts';
import { aGuardian, aHospital, logIn, PASSWORD, type Person } from './testing/people.ts';
import { withApp, type TestApp } from './testing/with-app.ts';

const server = withApp();
/** Another process on the same database. */
let other: TestApp;

beforeAll(async () => {
  const db = createDatabase(server().databaseUrl, { max: 2 });
  other = { ...server(), db, ...buildApp({ db, clock: server().clock, config: server().config }) };
  await other.http.ready();
});

afterAll(async () => {
  await other.http.close();
  await other.db.end();
});

const WRITE = 'mutation { createPost(boardId: "mypet", title: "산책", content: "<p>오늘도 걸었어요.</p>") { id } }';
const write = (app: TestApp, token: string) => gql(app, token, WRITE);
const codes = ({ errors }: Awaited<ReturnType<typeof write>>) => errors.map(({ message }) => message);

/** The acts that end every login but, where they say so, the one by which they are done. */
const endings: [string, (person: Person) => Promise<unknown>][] = [
  ['a logout', ({ token }) => rest(server(), token, 'DELETE', '/user/logout')],
  [
    'a reuse of its refresh token',
    async ({ refreshToken }) => {
      const refresh = () => rest(server(), undefined, 'POST', '/user/access-token', { refreshToken });
      await refresh();
      server().clock.advance({ seconds: 11 });
      await refresh();
    },
  ],
  [
    'a change of the password elsewhere',
    async (person) => {
      const token = await logIn(server(), person);
      const change = { password: PASSWORD, newPassword: 'changed-5678' };
      expect((await rest(server(), token, 'PATCH', '/user/password', change)).status).toBe(200);
      expect(codes(await write(server(), token))).toEqual([]);
    },
  ],
  ['a withdrawal', ({ token }) => rest(server(), token, 'POST', '/user/withdraw', { password: PASSWORD })],
  [
    'the first login with a temporary password',
    async ({ id, email }) => {
      const password = await server().services.accounts.temporaryPasswords.issueTemporaryPassword(id);
      expect((await rest(server(), undefined, 'POST', '/user/login', { email, password })).status).toBe(200);
    },
  ],
];

test.each(endings)('after %s its access token writes nothing any more', async (_name, end) => {
  const person = await aGuardian(server());
  expect(codes(await write(server(), person.token))).toEqual([]);
  await end(person);
  expect(codes(await write(server(), person.token))).toEqual(['EXPIRED_TOKEN']);
  expect(await rest(server(), person.token, 'GET', '/user/me')).toMatchObject({ status: 401, body: { error: { code: 'EXPIRED_TOKEN' } } });
  expect((await rest(server(), person.token, 'GET', '/board/mypet?page=1&count=10')).status).not.toBe(401);
});

test.each(endings)('after %s in one process every other one is told', async (_name, end) => {
  const person = await aGuardian(server());
  const isRefused = async () => codes(await write(other, person.token)).includes('EXPIRED_TOKEN');
  expect(await isRefused()).toBe(false);
  // Remembered now, for as long as the clock stands.
  expect(await isRefused()).toBe(false);
  await end(person);
  while (!(await isRefused()));
});

test('an approval that is taken back in one process is known in every other one', async () => {
  const { id, token } = await aHospital(server());
  const canAsk = async () => (await gql(other, token, '{ getMyHospitalReservationCount }')).errors[0]?.message !== 'NO_ACCESS_PERMISSION';
  expect([await canAsk(), await canAsk()]).toEqual([true, true]);
  await server().services.accounts.setAwaitsApproval(server().db, id, true);
  while (await canAsk());
});

test('a login of one account is none of another', async () => {
  const app = server();
  const [one, two] = [await aGuardian(app), await aGuardian(app)];
  await rest(app, one.token, 'DELETE', '/user/logout');
  expect(codes(await write(app, two.token))).toEqual([]);
});
