import { readEnvironment } from './environment.ts';

const secret = '7mB3xQz9LkW2vRt5HnYc8PdJ4sGf6AeU';
const good = { DATABASE_URL: 'postgres://localhost/petcare' };

test('the server starts in development with a database address alone', () => {
  expect(readEnvironment(good)).toMatchObject({ port: 4001, host: '127.0.0.1', config: { production: false, rateLimits: true } });
});

test.each<[Record<string, string>, string]>([
  [{}, 'DATABASE_URL'],
  [{ ...good, PORT: 'x' }, 'PORT'],
  [{ ...good, LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ ...good, PORT: '70000' }, 'PORT'],
  [{ ...good, JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ ...good, NODE_ENV: 'production' }, 'JWT_SECRET'],
  [{ ...good, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(36) }, 'JWT_SECRET'],
  [{ ...good, NODE_ENV: 'production', JWT_SECRET: 'change-me-'.repeat(5) }, 'JWT_SECRET'],
  [{ ...good, NODE_ENV: 'production', JWT_SECRET: secret, SITE_URL: 'petcare' }, 'SITE_URL'],
])('the server refuses the environment %p and names %s', (env, name) => {
  expect(() => readEnvironment(env)).toThrow(name);
});

test('the server keeps rate limits in production whatever the environment says', () => {
  const { config } = readEnvironment({ ...good, NODE_ENV: 'production', JWT_SECRET: secret, RATE_LIMITS: 'off' });
  expect(config).toMatchObject({ production: true, rateLimits: true, jwtSecret: secret });
});

test.each([
  [{ SITE_URL: 'https://petcare.example/' }, 'https://petcare.example'],
  [{ SITE_URL: 'https://petcare.example', PUBLIC_URL: 'https://www.petcare.example' }, 'https://www.petcare.example'],
  [{ SITE_URL: 'https://petcare.example', PUBLIC_URL: '' }, 'https://petcare.example'],
])('with %j people are led back to %s', (env, publicUrl) => {
  expect(readEnvironment({ ...good, NODE_ENV: 'production', JWT_SECRET: secret, ...env }).config.publicUrl).toBe(publicUrl);
});

test.each(['a3f1c94be07d5826a3f0c17be94d5628', 'R0VyVG9zc1Bhc3N3b3JkQmFzZTY0Kz0xMjM0NTY3ODk='])(
  'the server takes a secret as good as %s',
  (given) => {
    expect(readEnvironment({ ...good, NODE_ENV: 'production', JWT_SECRET: given }).config.jwtSecret).toBe(given);
  },
);

test.each([
  [{}, true],
  [{ JOBS: 'off' }, false],
])('with %j the server runs jobs: %s', (env, runs) => {
  expect(readEnvironment({ ...good, ...env }).config.jobs).toMatchObject({ runs });
});
