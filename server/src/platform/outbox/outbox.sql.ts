import type { Sql } from '../database/database.ts';
import type { Channel } from './channel.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['outbox_letters', 'sending_holds'];

export type NewLetterRow = {
  topic: string;
  about: object;
  channel: Channel;
  address: string;
  userId: number | null;
  notBefore: Date;
  until: Date;
};
/** `tries`: how often it had been begun before. */
export type LetterRow = { id: number; key: string; topic: string; about: object; channel: Channel; address: string; tries: number };

const insertedColumns = ['about', 'topic', 'channel', 'address', 'userId', 'notBefore', 'until'] as const;

export async function insertLetters(sql: Sql, letters: readonly NewLetterRow[]): Promise<void> {
  const rows = letters.map(({ about, ...letter }) => ({ ...letter, about: sql.json(about as never) }));
  await sql`insert into outbox_letters ${sql(rows, ...insertedColumns)}`;
}

/** The next one that waits; nobody else gets it before `until`. */
export async function claimNext(sql: Sql, channels: readonly Channel[], now: Date, until: Date): Promise<LetterRow | undefined> {
  const [row] = await sql<LetterRow[]>`
    with next as materialized (
      select id from outbox_letters where not_before <= ${now} and channel = any(${[...channels]}) and not sending_is_held()
      order by not_before, id limit 1 for update skip locked
    )
    update outbox_letters l set not_before = ${until}, tries = l.tries + 1 from next
    where l.id = next.id returning l.id, l.key, l.topic, l.about, l.channel, l.address, l.tries - 1 as tries`;
  return row;
}

export async function postpone(sql: Sql, id: number, until: Date): Promise<void> {
  await sql`update outbox_letters set not_before = ${until} where id = ${id}`;
}

/** Sent, refused for good, or with nothing to tell any more: nobody needs the address. */
export async function remove(sql: Sql, id: number): Promise<void> {
  await sql`delete from outbox_letters where id = ${id}`;
}

/** The number of letters of each topic that could not be sent in time. */
export async function removeStale(sql: Sql, now: Date): Promise<{ topic: string; count: number }[]> {
  return sql<{ topic: string; count: number }[]>`
    with gone as (delete from outbox_letters where until < ${now} returning topic)
    select topic, count(*) as count from gone group by topic order by topic`;
}

/** The number of letters that wait, and how long ago the first of them should have been sent. */
export async function selectWaitingLetters(sql: Sql, now: Date): Promise<{ count: number; lateSeconds: number }> {
  const [row] = await sql<[{ count: number; lateSeconds: number }]>`
    select count(*) as count, greatest(0, extract(epoch from ${now}::timestamptz - min(not_before)))::float8 as late_seconds
    from outbox_letters`;
  return { count: row.count, lateSeconds: row.lateSeconds ?? 0 };
}
