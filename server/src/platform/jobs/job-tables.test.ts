import { MigrationProblem } from '@petcare/node';
import fastify from 'fastify';
import versions from 'pg-boss/version.json';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { JOBS_VERSION } from '../database/job-tables.ts';
import { migrate, requireMigrated } from '../database/migrate.ts';
import { paths } from '../paths.ts';
import { createJobEnds } from './job-ends.ts';
import { createJobs } from './jobs.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { max: 1 });
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const { log } = fastify();
const someJobs = () => createJobs({ databaseUrl: database.url, runs: false }, log, createJobEnds({ db, log, onTry: null }));
const migrations = async () => {
  const said: string[] = [];
  await migrate(database.url, paths.migrations, (line) => said.push(line));
  return said;
};

test('the version of the tables that a server asks for is that of its library', () => expect(JOBS_VERSION).toBe(versions.schema));

test('a server whose database lacks the tables of jobs says so and changes nothing, until they are made by migrating', async () => {
  expect(await migrations()).toEqual([]);
  await db`drop schema jobs cascade`;
  await expect(requireMigrated(database.url)).rejects.toThrow(MigrationProblem);
  const jobs = someJobs();
  await expect(jobs.start([])).rejects.toThrow('lacks the tables of jobs in this version');
  await jobs.stop();
  expect([...(await db`select to_regnamespace('jobs') is null as is_gone`)]).toEqual([{ isGone: true }]);
  expect(await migrations()).toEqual(['The tables of jobs are set up.']);
  await requireMigrated(database.url);
});

test('tables of a newer library are taken by a server of before', async () => {
  await db`update jobs.version set version = ${JOBS_VERSION + 1}`;
  await requireMigrated(database.url);
  const jobs = someJobs();
  await jobs.start([]);
  await jobs.stop();
  expect([...(await db`select version from jobs.version`)]).toEqual([{ version: JOBS_VERSION + 1 }]);
});
