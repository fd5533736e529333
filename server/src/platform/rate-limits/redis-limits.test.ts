import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { buildApp, type App } from '../../app.ts';
import { rest } from '../../testing/calls.ts';
import { aGuardian, PASSWORD } from '../../testing/people.ts';
import { redisPath, startRedis, startSilentServer, type RedisServer } from '../../testing/redis-server.ts';
import { withApp, type TestApp } from '../../testing/with-app.ts';

const server = withApp();
/** Far more than a busy machine takes for a password, and less than a call that waits for Redis. */
const SOON_MS = 15_000;

/** A server that has just started, with its limits in that Redis. */
async function aServerWith(redisUrl: string): Promise<TestApp & App> {
  const { db, clock, config } = server();
  const app = buildApp({ db, clock, config: { ...config, rateLimits: true, redisUrl } });
  await app.http.ready();
  return { ...server(), ...app };
}

/** The answers to a right and a wrong login, each in time. */
async function logins(app: TestApp, email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const password of [PASSWORD, 'wrong-password-1']) {
    const begun = performance.now();
    statuses.push((await rest(app, undefined, 'POST', '/user/login', { email, password })).status);
    expect(performance.now() - begun).toBeLessThan(SOON_MS);
  }
  return statuses;
}
const GOOD = [200, 400];

test('logins are answered while Redis takes connections and never says a word', async () => {
  const silent = await startSilentServer();
  const app = await aServerWith(silent.url);
  const { email } = await aGuardian(server());
  expect(await logins(app, email)).toEqual(GOOD);
  await app.http.close();
  await silent.close();
});

test('logins are answered while there is no Redis', async () => {
  const app = await aServerWith('redis://127.0.0.1:1');
  const { email } = await aGuardian(server());
  expect(await logins(app, email)).toEqual(GOOD);
  await app.http.close();
});

(redisPath ? describe : describe.skip)('with a Redis (Debian’s redis-server, left out where it is not installed)', () => {
  let redis: RedisServer;
  let app: TestApp & App;
  let email: string;
  const storedKeys = async () => {
    const client = new Redis(redis.url);
    const keys = await client.keys('*');
    client.disconnect();
    return keys;
  };

  beforeAll(async () => {
    redis = await startRedis();
    ({ email } = await aGuardian(server()));
    app = await aServerWith(redis.url);
  });
  afterAll(async () => {
    await app.http.close();
    await redis.stop();
  });

  test('the first login after a start works, and is counted there, under a prefix and without anybody’s address', async () => {
    expect(await logins(app, email)).toEqual(GOOD);
    const keys = await storedKeys();
    expect(keys).toContainEqual(expect.stringMatching(/^petcare:limits:login:[\w-]{22}$/));
    expect(keys.filter((key) => !/^petcare:limits:[a-z-]+[:@][\w-]{22}$/.test(key))).toEqual([]);
  });

  test('logins are answered alike while it hangs and while it is gone, and counted there again as soon as it is back', async () => {
    expect(app.limits.counts()).toMatchObject({ isAway: false, fallbacks: 0 });
    redis.hang();
    expect(await logins(app, email)).toEqual(GOOD);
    const { isAway, fallbacks, asked, seconds } = app.limits.counts();
    expect([isAway, fallbacks > 0, asked > fallbacks, seconds > 0.1]).toEqual([true, true, true, true]);
    redis.goOn();
    await redis.stop();
    expect(await logins(app, email)).toEqual(GOOD);
    await redis.startAgain();
    for (let tries = 0; tries < 50 && (await storedKeys()).length === 0; tries += 1) {
      expect(await logins(app, email)).toEqual(GOOD);
      await sleep(200);
    }
    expect(await storedKeys()).not.toEqual([]);
  });
});
