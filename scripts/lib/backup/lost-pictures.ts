import postgres from 'postgres';
import type { Objects } from '@petcare/node/objects';

/** A key of the store as columns and texts of every module have it. */
const KEY = '(images|private)/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** Columns that can hold a text, however deep. */
const TEXTS = ['text', 'text[]', 'jsonb', 'character varying'];

/**
 * The pictures and files that some row of the database names and that the store of uploads does not have, as
 * `table.column: images/<id>`.
 */
export async function lostPictures(databaseUrl: string, uploads: Objects): Promise<string[]> {
  const there = new Set<string>();
  for await (const { key } of uploads.list('')) there.add(key.split('/').slice(0, 2).join('/'));
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const columns = await sql<{ table: string; column: string }[]>`
      select c.relname as table, a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and format_type(a.atttypid, null) = any(${TEXTS})
      order by c.relname, a.attnum`;
    const lost: string[] = [];
    for (const { table, column } of columns) {
      const keys = await sql<{ key: string }[]>`
        select distinct found[1] as key
        from ${sql(table)} t, lateral regexp_matches(t.${sql(column)}::text, ${`(${KEY})`}, 'g') found
        where t.${sql(column)}::text ~ ${KEY}`;
      lost.push(...keys.filter(({ key }) => !there.has(key)).map(({ key }) => `${table}.${column}: ${key}`));
    }
    return lost;
  } finally {
    await sql.end();
  }
}
