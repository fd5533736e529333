import { createDatabase, type Database } from '../platform/database.ts';
import { migrateDelivery } from '../platform/migrate.ts';
import { unlessSilent } from './unless-silent.ts';

/** The first command after an update of the registry brings it up to date. */
const START_LIMIT = 30_000;
const END_LIMIT_S = 2;

export type Say = (line: string) => void;

/** A registry of the newest form for the time of a command. */
export async function withRegistry<T>(databaseUrl: string, work: (sql: Database) => Promise<T>): Promise<T> {
  await unlessSilent(() => migrateDelivery(databaseUrl), { limit: START_LIMIT });
  const sql = createDatabase(databaseUrl, { max: 1 });
  try {
    return await work(sql);
  } finally {
    // One that stands still ends no connection.
    await sql.end({ timeout: END_LIMIT_S });
  }
}
