import { readEnvironment } from './environment.ts';

const secret = 's'.repeat(32);
const good = { DATABASE_URL: 'postgres://localhost/petcare' };

test('starts in development with a database address alone', () => {
  expect(readEnvironment(good)).toMatchObject({ port: 4001, host: '127.0.0.1', config: { production: false, rateLimits: true } });
});

test.each<[Record<string, string>, string]>([
  [{}, 'DATABASE_URL'],
  [{ ...good, PORT: 'x' }, 'PORT'],
  [{ ...good, PORT: '70000' }, 'PORT'],
  [{ ...good, JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ ...good, NODE_ENV: 'production' }, 'JWT_SECRET'],
])('refuses the environment %p and names %s', (env, name) => {
  expect(() => readEnvironment(env)).toThrow(name);
});

test('keeps rate limits in production whatever the environment says', () => {
  const { config } = readEnvironment({ ...good, NODE_ENV: 'production', JWT_SECRET: secret, RATE_LIMITS: 'off' });
  expect(config).toMatchObject({ production: true, rateLimits: true, jwtSecret: secret });
});
