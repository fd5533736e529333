import { migrateDatabase, requireMigrations } from '@petcare/node';
import { paths } from '../paths.ts';

/** Any number, another one than the delivery service's: servers that start together queue up on it. */
const MIGRATION_LOCK = 4_130_001;
const SCHEMA = 'public';

/** Brings the database at `url` to the newest version. @returns the names of the files applied, in order. */
export function migrate(url: string, directory: string, say?: (line: string) => void): Promise<string[]> {
  return migrateDatabase(url, { directory, schema: SCHEMA, lock: MIGRATION_LOCK, ...(say && { say }) });
}

/** @throws MigrationProblem when the database lacks what this version of the server needs */
export const requireMigrated = (url: string) => requireMigrations(url, { directory: paths.migrations, schema: SCHEMA });
