import { migrateDatabase, requireMigrations } from '@petcare/node';
import { paths } from './paths.ts';

/** Any number, another one than the server's: processes that start together queue up on it. */
const MIGRATION_LOCK = 4_130_002;
const place = { directory: paths.migrations, schema: 'delivery' };

/** Brings the schema `delivery` of this database to the newest version, however many do it at once. */
export async function migrateDelivery(databaseUrl: string, say?: (line: string) => void): Promise<string[]> {
  return migrateDatabase(databaseUrl, { ...place, lock: MIGRATION_LOCK, ...(say && { say }) });
}

/** @throws MigrationProblem when the registry lacks what this version needs */
export const requireMigrated = (databaseUrl: string) => requireMigrations(databaseUrl, place);
