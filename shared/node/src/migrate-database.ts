import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type Postgrator from 'postgrator';
import postgres from 'postgres';
import { MigrationProblem } from './migration-problem.ts';
import { MigrationFiles } from './migration-files.ts';
import { requirePostgres } from './postgres-version.ts';

/** `directory` has the files (see `MigrationFiles`); `schema` is made if it is not there, but for `public`. */
export type Place = { directory: string; schema: string };

/** Limits of a file's wait for the locks that it needs. */
export type Patience = {
  /** So long it stands in the queue for a lock, and all others behind it. */
  lockMs: number;
  /** Then it lets them pass, so often, */
  tries: number;
  /** for so long. */
  pauseMs: number;
};

export type Migrations = Place & {
  /** Any number that nobody else queues up on. */
  lock: number;
  say?: (line: string) => void;
  patience?: Patience;
};

/** Ten minutes in all. */
const usualPatience: Patience = { lockMs: 2_000, tries: 120, pauseMs: 3_000 };
const TURN_LOOKS_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';
/** The first line of a file for what PostgreSQL does in no transaction, as `create index concurrently`. */
const WITHOUT_TRANSACTION = /^-- without a transaction\s*$/m;
/** A line of a file that does the same in other words than before, with the MD5 of its former text. */
const FORMER_TEXT = /^-- formerly ([0-9a-f]{32})\s*$/gm;

/**
 * Brings a schema of the database at `url` to the newest version, file by file, each in a transaction of its own: what has
 * been applied stays, whatever becomes of the next one. Of processes that start at once one does it, the others wait.
 * @returns the files applied, in order, as `version.name`
 * @throws MigrationProblem when PostgreSQL is too old, a lock is not to be had, a name says no time, or a file is older than the
 * newest one that was applied: it would be passed over on this database, and applied on a new one
 */
export async function migrateDatabase(url: string, migrations: Migrations): Promise<string[]> {
  const { schema, lock, say = () => undefined, patience = usualPatience } = migrations;
  // A bare client: postgrator reads column names as the database spells them.
  const db = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await requirePostgres(db);
    const backend = await takeTurn(db, lock);
    if (schema !== 'public') await db`create schema if not exists ${db(schema)}`;
    const run = runOn(db, migrations);
    if (await wasMigrated(db, schema)) {
      await refuseLateFiles(db, run.postgrator, schema);
      await acceptRewrittenFiles(db, run.postgrator, schema);
    }
    const files = await run.pending();
    for (const file of files) await applyPatiently(file, patience, say, () => run.apply(file, { backend, lockMs: patience.lockMs }));
    return files.map(nameOf);
  } finally {
    await db.end();
  }
}

/** The files that a database lacks, in order, as `version.name`, also those that are older than its newest; nothing is changed. */
export async function missingMigrations(url: string, place: Place): Promise<string[]> {
  const db = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const applied = await appliedVersions(db, place.schema);
    const files = await runOn(db, place).postgrator.getMigrations();
    return files.filter(({ version }) => !applied.has(version)).map(nameOf);
  } finally {
    await db.end();
  }
}

/** @throws MigrationProblem when a database lacks files: only a start and `npm run migrate` change tables */
export async function requireMigrations(url: string, place: Place): Promise<void> {
  const missing = await missingMigrations(url, place);
  if (missing.length === 0) return;
  const named = missing.length > 3 ? [...missing.slice(0, 3), '…'] : missing;
  throw new MigrationProblem(
    `The database lacks ${missing.length} of this version’s migrations (${named.join(', ')}). Nothing was done; npm run migrate brings it up to date.`,
  );
}

const nameOf = ({ version, name }: Postgrator.Migration) => `${version}.${name}`;

/** Nobody waits inside of a statement: `create index concurrently` waits for all statements that are older. */
async function takeTurn(db: postgres.Sql, lock: number): Promise<number> {
  for (;;) {
    const [turn] = await db<{ isOurs: boolean; backend: number }[]>`
      select pg_try_advisory_lock(${lock}) as "isOurs", pg_backend_pid() as backend`;
    if (turn?.isOurs) return turn.backend;
    await sleep(TURN_LOOKS_MS);
  }
}

