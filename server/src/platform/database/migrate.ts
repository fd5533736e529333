import { migrateDatabase } from '@petcare/node';

/** Any number, another one than the delivery service's: servers that start together queue up on it. */
const MIGRATION_LOCK = 4_130_001;

/** Brings the database at `url` to the newest version. @returns the names of the files applied, in order. */
export function migrate(url: string, directory: string): Promise<string[]> {
  return migrateDatabase(url, { directory, schema: 'public', lock: MIGRATION_LOCK });
}
