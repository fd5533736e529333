import { basename, join } from 'node:path';
import Postgrator from 'postgrator';
import postgres from 'postgres';

/** `directory` has the files `NNN.do.name.sql`; `schema` is made if it is not there, but for `public`; `lock` is any number that nobody else queues up on. */
export type Migrations = { directory: string; schema: string; lock: number };

/**
 * Brings a schema of the database at `url` to the newest version. The whole run is one transaction under an
 * advisory lock: either every new file is in, or none, however many processes start at once.
 * @returns the files applied, in order, as `version.name`
 * @throws when a file is numbered below the newest one that was applied: it would be passed over on this database, and applied on a new one
 */
export async function migrateDatabase(url: string, { directory, schema, lock }: Migrations): Promise<string[]> {
  // A bare client: postgrator reads column names as the database spells them.
  const db = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${lock})`;
      if (schema !== 'public') await tx`create schema if not exists ${tx(schema)}`;
      const postgrator = new Postgrator({
        driver: 'pg',
        migrationPattern: join(directory, '*.sql'),
        schemaTable: `${schema}.schema_version`,
        execQuery: async (query) => ({ rows: [...(await tx.unsafe(query))] }),
        execSqlScript: async (script) => {
          await tx.unsafe(script).simple();
        },
      });
      await refuseLateFiles(tx, postgrator, schema);
      const applied = await postgrator.migrate();
      return applied.map((migration) => `${migration.version}.${migration.name}`);
    });
  } finally {
    await db.end();
  }
}

async function refuseLateFiles(tx: postgres.TransactionSql, postgrator: Postgrator, schema: string): Promise<void> {
  const [known] = await tx`select to_regclass(${`${schema}.schema_version`}) is not null as "isThere"`;
  if (!known?.['isThere']) return;
  const applied = await tx<{ version: string }[]>`select version from ${tx(schema)}.schema_version`;
  const versions = new Set(applied.map(({ version }) => Number(version)));
  const newest = Math.max(0, ...versions);
  const late = (await postgrator.getMigrations()).filter(({ version }) => version < newest && !versions.has(version));
  if (late.length > 0)
    throw new Error(
      `Numbered below ${newest}, which is applied: ${late.map(({ filename }) => basename(filename)).join(', ')}. Give it a higher number.`,
    );
}
