import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { migrate } from '../platform/database/migrate.ts';
import { migrationsHash } from '../platform/database/migrations-hash.ts';
import { JOBS_VERSION } from '../platform/database/job-tables.ts';
import { paths } from '../platform/paths.ts';

const TEMPLATE_LOCK = 4_130_002;

/** A database of one's own, cloned from a migrated template; dropped by `drop`. `pooledUrl` goes by the pooler of the run, if it has one. */
export type TestDatabase = { url: string; pooledUrl?: string; drop(): Promise<void> };

export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set: the test runner starts a cluster and sets it');
  const name = `petcare_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(cluster, async (admin) => {
    await admin`select pg_advisory_lock(${TEMPLATE_LOCK})`;
    const template = await migratedTemplate(admin, cluster);
    await admin.unsafe(`create database ${name} template ${template}`);
  });
  const drop = () => asAdmin(cluster, async (admin) => void (await admin.unsafe(`drop database ${name} with (force)`)));
  const pooler = process.env['TEST_POOLER_URL'];
  return { url: withDatabase(cluster, name), ...(pooler && { pooledUrl: withDatabase(pooler, name) }), drop };
}

/** Named after the migrations' text and the version of the tables of jobs, so a changed migration makes a new one. */
async function migratedTemplate(admin: postgres.Sql, cluster: string): Promise<string> {
  const template = `petcare_template_${migrationsHash()}_${JOBS_VERSION}`;
  const [existing] = await admin`select datistemplate from pg_database where datname = ${template}`;
  if (existing?.['datistemplate']) return template;
  // Left behind by a run that died while migrating.
  if (existing) await admin.unsafe(`drop database ${template} with (force)`);
  await admin.unsafe(`create database ${template}`);
  await migrate(withDatabase(cluster, template), paths.migrations);
  await admin.unsafe(`alter database ${template} with is_template true`);
  return template;
}

async function asAdmin(cluster: string, work: (admin: postgres.Sql) => Promise<void>): Promise<void> {
  const admin = postgres(cluster, { max: 1, onnotice: () => {} });
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}
