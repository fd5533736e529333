import { readLogLevel } from './log.ts';

test.each([
  [{}, 'warn'],
  [{ NODE_ENV: 'production' }, 'info'],
  [{ NODE_ENV: 'production', LOG_LEVEL: 'error' }, 'error'],
  [{ LOG_LEVEL: 'silent' }, 'silent'],
])('with %j a log begins at %s', (env, level) => {
  expect(readLogLevel(env)).toBe(level);
});

test.each(['loud', 'INFO', '30'])('the level %j is refused', (level) => {
  expect(() => readLogLevel({ LOG_LEVEL: level })).toThrow('LOG_LEVEL');
});
