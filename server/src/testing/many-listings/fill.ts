import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok } from '../../platform/errors/result.ts';
import { ownersOf, type Business } from './listings.ts';

const CHUNK_ROWS = 500;

/** So many businesses with what belongs to them, as after an import: indexed, counted, its statistics known. */
export async function fill(db: Database, size: number, businessOf: (number: number) => Business): Promise<void> {
  await db`
    insert into users (account_type, email, name, nickname, phone, created_at, updated_at)
    select 2, 'owner' || n || '@example.test', '업주', '업주' || n, '+821012345678', now(), now() from generate_series(1, ${ownersOf(size)}::int) n
    on conflict do nothing`;
  await inTransaction(db, async (tx) => {
    await insertWithoutIndexes(tx, size, businessOf);
    return ok(undefined);
  });
  await db`
    insert into business_pictures (business_id, position, filepath)
    select id, position, '/uploads/bench/' || id || '-' || position || '.webp'
    from businesses, generate_series(0, 1) position where id % 5 = 0
    on conflict do nothing`;
  await visitSome(db);
  await db.unsafe('vacuum analyze');
}

/** One in twenty has had visitors on some of the last thirty days: those days pass. */
export async function visitSome(db: Database): Promise<void> {
  const [newest] = await db`select from business_daily_counts where day >= current_date - 1 limit 1`;
  if (newest) return;
  await db`truncate business_daily_counts`;
  await db`
    insert into business_daily_counts (business_id, day, metric, count)
    select id, current_date - back, 'visitor.guest', 1 + id * 31 % 97 from businesses, generate_series(0, 29, 5) back where id % 20 = 3`;
  await db`select recount_recent_visits(current_date - 29)`;
  await db.unsafe('vacuum analyze business_daily_counts, recent_visits');
}

/** Row by row the indexes and the counts would take ten times as long. */
async function insertWithoutIndexes(tx: Transaction, size: number, businessOf: (number: number) => Business): Promise<void> {
  const indexes = await tx<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'businesses' and indexname not in (select conname from pg_constraint)`;
  for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
  await tx`alter table businesses disable trigger user`;
  await insertAll(tx, size, businessOf);
  await tx`alter table businesses enable trigger user`;
  await tx`select recount_listings()`;
  await tx`set local maintenance_work_mem = '512MB'`;
  for (const { definition } of indexes) await tx.unsafe(definition);
}

async function insertAll(tx: Transaction, size: number, businessOf: (number: number) => Business): Promise<void> {
  for (let from = 0; from < size; from += CHUNK_ROWS) {
    const rows = Array.from({ length: Math.min(CHUNK_ROWS, size - from) }, (_, index) => businessOf(from + index));
    await tx`insert into businesses ${tx(rows)}`;
  }
}
