import { MigrationProblem } from '@petcare/node';
import { createDatabase } from './database.ts';
import { selectVersion } from './job-tables.sql.ts';
import { oneAtATime } from './one-at-a-time.ts';

export const JOBS_SCHEMA = 'jobs';
/** The version of the tables that pg-boss needs: its own is read by no import. */
export const JOBS_VERSION = 24;
/** Processes that start together would deadlock: the library takes a lock for its tables, and none for its queues. */
export const SET_UP_LOCK = 4_130_003;

/** Brings the tables of pg-boss to its version. @returns true where something was to be done */
export async function setUpJobs(url: string): Promise<boolean> {
  if ((await versionAt(url)) >= JOBS_VERSION) return false;
  // Here alone: most commands look whether tables are there, and need no library for that.
  const { default: PgBoss } = await import('pg-boss');
  await oneAtATime(url, SET_UP_LOCK, async () => {
    const boss = new PgBoss({ connectionString: url, max: 1, schema: JOBS_SCHEMA, schedule: false, supervise: false });
    await boss.start();
    await boss.stop({ graceful: false });
  });
  return true;
}

/** @throws MigrationProblem when a database lacks the tables of jobs; those of a newer version serve too, while servers are rolled */
export async function requireJobTables(url: string): Promise<void> {
  if ((await versionAt(url)) >= JOBS_VERSION) return;
  throw new MigrationProblem(
    'The database lacks the tables of jobs in this version. Nothing was done; npm run migrate brings it up to date.',
  );
}

async function versionAt(url: string): Promise<number> {
  const db = createDatabase(url, { max: 1 });
  try {
    return await selectVersion(db);
  } finally {
    await db.end();
  }
}
