import type { Sql } from '../../../platform/database/database.ts';
import type { Page } from '../../../platform/paging.ts';
import { offsetOf } from '../../../platform/paging.ts';
import type { Notice, NoticeFacts } from './notices.ts';

/** A reservation with both of its sides, and where they hear of it. */
export type ToldRow = NoticeFacts & {
  id: number;
  lastChangeId: number | null;
  startsAt: string;
  guestId: number | null;
  guestEmail: string | null;
  guestPhone: string | null;
  ownerId: number | null;
  ownerEmail: string | null;
  ownerPhone: string | null;
  /** Members of staff of the business. */
  staffIds: number[];
};

export async function listTold(sql: Sql, reservationIds: readonly number[]): Promise<ToldRow[]> {
  return sql<ToldRow[]>`
    select r.id, r.reservation_number, lower(r.during) as starts_at, r.reason, r.pet_id, r.pet_name,
      to_char(lower(r.during) at time zone 'Asia/Seoul', 'YYYY-MM-DD') as date,
      to_char(lower(r.during) at time zone 'Asia/Seoul', 'HH24:MI') as time, r.end_date,
      (select max(c.id) from reservation_changes c where c.reservation_id = r.id) as last_change_id,
      b.id as business_id, b.kind as business_kind, b.name as business_name,
      r.user_id as guest_id, u.email as guest_email, coalesce(u.phone, r.guest_phone) as guest_phone,
      b.owner_user_id as owner_id, o.email as owner_email, o.phone as owner_phone,
      array(select s.user_id from listing_staff s where s.business_id = b.id) as staff_ids
    from reservations r
    join listing_heads b on b.id = r.business_id
    left join account_contacts u on u.id = r.user_id
    left join account_contacts o on o.id = b.owner_user_id
    where r.id = any(${[...reservationIds]}) order by r.id`;
}

export type NewNotice = Notice & {
  key: string;
  reservationId: number;
  userId: number | null;
};

const insertedColumns = ['createdAt', 'title', 'text', 'path', 'key', 'reservationId', 'userId'] as const;

/** The ids of those that are new by their keys: what was told already is not told again. */
export async function insertNotices(sql: Sql, notices: readonly NewNotice[], now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = notices.map((notice) => ({ ...notice, createdAt: now }));
  const made = await sql<{ id: number; key: string }[]>`
    insert into reservation_notices ${sql(rows, ...insertedColumns)} on conflict (key) do nothing returning id, key`;
  return new Map(made.map(({ id, key }) => [key, id]));
}

/** Of what nobody was told yet, with ids of their own. Throws a violation of `reservation_notices_key_key`. */
export async function insertNewNotices(sql: Sql, notices: readonly (NewNotice & { id: number })[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const all = <Name extends keyof NewNotice | 'id'>(name: Name) => notices.map((notice) => notice[name]);
  await sql`
    insert into reservation_notices (id, key, reservation_id, user_id, title, text, path, created_at) overriding system value
    select *, ${now}::timestamptz from unnest(${all('id')}::bigint[], ${all('key')}::text[], ${all('reservationId')}::bigint[],
      ${all('userId')}::bigint[], ${all('title')}::text[], ${all('text')}::text[], ${all('path')}::text[])`;
}

/** Undefined when it has been deleted. */
export async function findNotice(sql: Sql, id: number): Promise<Notice | undefined> {
  const [row] = await sql<Notice[]>`select title, text, path from reservation_notices where id = ${id}`;
  return row;
}

export async function deleteNoticesBefore(sql: Sql, before: Date): Promise<void> {
  await sql`delete from reservation_notices where created_at < ${before}`;
}

export type NoticeRow = Notice & { id: number; reservationId: number; readAt: string | null; createdAt: string };

/** The last first. */
export async function listNotices(sql: Sql, userId: number, page: Page): Promise<NoticeRow[]> {
  return sql<NoticeRow[]>`
    select id, reservation_id, title, text, path, read_at, created_at from reservation_notices
    where user_id = ${userId} order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countNotices(sql: Sql, userId: number, { unreadOnly }: { unreadOnly: boolean }): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from reservation_notices where user_id = ${userId} ${unreadOnly ? sql`and read_at is null` : sql``}`;
  return row!.total;
}

/** All of them when `ids` is null; somebody else's stay as they are. */
export async function markRead(sql: Sql, userId: number, ids: readonly number[] | null, now: Date): Promise<void> {
  await sql`
    update reservation_notices set read_at = ${now}
    where user_id = ${userId} and read_at is null ${ids ? sql`and id = any(${[...ids]})` : sql``}`;
}
