import { createDatabase, type Database } from '../platform/database.ts';
import { requireMigrated } from '../platform/migrate.ts';
import { unlessSilent } from './unless-silent.ts';

const START_LIMIT = 30_000;
const END_LIMIT_S = 2;

export type Say = (line: string) => void;

/** The registry for the time of a command. One of an older form is left as it is, and the command is refused. */
export async function withRegistry<T>(databaseUrl: string, work: (sql: Database) => Promise<T>): Promise<T> {
  await unlessSilent(() => requireMigrated(databaseUrl), { limit: START_LIMIT });
  const sql = createDatabase(databaseUrl, { max: 1 });
  try {
    return await work(sql);
  } finally {
    // One that stands still ends no connection.
    await sql.end({ timeout: END_LIMIT_S });
  }
}
