import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { createDatabase, type Database } from '../platform/database.ts';
import { migrateDelivery } from '../platform/migrate.ts';

export type TestDatabase = { url: string; sql: Database; drop(): Promise<void> };

async function asAdmin(cluster: string, statement: string): Promise<void> {
  const admin = postgres(cluster, { max: 1, onnotice: () => undefined });
  try {
    await admin.unsafe(statement);
  } finally {
    await admin.end();
  }
}

/** A database of one's own in the cluster of TEST_DATABASE_URL, with the schema `delivery` in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set: the test runner starts a cluster and sets it');
  const name = `petcare_delivery_${randomBytes(6).toString('hex')}`;
  await asAdmin(cluster, `create database ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  await migrateDelivery(url.href);
  const sql = createDatabase(url.href);
  return {
    url: url.href,
    sql,
    async drop() {
      await sql.end();
      await asAdmin(cluster, `drop database ${name} with (force)`);
    },
  };
}
