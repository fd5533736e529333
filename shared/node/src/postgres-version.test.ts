import type postgres from 'postgres';
import { requirePostgres } from './postgres-version.ts';

const saying = (number: number, version: string) => (async () => [{ number, version }]) as unknown as postgres.Sql;

test('a PostgreSQL that is too old is refused in a sentence', async () => {
  await expect(requirePostgres(saying(140_012, '14.12 (Debian 14.12-1)'))).rejects.toThrow(
    'PostgreSQL 15 or newer is needed; the one at DATABASE_URL is 14.12 (Debian 14.12-1).',
  );
});

test.each([
  [150_008, '15.8'],
  [180_001, '18.1'],
])('PostgreSQL %i is new enough', async (number, version) => {
  await expect(requirePostgres(saying(number, version))).resolves.toBeUndefined();
});
