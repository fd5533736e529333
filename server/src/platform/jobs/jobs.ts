import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Sql } from '../database/database.ts';
import { JOBS_SCHEMA, requireJobTables, SET_UP_LOCK } from '../database/job-tables.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import type { Job, JobType } from './job.ts';
import type { JobEnds } from './job-ends.ts';
import { startWorker, type Envelope, type Worker } from './worker.ts';

export type JobSender = {
  /**
   * Stores a job for some process to run. In a transaction it is there when that commits, and only then.
   * Throws where no jobs are kept (`config.jobs` is null) or none of this name is declared.
   */
  send<Payload extends object>(sql: Sql, type: JobType<Payload>, payload: Payload): Promise<void>;
};

export type Jobs = JobSender & {
  /**
   * Makes the queues of the jobs, then takes them until `stop`, where this process runs them.
   * @throws MigrationProblem when the library's tables are not there
   */
  start(jobs: readonly Job[]): Promise<void>;
  /** Waits for what runs, at most `STOP_MS`. */
  stop(): Promise<void>;
};

/** The database of jobs and the name of its connections; `runs` is false in a process that only sends jobs; the intervals are for tests. */
export type JobsConfig = {
  databaseUrl: string;
  applicationName?: string;
  runs?: boolean;
  pollSeconds?: number;
  maintenanceSeconds?: number;
  cronSeconds?: number;
};

const STOP_MS = 3_000;
const GIVEN_UP = 'given-up';
const CONNECTIONS = 2;
/** The limits of a database that never answers; options of the library's client, which it hands on without declaring them. */
const SILENCE = { connectionTimeoutMillis: 10_000, query_timeout: 60_000, keepAlive: true };

/** Jobs on PostgreSQL by pg-boss (docs/decisions/070): at least once, retried with backoff, scheduled, seen in the log. */
export function createJobs(config: JobsConfig | null, log: FastifyBaseLogger, ends: JobEnds): Jobs {
  const boss = config && createBoss(config, log);
  let workers: Worker[] = [];

  return {
    async send(sql, { name }, payload) {
      if (!boss) throw new Error(`${name} can't be sent: this process keeps no jobs`);
      const stored: Envelope = { job: name, payload };
      const id = await boss.send(name, stored, { db: { executeSql: async (text, values) => ({ rows: await run(sql, text, values) }) } });
      if (id === null) throw new Error(`${name} is declared by no module`);
    },

    async start(jobs) {
      if (!boss) return;
      await oneAtATime(config.databaseUrl, SET_UP_LOCK, async () => {
        // Else the library would make them here.
        await requireJobTables(config.databaseUrl);
        await boss.start();
        await boss.createQueue(GIVEN_UP);
        for (const job of jobs) await storeSettings(boss, job);
        await storeSchedules(boss, jobs);
        await ends.known(jobs);
        for (const { name, atStart } of jobs) if (atStart) await boss.send(name, { job: name, payload: {} } satisfies Envelope);
      });
      if (config.runs === false) return;
      const pollSeconds = config.pollSeconds ?? 2;
      workers = [
        ...jobs.map((job) =>
          startWorker({
            boss,
            job: { ...job, run: (stored, signal) => job.run(stored.data.payload, { signal, log: log.child({ job: job.name }) }) },
            log,
            pollSeconds,
            ends,
          }),
        ),
        startWorker({ boss, job: givenUp(log), log, pollSeconds, ends }),
      ];
    },

    async stop() {
      await Promise.all(workers.map((worker) => worker.stop(STOP_MS)));
      workers = [];
      await boss?.stop({ graceful: false });
    },
  };
}

/** With connections of its own: jobs and requests don't wait for each other's. */
function createBoss(config: JobsConfig, log: FastifyBaseLogger): PgBoss {
  const { databaseUrl, applicationName = 'petcare', runs = true, maintenanceSeconds = 30, cronSeconds = 30 } = config;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: applicationName,
    max: CONNECTIONS,
    ...SILENCE,
    schema: JOBS_SCHEMA,
    // Who runs none keeps no clock for them either.
    schedule: runs,
    supervise: runs,
    maintenanceIntervalSeconds: maintenanceSeconds,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: Math.min(cronSeconds, 5),
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs are not looked after'));
  return boss;
}

/** Also what another version of the server has stored under this name. */
async function storeSettings(boss: PgBoss, { name, retries, retrySeconds, mostSeconds }: Job): Promise<void> {
  const settings = () => ({
    name,
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    expireInSeconds: mostSeconds,
    deadLetter: GIVEN_UP,
  });
  await boss.createQueue(name, settings());
  await boss.updateQueue(name, settings());
}

async function storeSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const scheduled = new Map(jobs.map(({ name, schedule }) => [name, schedule]));
  for (const { name } of await boss.getSchedules()) if (!scheduled.get(name)) await boss.unschedule(name);
  for (const [name, schedule] of scheduled) {
    const stored: Envelope = { job: name, payload: {} };
    if (schedule) await boss.schedule(name, schedule, stored, { tz: 'Asia/Seoul' });
  }
}

/** The queue for jobs whose retries are spent, also when the last try ended with its process. */
function givenUp(log: FastifyBaseLogger): Parameters<typeof startWorker>[0]['job'] {
  return {
    name: GIVEN_UP,
    schedule: null,
    atStart: false,
    retries: 2,
    retrySeconds: 0,
    mostSeconds: 60,
    run: async ({ data, output }) => log.error({ job: data.job, reason: output }, 'job given up: its retries are spent'),
  };
}

async function run(sql: Sql, text: string, values: unknown[]): Promise<object[]> {
  return [...(await sql.unsafe<object[]>(text, values.map((value) => value ?? null) as never[]))];
}
