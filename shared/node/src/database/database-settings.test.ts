import { readDatabaseSettings, readDirectUrl } from './database-settings.ts';

const usual = { applicationName: 'petcare-server', poolSize: 10 };
const [pooled, direct] = ['postgres://pooler:6432/petcare', 'postgres://database:5432/petcare'];

test('without a pooler everything goes to DATABASE_URL, by prepared statements', () => {
  expect(readDatabaseSettings({ DATABASE_URL: direct }, usual)).toEqual({
    url: direct,
    directUrl: direct,
    prepare: true,
    applicationName: 'petcare-server',
    poolSize: 10,
  });
});

test('a pooler is given no prepared statements unless it is said to keep them', () => {
  const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
  expect(readDatabaseSettings(env, usual)).toMatchObject({ url: pooled, directUrl: direct, prepare: false });
  expect(readDatabaseSettings({ ...env, DATABASE_PREPARE: 'on' }, usual).prepare).toBe(true);
});

test('a pool and a name that are set win', () => {
  const env = { DATABASE_URL: direct, DATABASE_POOL_SIZE: '25', DATABASE_APPLICATION_NAME: 'petcare-eu' };
  expect(readDatabaseSettings(env, usual)).toMatchObject({ poolSize: 25, applicationName: 'petcare-eu' });
});

test.each([
  [{}, 'DATABASE_URL'],
  [{ DATABASE_URL: direct, DATABASE_POOL_SIZE: '2' }, 'DATABASE_POOL_SIZE'],
  [{ DATABASE_URL: direct, DATABASE_POOL_SIZE: 'many' }, 'DATABASE_POOL_SIZE'],
  [{ DATABASE_URL: direct, DATABASE_PREPARE: 'yes' }, 'DATABASE_PREPARE'],
])('settings %j are refused by the name of what is wrong', (env, name) => {
  expect(() => readDatabaseSettings(env, usual)).toThrow(name);
});

test('a command beside the site goes past the pooler', () => {
  expect(readDirectUrl({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toBe(direct);
  expect(readDirectUrl({ DATABASE_URL: direct })).toBe(direct);
  expect(readDirectUrl({})).toBeUndefined();
});
