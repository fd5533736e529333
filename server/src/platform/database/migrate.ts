import { migrateDatabase, requireMigrations } from '@petcare/node';
import { paths } from '../paths.ts';
import { requireJobTables, setUpJobs } from './job-tables.ts';

/** Any number, another one than the delivery service's: servers that start together queue up on it. */
const MIGRATION_LOCK = 4_130_001;
const SCHEMA = 'public';

/** Brings the database at `url` to the newest version, the tables of jobs too. @returns the names of the files applied, in order. */
export async function migrate(url: string, directory: string, say?: (line: string) => void): Promise<string[]> {
  const applied = await migrateDatabase(url, { directory, schema: SCHEMA, lock: MIGRATION_LOCK, ...(say && { say }) });
  if (await setUpJobs(url)) say?.('The tables of jobs are set up.');
  return applied;
}

/** @throws MigrationProblem when the database lacks what this version of the server needs */
export async function requireMigrated(url: string): Promise<void> {
  await requireMigrations(url, { directory: paths.migrations, schema: SCHEMA });
  await requireJobTables(url);
}
