import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Database } from '../../../platform/database/database.ts';
import { ownersOf, type Business } from './businesses.ts';

const CHUNK_ROWS = 500;

/** So many businesses with what belongs to them, as after an import: indexed, counted, its statistics known. */
export async function fill(db: Database, size: number, businessOf: (number: number) => Business): Promise<void> {
  await db`
    insert into users (account_type, email, name, nickname, phone, created_at, updated_at)
    select 2, 'owner' || n || '@example.test', '업주', '업주' || n, '+821012345678', now(), now() from generate_series(1, ${ownersOf(size)}::int) n
    on conflict do nothing`;
  // Row by row the indexes and the counts would take ten times as long.
  const indexes = await db<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'businesses' and indexname not in (select conname from pg_constraint)`;
  for (const { name } of indexes) await db.unsafe(`drop index ${name}`);
  await db`alter table businesses disable trigger user`;
  await copyAll(db, size, businessOf);
  await db`alter table businesses enable trigger user`;
  await db`select recount_listings()`;
  const one = await db.reserve();
  await one`set maintenance_work_mem = '512MB'`;
  for (const { definition } of indexes) await one.unsafe(definition);
  one.release();
  await db`
    insert into business_pictures (business_id, position, filepath)
    select id, position, '/uploads/bench/' || id || '-' || position || '.webp'
    from businesses, generate_series(0, 1) position where id % 5 = 0`;
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

async function copyAll(db: Database, size: number, businessOf: (number: number) => Business): Promise<void> {
  const columns = Object.keys(businessOf(0));
  const names = columns.map((column) => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join(', ');
  const into = await db.unsafe(`copy businesses (${names}) from stdin`).writable();
  for (let from = 0; from < size; from += CHUNK_ROWS) {
    let lines = '';
    for (let number = from; number < Math.min(size, from + CHUNK_ROWS); number += 1) {
      const business = businessOf(number);
      lines += `${columns.map((column) => cell(business[column])).join('\t')}\n`;
    }
    if (!into.write(lines)) await once(into, 'drain');
  }
  into.end();
  await finished(into);
}

/** A value as COPY reads it. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const text = Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : String(value);
  return text.replace(/[\\\n\r\t]/g, (letter) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[letter]!);
}
