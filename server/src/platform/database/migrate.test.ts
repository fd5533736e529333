import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationProblem, migrateDatabase, missingMigrations, requireMigrations } from '@petcare/node';
import postgres from 'postgres';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let db: postgres.Sql;
let directory: string;
let schema: string;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  db = postgres(database.url, { max: 3, onnotice: () => undefined });
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'petcare-migrations-'));
  schema = `late${(made += 1)}`;
});
afterEach(() => rm(directory, { recursive: true }));
afterAll(async () => {
  await db.end();
  await database.drop();
});

const write = (name: string, text = `create table ${schema}.${name.split(/[.-]/).at(-1)} (id int);`) =>
  writeFile(join(directory, `${name}.sql`), text);
const said: string[] = [];
const migrate = (patience = { lockMs: 100, tries: 100, pauseMs: 50 }) =>
  migrateDatabase(database.url, { directory, schema, lock: 1, patience, say: (line) => said.push(line) });
const tables = async () =>
  (
    await db<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = ${schema} and table_name <> 'schema_version' order by 1`
  ).map(({ name }) => name);

test('a file that is named before the newest applied one is refused, and nothing is applied', async () => {
  await write('001.do.first');
  await write('003.do.third');
  expect(await migrate()).toEqual(['1.first', '3.third']);
  expect(await migrate()).toEqual([]);
  await write('002.do.second');
  await write('004.do.fourth');
  await expect(migrate()).rejects.toThrow(/Older than 3,.*002\.do\.second\.sql/);
  expect(await tables()).toEqual(['first', 'third']);
});

test('files that are named by their time come in its order, after the numbered ones of before', async () => {
  await write('331.do.before');
  await migrate();
  await write('202612011205-second');
  await write('202611302359-first');
  expect(await migrate()).toEqual(['202611302359.first', '202612011205.second']);
  expect(await migrate()).toEqual([]);
  expect(await tables()).toEqual(['before', 'first', 'second']);
  await write('202612010000-late');
  await expect(migrate()).rejects.toThrow(/^Older than 202612011205,.*202612010000-late\.sql\. Name it by the time of now\.$/);
});

test.each(['7-short', '202611302359-Upper', '331.undo.before'])(
  'a file %s is refused for its name, and nothing is applied',
  async (name) => {
    await write('001.do.first');
    await write(name, 'select 1;');
    await expect(migrate()).rejects.toThrow(`${name}.sql is no name of a migration: YYYYMMDDHHMM-name.sql.`);
    expect(await tables()).toEqual([]);
  },
);

test('what was applied is kept when a later file fails, and nothing of the file that failed', async () => {
  await write('001.do.first');
  await write('002.do.second', `create table ${schema}.second (id int); select 1 / 0;`);
  await expect(migrate()).rejects.toThrow('division by zero');
  expect(await tables()).toEqual(['first']);
  expect(await missingMigrations(database.url, { directory, schema })).toEqual(['2.second']);
});

test('others at a table pass while somebody reads it for long, and the migration goes on as soon as that is over', async () => {
  await write('001.do.first');
  await migrate();
  await write('002.do.second', `alter table ${schema}.first add column name text;`);
  let isRead = true;
  const dump = db.begin(async (tx) => {
    await tx`select * from ${tx(schema)}.first`;
    while (isRead) await sleep(20);
  });
  said.length = 0;
  const migrating = migrate();
  while (said.length < 3) {
    // A reader stands in the queue behind the file at most as long as that waits.
    await db.begin(async (tx) => {
      await tx`set local lock_timeout = '5s'`;
      await tx`select * from ${tx(schema)}.first`;
    });
    await sleep(10);
  }
  isRead = false;
  await dump;
  expect(await migrating).toEqual(['2.second']);
  expect(said[0]).toMatch(/^002\.do\.second\.sql waits for others at its tables/);
});

test('a lock that is not to be had is given up in a sentence, and the rest is done at the next try', async () => {
  await write('001.do.first');
  await migrate();
  await write('002.do.second', `alter table ${schema}.first add column name text;`);
  await db.begin(async (tx) => {
    await tx`select * from ${tx(schema)}.first`;
    const giving = migrate({ lockMs: 50, tries: 2, pauseMs: 10 });
    await expect(giving).rejects.toThrow(MigrationProblem);
    await expect(giving).rejects.toThrow(/^002\.do\.second\.sql got no lock in 2 tries/);
  });
  expect(await migrate()).toEqual(['2.second']);
});

test('a file without a transaction is applied statement by statement, by one of the processes that start at once', async () => {
  await write('001.do.first');
  await write(
    '002.do.index',
    `-- without a transaction
-- Looked up by its id; said with a semicolon inside of a line: not an end.
drop index concurrently if exists ${schema}.first_id;
create index concurrently first_id on ${schema}.first (id);
`,
  );
  const runs = await Promise.all([migrate(), migrate(), migrate()]);
  expect(runs.flat()).toEqual(['1.first', '2.index']);
  expect(await db`select 1 from pg_indexes where schemaname = ${schema} and indexname = 'first_id'`).toHaveLength(1);
});

test('what a database lacks is said, and nothing is changed', async () => {
  for (const name of ['001.do.a', '002.do.b', '003.do.c', '004.do.d']) await write(name);
  await expect(requireMigrations(database.url, { directory, schema })).rejects.toThrow(
    'The database lacks 4 of this version’s migrations (1.a, 2.b, 3.c, …). Nothing was done; npm run migrate brings it up to date.',
  );
  expect(await db`select 1 from information_schema.schemata where schema_name = ${schema}`).toHaveLength(0);
  await migrate();
  await requireMigrations(database.url, { directory, schema });
});

test('a file that came after newer ones were applied is said to be lacking', async () => {
  await write('002.do.second');
  await migrate();
  await write('001.do.late');
  expect(await missingMigrations(database.url, { directory, schema })).toEqual(['1.late']);
});

test('a rewritten file is taken for the one that was applied when it names the former text, and refused otherwise', async () => {
  const text = `create table ${schema}.first (id int);`;
  await write('001.do.first', text);
  await migrate();
  await write('001.do.first', `create table ${schema}.first (id integer);`);
  await expect(migrate()).rejects.toThrow(/md5/i);
  await write('001.do.first', `-- formerly ${createHash('md5').update(text).digest('hex')}\ncreate table ${schema}.first (id integer);`);
  await write('002.do.second');
  expect(await migrate()).toEqual(['2.second']);
  expect(await migrate()).toEqual([]);
});