function runOn(db: postgres.Sql, { directory, schema }: Place) {
  let current: postgres.Sql | postgres.TransactionSql = db;
  const postgrator = new MigrationFiles(directory, {
    schemaTable: `${schema}.schema_version`,
    execQuery: async (query) => ({ rows: [...(await current.unsafe(query))] }),
    execSqlScript: async (script) => {
      for (const part of WITHOUT_TRANSACTION.test(script) ? statementsOf(script) : [script]) await current.unsafe(part).simple();
    },
  });

  return {
    postgrator,
    /** Files to be applied; those that were are held against their text. */
    async pending(): Promise<Postgrator.Migration[]> {
      const version = await postgrator.getDatabaseVersion();
      await postgrator.migrate(String(version));
      return postgrator.getRunnableMigrations(version, Infinity);
    },
    async apply(file: Postgrator.Migration, { backend, lockMs }: { backend: number; lockMs: number }): Promise<void> {
      if (WITHOUT_TRANSACTION.test(file.getSql())) {
        await requireTurn(db, backend);
        await postgrator.runMigrations([file]);
        return;
      }
      await db.begin(async (tx) => {
        await requireTurn(tx, backend);
        await tx`select set_config('lock_timeout', ${`${lockMs}ms`}, true)`;
        current = tx;
        await postgrator.runMigrations([file]).finally(() => (current = db));
      });
    },
  };
}

/** A connection that was lost took its turn along, and the next one has none. */
async function requireTurn(sql: postgres.Sql | postgres.TransactionSql, backend: number): Promise<void> {
  const [now] = await sql<{ backend: number }[]>`select pg_backend_pid() as backend`;
  if (now?.backend !== backend) throw new MigrationProblem('The connection to the database was lost between two migrations. Try again.');
}

/** Each to be sent by itself: several at once are a transaction. No text in such a file may have a semicolon at the end of a line. */
function statementsOf(script: string): string[] {
  const parts = script.split(/;[ \t]*(?:\n|$)/);
  return parts.filter((part) => part.replaceAll(/^\s*--.*$/gm, '').trim() !== '');
}

async function applyPatiently(
  file: Postgrator.Migration,
  { tries, pauseMs }: Patience,
  say: (line: string) => void,
  apply: () => Promise<void>,
): Promise<void> {
  for (let at = 1; ; at += 1) {
    try {
      return await apply();
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      if (at === tries)
        throw new MigrationProblem(
          `${basename(file.filename)} got no lock in ${tries} tries: somebody has been at the table all the time, perhaps a dump. What came before it is in; try again when that is over.`,
        );
      say(`${basename(file.filename)} waits for others at its tables (try ${at} of ${tries}) …`);
      await sleep(pauseMs);
    }
  }
}

async function wasMigrated(db: postgres.Sql, schema: string): Promise<boolean> {
  const [known] = await db<{ isThere: boolean }[]>`select to_regclass(${`${schema}.schema_version`}) is not null as "isThere"`;
  return known?.isThere ?? false;
}

async function appliedVersions(db: postgres.Sql, schema: string): Promise<ReadonlySet<number>> {
  if (!(await wasMigrated(db, schema))) return new Set();
  const applied = await db<{ version: string }[]>`select version from ${db(schema)}.schema_version`;
  return new Set(applied.map(({ version }) => Number(version)));
}

/** A database that ran the former text of a file is as if it had run the present one. */
async function acceptRewrittenFiles(db: postgres.Sql, postgrator: Postgrator, schema: string): Promise<void> {
  for (const file of await postgrator.getMigrations()) {
    const former = [...file.getSql().matchAll(FORMER_TEXT)].map(([, md5]) => md5!);
    if (former.length === 0) continue;
    await db`update ${db(schema)}.schema_version set md5 = ${file.md5} where version = ${file.version} and md5 in ${db(former)}`;
  }
}

async function refuseLateFiles(db: postgres.Sql, postgrator: Postgrator, schema: string): Promise<void> {
  const versions = await appliedVersions(db, schema);
  const newest = Math.max(0, ...versions);
  const late = (await postgrator.getMigrations()).filter(({ version }) => version < newest && !versions.has(version));
  if (late.length > 0)
    throw new MigrationProblem(
      `Older than ${newest}, which is applied: ${late.map(({ filename }) => basename(filename)).join(', ')}. Name it by the time of now.`,
    );
}
