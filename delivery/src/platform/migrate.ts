import { join } from 'node:path';
import Postgrator from 'postgrator';
import postgres from 'postgres';
import { paths } from './paths.ts';

/** Any number, another one than the server's: processes that start together queue up on it. */
const MIGRATION_LOCK = 4_130_002;

/** Bring the schema `delivery` of this database to the newest version, in one transaction, however many do it at once. */
export async function migrateDelivery(databaseUrl: string): Promise<void> {
  // Not createDatabase: postgrator looks for columns by the names that PostgreSQL gives them.
  const database = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await database.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
      await tx`create schema if not exists delivery`;
      const postgrator = new Postgrator({
        driver: 'pg',
        migrationPattern: join(paths.migrations, '*.sql'),
        schemaTable: 'delivery.schema_version',
        execQuery: async (query) => ({ rows: [...(await tx.unsafe(query))] }),
        execSqlScript: async (script) => {
          await tx.unsafe(script).simple();
        },
      });
      await postgrator.migrate();
    });
  } finally {
    await database.end();
  }
}
