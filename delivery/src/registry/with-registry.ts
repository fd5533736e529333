import { createDatabase, type Database } from '../platform/database.ts';
import { migrateDelivery } from '../platform/migrate.ts';

export type Say = (line: string) => void;

/** A registry of the newest form for the time of a command. */
export async function withRegistry<T>(databaseUrl: string, work: (sql: Database) => Promise<T>): Promise<T> {
  await migrateDelivery(databaseUrl);
  const sql = createDatabase(databaseUrl, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
