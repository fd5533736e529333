import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '@petcare/node';
import postgres from 'postgres';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'petcare-migrations-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const write = (name: string) => writeFile(join(directory, `${name}.sql`), `create table late.${name.split('.').at(-1)} (id int);`);
const migrate = () => migrateDatabase(database.url, { directory, schema: 'late', lock: 1 });

test('refuses a file that is numbered below the newest applied one, and applies nothing', async () => {
  await write('001.do.first');
  await write('003.do.third');
  expect(await migrate()).toEqual(['1.first', '3.third']);
  expect(await migrate()).toEqual([]);
  await write('002.do.second');
  await write('004.do.fourth');
  await expect(migrate()).rejects.toThrow(/below 3.*002\.do\.second\.sql/);
  const db = postgres(database.url, { max: 1 });
  const tables = await db<
    { name: string }[]
  >`select table_name as name from information_schema.tables where table_schema = 'late' order by 1`;
  await db.end();
  expect(tables.map(({ name }) => name)).toEqual(['first', 'schema_version', 'third']);
});
