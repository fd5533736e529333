import type { Sql } from '../../platform/database/database.ts';

export type AlertRow = { id: number; kind: string; text: string; path: string; createdAt: string; readAt: string | null };
export type NewAlert = { userId: number; kind: string; subject: string; text: string; path: string; times: number; createdAt: Date };

/** Above that nobody reads the figure. */
const MOST_COUNTED = 100;

/** The times that an alert was told already and not read; 0 for one that is read or new. Those that the new one replaces go. */
export async function takeUnread(sql: Sql, { userId, kind, subject }: Pick<NewAlert, 'userId' | 'kind' | 'subject'>): Promise<number> {
  const rows = await sql<{ times: number }[]>`
    delete from alerts where user_id = ${userId} and kind = ${kind} and subject = ${subject} and read_at is null returning times`;
  return rows.reduce((sum, { times }) => sum + times, 0);
}

/** Nothing where the account is gone. */
export async function insertAlert(sql: Sql, { userId, kind, subject, times, text, path, createdAt }: NewAlert): Promise<void> {
  await sql`
    insert into alerts (user_id, kind, subject, times, text, path, created_at)
    select id, ${kind}, ${subject}, ${times}, ${text}, ${path}, ${createdAt} from account_contacts where id = ${userId}`;
}

export async function listAlerts(
  sql: Sql,
  userId: number,
  { before, count }: { before: number | null; count: number },
): Promise<AlertRow[]> {
  return sql<AlertRow[]>`
    select id, kind, text, path, created_at, read_at from alerts
    where user_id = ${userId} ${before === null ? sql`` : sql`and id < ${before}`} order by id desc limit ${count}`;
}

export async function countUnread(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from (select from alerts where user_id = ${userId} and read_at is null limit ${MOST_COUNTED}) unread`;
  return row!.total;
}

/** Marks one, all up to one, or all. */
export async function markRead(sql: Sql, userId: number, which: { id: number } | { upTo: number } | 'all', readAt: Date): Promise<void> {
  const meant = which === 'all' ? sql`true` : 'id' in which ? sql`id = ${which.id}` : sql`id <= ${which.upTo}`;
  await sql`update alerts set read_at = ${readAt} where user_id = ${userId} and read_at is null and ${meant}`;
}

/** `toldBy`: the transaction, as a decimal number that no double may hold. */
export type NewsOfPerson = { userId: number; horizon: string; unread: number; alerts: (AlertRow & { toldBy: string })[] };

/**
 * The alerts that have come for each of these people since the horizon that they have, the oldest first. The new horizon: whatever was
 * told by an earlier transaction is in this answer or was in one before; what a later one tells is asked for from there.
 */
export async function listNews(
  sql: Sql,
  people: readonly { userId: number; since: string | null }[],
  most: number,
): Promise<NewsOfPerson[]> {
  const [ids, since] = [people.map(({ userId }) => userId), people.map((person) => person.since)];
  return sql<NewsOfPerson[]>`
    select p.user_id, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select count(*)::int from (select from alerts u where u.user_id = p.user_id and u.read_at is null limit ${MOST_COUNTED}) unread) as unread,
      coalesce((
        select json_agg(json_build_object('id', n.id, 'kind', n.kind, 'text', n.text, 'path', n.path, 'createdAt', n.created_at,
          'readAt', n.read_at, 'toldBy', n.told_by::text) order by n.id)
        from (
          select * from (select * from alerts a where a.user_id = p.user_id order by a.id desc limit ${most}) newest
          where newest.told_by >= p.since::xid8
        ) n
      ), '[]') as alerts
    from unnest(${ids}::bigint[], ${since}::text[]) as p (user_id, since)`;
}

/** More than `most` are kept of nobody, and none from before. */
export async function forgetAlerts(sql: Sql, { before, most }: { before: Date; most: number }): Promise<void> {
  await sql`delete from alerts where created_at < ${before}`;
  await sql`
    delete from alerts where id in (
      select id from (select id, row_number() over (partition by user_id order by id desc) as place from alerts) numbered where place > ${most})`;
}
