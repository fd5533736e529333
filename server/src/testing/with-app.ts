import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type Services } from '../app.ts';
import { createDatabase, type Database } from '../platform/database/database.ts';
import type { Config } from '../platform/config.ts';
import { noProviders } from '../providers/keys.ts';
import type { Http } from '../platform/http/http.ts';
import type { Job } from '../platform/jobs/job.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type TestApp = {
  http: Http;
  services: Services;
  /** Those that are declared. */
  jobs: readonly Job[];
  /** Runs one of them now, in this process. */
  runJob(name: string): Promise<void>;
  clock: FakeClock;
  config: Config;
  /** For what only the database can show. State is made through verbs, never by inserts. */
  db: Database;
  /** For another process on the same database. */
  databaseUrl: string;
  /** The same by the pooler of the run, if it has one. */
  pooledUrl: string;
};

/**
 * A running app for one test file, on a database of its own:
 * `const test = withApp();` at the top, then `test().http.inject(…)` in the tests.
 */
export function withApp(
  overrides: Partial<Config> | (() => Partial<Config>) = {},
  makeDatabase: () => Promise<TestDatabase> = createTestDatabase,
): () => TestApp {
  let running: (TestApp & { database: TestDatabase }) | undefined;

  beforeAll(async () => {
    const database = await makeDatabase();
    const config: Config = {
      production: false,
      jwtSecret: 'a secret that is only good for tests',
      uploadsDir: await mkdtemp(join(tmpdir(), 'petcare-uploads-')),
      passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
      rateLimits: false,
      redisUrl: null,
      countsKeptSeconds: 0,
      log: false,
      publicUrl: null,
      providers: noProviders,
      jobs: null,
      ...(typeof overrides === 'function' ? overrides() : overrides),
    };
    const { url: directUrl, pooledUrl = directUrl } = database;
    const db = createDatabase({ url: pooledUrl, directUrl, prepare: pooledUrl === directUrl, applicationName: 'petcare-test' });
    const clock = createFakeClock();
    const { http, services, jobs } = buildApp({ db, clock, config });
    await http.ready();
    const runJob = async (name: string) => {
      const job = jobs.find((declared) => declared.name === name);
      if (!job) throw new Error(`${name} is declared by no module`);
      await job.run({}, { log: http.log, signal: new AbortController().signal });
    };
    running = { http, services, jobs, runJob, clock, config, db, database, databaseUrl: directUrl, pooledUrl };
  });

  afterAll(async () => {
    if (!running) return;
    await running.http.close();
    await running.db.end();
    await running.database.drop();
    await rm(running.config.uploadsDir, { recursive: true, force: true });
  });

  return () => {
    if (!running) throw new Error('withApp(): the app is only there inside tests');
    return running;
  };
}
