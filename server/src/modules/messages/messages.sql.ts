import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type Box = 'received' | 'sent';
export type MessageRow = {
  id: number;
  type: number;
  senderId: number | null;
  receiverId: number | null;
  content: string;
  createdAt: string;
  readAt: string | null;
  /** By whoever has received it. */
  isReported: boolean;
};

const columns = (sql: Sql) => sql`id, type, sender_id, receiver_id, content, created_at, read_at,
  exists (select 1 from reported_things r
    where r.kind = 'message' and r.thing_id = messages.id and r.reporter_id = messages.receiver_id) as is_reported`;

const inBox = (sql: Sql, box: Box, userId: number) =>
  box === 'received' ? sql`receiver_id = ${userId} and is_with_receiver` : sql`sender_id = ${userId} and is_with_sender`;

/** `people`: ids of those who are meant by the search too. */
export type Search = { text: string; people: readonly number[] } | null;

const matching = (sql: Sql, box: Box, search: Search) =>
  search === null
    ? sql`true`
    : sql`(strpos(lower(content), lower(${search.text})) > 0
        or ${box === 'received' ? sql`sender_id` : sql`receiver_id`} = any(${[...search.people]}::bigint[]))`;

export async function listMessages(sql: Sql, box: Box, userId: number, search: Search, page: Page): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    select ${columns(sql)} from messages where ${inBox(sql, box, userId)} and ${matching(sql, box, search)}
    order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

/** Of one person's box. */
export async function countMessages(sql: Sql, box: Box, userId: number, search: Search): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from messages where ${inBox(sql, box, userId)} and ${matching(sql, box, search)}`;
  return row!.total;
}

export async function countUnread(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from messages where receiver_id = ${userId} and is_with_receiver and read_at is null`;
  return row!.total;
}

/** One that this person has in a box; whoever holds it ends before it is changed further. */
export async function lockMessage(sql: Sql, id: number, userId: number): Promise<MessageRow | undefined> {
  const [row] = await sql<MessageRow[]>`
    select ${columns(sql)} from messages
    where id = ${id} and ((${inBox(sql, 'received', userId)}) or (${inBox(sql, 'sent', userId)})) for update`;
  return row;
}

/** One that this person has received, or any for null; held until the transaction ends. */
export async function lockReceived(sql: Sql, id: number, receiverId: number | null): Promise<MessageRow | undefined> {
  const [row] = await sql<MessageRow[]>`
    select ${columns(sql)} from messages
    where id = ${id} ${receiverId === null ? sql`` : sql`and ${inBox(sql, 'received', receiverId)}`} for update`;
  return row;
}

export async function findMessage(sql: Sql, id: number, userId: number): Promise<MessageRow | undefined> {
  const [row] = await sql<MessageRow[]>`
    select ${columns(sql)} from messages
    where id = ${id} and ((${inBox(sql, 'received', userId)}) or (${inBox(sql, 'sent', userId)}))`;
  return row;
}

type NewMessage = { senderId: number; receiverId: number; content: string; createdAt: Date };

export async function insertMessage(sql: Sql, message: NewMessage): Promise<MessageRow> {
  const [row] = await sql<MessageRow[]>`
    insert into messages ${sql(message, 'senderId', 'receiverId', 'content', 'createdAt')} returning ${columns(sql)}`;
  return row!;
}

export async function markRead(sql: Sql, id: number, userId: number, now: Date): Promise<boolean> {
  const rows = await sql`
    update messages set read_at = ${now} where id = ${id} and ${inBox(sql, 'received', userId)} and read_at is null returning 1`;
  return rows.length > 0;
}

/** On locked ones: takes a person's copy; the row goes with the last. */
export async function takeCopies(sql: Sql, userId: number, id: number | null): Promise<void> {
  const which = id === null ? sql`(sender_id = ${userId} or receiver_id = ${userId})` : sql`id = ${id}`;
  await sql`
    update messages set is_with_sender = is_with_sender and sender_id is distinct from ${userId},
      is_with_receiver = is_with_receiver and receiver_id is distinct from ${userId}
    where ${which}`;
  await sql`delete from messages where ${which} and not is_with_sender and not is_with_receiver`;
}

export async function isBlocked(sql: Sql, userId: number, blockedId: number): Promise<boolean> {
  const rows = await sql`select 1 from message_blocks where user_id = ${userId} and blocked_id = ${blockedId}`;
  return rows.length > 0;
}

export async function insertBlock(sql: Sql, userId: number, blockedId: number, now: Date): Promise<void> {
  await sql`insert into message_blocks ${sql({ userId, blockedId, createdAt: now })} on conflict do nothing`;
}

export async function deleteBlock(sql: Sql, userId: number, blockedId: number): Promise<boolean> {
  const rows = await sql`delete from message_blocks where user_id = ${userId} and blocked_id = ${blockedId} returning 1`;
  return rows.length > 0;
}

export async function listBlocked(sql: Sql, userId: number): Promise<number[]> {
  const rows = await sql<{ blockedId: number }[]>`
    select blocked_id from message_blocks where user_id = ${userId} order by created_at desc, blocked_id limit 200`;
  return rows.map(({ blockedId }) => blockedId);
}
