import { createHash } from 'node:crypto';
import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, newcomer } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const key = (value: string) => ({ 'idempotency-key': value });
const register = (body: object, headers: Record<string, string>) =>
  rest<{ id: string }>(server(), undefined, 'POST', '/user/register', body, headers);

test('a repeat gets the first answer and runs nothing', async () => {
  const body = newcomer();
  const first = await register(body, key('a'));
  const second = await register(body, key('a'));
  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } });
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
});

test('concurrent repeats run once', async () => {
  const body = newcomer();
  const answers = await Promise.all(Array.from({ length: 6 }, () => register(body, key('b'))));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(201));
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
});

test('one key for two different requests is refused', async () => {
  await register(newcomer(), key('c'));
  expect(await register(newcomer(), key('c'))).toMatchObject({ status: 409, body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } } });
});

test('an expected refusal is stored as the answer of its key', async () => {
  const body = newcomer('보호자', { nickname: '나' });
  const first = await register(body, key('d'));
  const second = await register(body, key('d'));
  expect(first.status).toBe(400);
  expect(second).toMatchObject({ status: 400, body: first.body, headers: { 'idempotent-replayed': 'true' } });
});

test('a key is valid for 24 hours', async () => {
  const body = newcomer();
  await register(body, key('e'));
  server().clock.advance({ hours: 24, seconds: 1 });
  expect((await register(body, key('e'))).body.error.code).toBe('DUPLICATE_EMAIL');
});

test('the answers of keys older than 24 hours are deleted', async () => {
  const app = server();
  await register(newcomer(), key('old'));
  app.clock.advance({ hours: 24, seconds: 1 });
  await register(newcomer(), key('new'));
  await app.runJob('forget-old-answers');
  const kept = await app.db`select key from idempotency_keys where key in ('old', 'new')`;
  expect([...kept]).toEqual([{ key: 'new' }]);
});

test('the claim of a server that died is taken over', async () => {
  const app = server();
  await app.db`insert into idempotency_keys (scope, key, request_hash, claimed_at) values ('anonymous', 'f', '', ${app.clock.now()})`;
  app.clock.advance({ seconds: 61 });
  expect((await register(newcomer(), key('f'))).status).toBe(201);
});

test('a keyed hash of the request is stored, so that a password in it cannot be guessed', async () => {
  const app = server();
  const body = newcomer();
  await register(body, key('guessed'));
  const [kept] = await app.db<{ requestHash: string }[]>`select request_hash from idempotency_keys where key = 'guessed'`;
  const guess = JSON.stringify(body);
  const guesses = ['', 'POST /api/client/user/register\n', 'idempotency\nPOST /api/client/user/register\n'].map((before) =>
    createHash('sha256')
      .update(before + guess)
      .digest('base64'),
  );
  expect(kept?.requestHash).toMatch(/^[\w+/]{43}=$/);
  expect(guesses).not.toContain(kept?.requestHash);
});

test('keys of different users are kept apart', async () => {
  const app = server();
  const [a, b] = [await aGuardian(app), await aGuardian(app)];
  const query = 'mutation($n: String!) { updateMyInfo(input: { name: $n }) { id } }';
  const first = await gql(app, a.token, query, { n: '이름' }, key('same'));
  const second = await gql(app, b.token, query, { n: '이름' }, key('same'));
  expect(first.data).not.toEqual(second.data);
});

test('a key works for GraphQL: the second time nothing happens', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  const view = () => gql(app, token, 'mutation { recordPageView(path: "/once") }', {}, key('gql'));
  expect([(await view()).data, (await view()).data]).toEqual([{ recordPageView: true }, { recordPageView: true }]);
  const rows = await app.db`select 1 from page_views where path = '/once'`;
  expect(rows).toHaveLength(1);
});

test('never stores answers with tokens', async () => {
  const app = server();
  const { email } = await aGuardian(app);
  const body = { email, password: 'petcare-1234' };
  const answers = [1, 2].map(() => rest<{ token: string }>(app, undefined, 'POST', '/user/login', body, key('login')));
  const [first, second] = await Promise.all(answers);
  expect([first?.status, second?.status]).toEqual([200, 200]);
  const stored = await app.db`select 1 from idempotency_keys where key = 'login'`;
  expect(stored).toHaveLength(0);
});

test.each(['', 'x'.repeat(201), 'with space'])('the key %p is refused', async (value) => {
  expect((await register(newcomer(), key(value))).body.error.code).toBe('BAD_IDEMPOTENCY_KEY');
});

test('nothing is stored for a query, which a key can’t make run once', async () => {
  const app = server();
  for (let time = 0; time < 2; time += 1) {
    const answer = await gql(app, undefined, '{ ping }', {}, key('query'));
    expect([answer.status, answer.data]).toEqual([200, { ping: true }]);
  }
  expect(await app.db`select 1 from idempotency_keys where key = 'query'`).toHaveLength(0);
});

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('variables of many %s in each other are refused, with a key or without', async (_name, open, close) => {
  const deep = `${open.repeat(20_000)}1${close.repeat(20_000)}`;
  const payload = `{"query":"mutation($v: String) { ping }","variables":{"v":${deep}}}`;
  for (const headers of [{}, key('deep')]) {
    const answer = await server().http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
  }
});

test('brackets in a text are no levels', async () => {
  const nickname = `${'['.repeat(50)}"\\`;
  const answer = await gql(server(), undefined, 'query($n: String!) { checkDuplicateNickname(nickname: $n) }', { n: nickname.repeat(3) });
  expect(answer.errors[0]?.extensions.code).not.toBe('BAD_REQUEST');
});

describe('with limits', () => {
  const limited = withApp({ rateLimits: true });

  test('at most 600 keys an hour of one network are kept', async () => {
    const app = limited();
    const ping = (index: number) => gql(app, undefined, 'mutation { ping }', {}, key(`flood-${index}`));
    for (let index = 0; index < 600; index += 1) expect((await ping(index)).status).toBe(200);
    expect(await ping(600)).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    expect(await app.db`select 1 from idempotency_keys where key like 'flood-%'`).toHaveLength(600);
    expect((await gql(app, undefined, 'mutation { ping }')).status).toBe(200);
  });
});
