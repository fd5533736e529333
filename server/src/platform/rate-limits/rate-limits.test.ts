import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { buildApp } from '../../app.ts';
import { rest } from '../../testing/calls.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp, type TestApp } from '../../testing/with-app.ts';
import { createDatabase } from '../database/database.ts';
import { createRateLimiter } from './rate-limits.ts';

const server = withApp({ rateLimits: true });
const log = fastify().log;
const secret = 'a secret that is only good for tests';
const aLimiter = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>) => createRateLimiter({ db, clock, log, secret, redisUrl: null });

describe.each([
  ['counted by all processes', { max: 2, windowSeconds: 60 }],
  ['counted by each process', { max: 2, windowSeconds: 60, store: 'process' as const }],
])('a limit %s', (name, limit) => {
  test('refuses beyond the limit and says when to come back; each key by itself', async () => {
    const { clock } = server();
    const limiter = aLimiter(server());
    const [a, b] = [`${name} a`, `${name} b`];
    expect((await limiter.hit(a, limit)).ok).toBe(true);
    clock.advance({ seconds: 20 });
    expect((await limiter.hit(a, limit)).ok).toBe(true);
    expect(await limiter.hit(a, limit)).toMatchObject({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 40 },
    });
    expect((await limiter.hit(b, limit)).ok).toBe(true);
    clock.advance({ seconds: 40 });
    expect((await limiter.hit(a, limit)).ok).toBe(true);
  });

  test('a hit that is given back does not count', async () => {
    const limiter = aLimiter(server());
    const key = `${name} given back`;
    for (let time = 0; time < 4; time += 1) {
      expect((await limiter.hit(key, limit)).ok).toBe(true);
      await limiter.giveBack(key, limit);
    }
  });
});

test('two processes count one key together, also side by side', async () => {
  const [a, b] = [aLimiter(server()), aLimiter(server())];
  const limit = { max: 10, windowSeconds: 60 };
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? a : b).hit('together', limit)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
});

test('failed logins on one server count on the other', async () => {
  const app = server();
  const { email } = await aGuardian(app);
  const other = buildApp({ db: app.db, clock: app.clock, config: app.config });
  await other.http.ready();
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const login = (on: Pick<TestApp, 'http'>, body: object) => rest(on as TestApp, undefined, 'POST', '/user/login', body, headers);
  for (let time = 0; time < 100; time += 1) {
    const answer = await login(time % 2 ? app : other, { email: `nobody${time}@example.test`, password: 'wrong-password-1' });
    expect(answer.status).toBe(400);
  }
  for (const one of [app, other]) expect((await login(one, { email, password: 'petcare-1234' })).status).toBe(429);
  await other.http.close();
});

test.each([
  ['PostgreSQL', null],
  ['Redis', 'redis://localhost:1'],
])('still refuses beyond the limit while %s can’t be asked, and says so in the log', async (_name, redisUrl) => {
  const stream = new PassThrough();
  const said = once(stream, 'data');
  const db = createDatabase('postgres://nobody@localhost:1/none');
  const { log: loud } = fastify({ logger: { level: 'error', stream } });
  const limiter = createRateLimiter({ db, clock: createFakeClock(), redisUrl, secret, log: loud });
  const limit = { max: 2, windowSeconds: 60 };
  const answers = [];
  for (let time = 0; time < 3; time += 1) answers.push((await limiter.hit('down', limit)).ok);
  expect(answers).toEqual([true, true, false]);
  expect(String(await said)).toContain('rate limits are counted by this process alone');
  await limiter.close();
  await db.end();
});

test('windows that have ended are removed, the others stay', async () => {
  const app = server();
  const limiter = aLimiter(app);
  await app.db`delete from rate_limits`;
  await limiter.hit('short:a', { max: 1, windowSeconds: 60 });
  await limiter.hit('long:a', { max: 1, windowSeconds: 3600 });
  app.clock.advance({ seconds: 61 });
  await app.runJob('forget-ended-limits');
  const kept = await app.db<{ key: string }[]>`select key from rate_limits`;
  expect(kept.map(({ key }) => key)).toEqual([expect.stringMatching(/^long:/)]);
});

test('a key is stored by its kind alone: an e-mail or a network in it can’t be read', async () => {
  const app = server();
  await app.db`delete from rate_limits`;
  const limit = { max: 1, windowSeconds: 60 };
  const keys = ['login-to:kim@example.test', 'review@203.0.113.9', 'login:203.0.113.9:kim@example.test'];
  for (const key of keys) await aLimiter(app).hit(key, limit);
  const stored = await app.db<{ key: string }[]>`select key from rate_limits order by key`;
  expect(stored.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^login-to:[\w-]{22}$/),
    expect.stringMatching(/^login:[\w-]{22}$/),
    expect.stringMatching(/^review@[\w-]{22}$/),
  ]);
});
