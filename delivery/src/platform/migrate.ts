import { migrateDatabase } from '@petcare/node';
import { paths } from './paths.ts';

/** Any number, another one than the server's: processes that start together queue up on it. */
const MIGRATION_LOCK = 4_130_002;

/** Brings the schema `delivery` of this database to the newest version, in one transaction, however many do it at once. */
export async function migrateDelivery(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl, { directory: paths.migrations, schema: 'delivery', lock: MIGRATION_LOCK });
}
