import { join } from 'node:path';
import postgres from 'postgres';
import Postgrator from 'postgrator';

/** Any number: servers that start together queue up on it. */
const MIGRATION_LOCK = 4_130_001;

/**
 * Brings the database at `url` to the newest version. The whole run is one transaction under an
 * advisory lock: either every new file is in, or none, however many servers start at once.
 * @returns the names of the files applied, in order.
 */
export async function migrate(url: string, directory: string): Promise<string[]> {
  // A bare client: postgrator reads column names as the database spells them.
  const db = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
      const postgrator = new Postgrator({
        driver: 'pg',
        migrationPattern: join(directory, '*.sql'),
        schemaTable: 'public.schema_version',
        execQuery: async (query) => ({ rows: [...(await tx.unsafe(query))] }),
        execSqlScript: async (script) => {
          await tx.unsafe(script).simple();
        },
      });
      const applied = await postgrator.migrate();
      return applied.map((migration) => `${migration.version}.${migration.name}`);
    });
  } finally {
    await db.end();
  }
}
