import type { Sql } from '../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../platform/database/page-of-rows.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type RoundRow = {
  id: number;
  title: string;
  description: string;
  prizes: string[];
  startsAt: string;
  endsAt: string;
  announcedAt: string | null;
  entryCount: number;
};

export type EntryRow = {
  id: number;
  roundId: number;
  userId: number | null;
  title: string;
  content: string;
  images: string[];
  likeCount: number;
  commentCount: number;
  place: number | null;
  isLiked: boolean;
  isReported: boolean;
  /** The reason why an operator has hidden it; null while it is shown. */
  hiddenReason: string | null;
  createdAt: string;
  updatedAt: string | null;
};

export type EntrySort = 'recent' | 'popular';

const roundColumns = (sql: Sql) => sql`id, title, description, prizes, starts_at, ends_at, announced_at, entry_count`;
const entryColumns = (sql: Sql, viewerId: number | null) => sql`
  id, round_id, user_id, title, content, images, like_count, comment_count, place, hidden_reason, created_at, updated_at,
  exists (select 1 from contest_likes l where l.entry_id = contest_entries.id and l.user_id = ${viewerId}) as is_liked,
  exists (select 1 from reported_things r where r.kind = 'entry' and r.thing_id = contest_entries.id and r.reporter_id = ${viewerId})
    as is_reported`;

/** The one that runs, else the next, else the last. */
export async function findCurrentRound(sql: Sql, now: Date): Promise<RoundRow | undefined> {
  const [row] = await sql<RoundRow[]>`
    select ${roundColumns(sql)} from contest_rounds
    order by (starts_at <= ${now} and ends_at > ${now}) desc, (starts_at > ${now}) desc,
      case when starts_at > ${now} then starts_at end, ends_at desc limit 1`;
  return row;
}

export async function findRound(sql: Sql, id: number): Promise<RoundRow | undefined> {
  const [row] = await sql<RoundRow[]>`select ${roundColumns(sql)} from contest_rounds where id = ${id}`;
  return row;
}

/** The latest first. */
export async function listRounds(sql: Sql, page: Page): Promise<ListedPage<RoundRow>> {
  return pageOfRows<RoundRow>(sql, () => sql`select ${roundColumns(sql)} from contest_rounds order by starts_at desc, id desc`, page);
}

export type NewRound = Omit<RoundRow, 'id' | 'announcedAt' | 'entryCount'> & { createdAt: Date };

/** Throws a violation of `contest_rounds_apart`. */
export async function insertRound(sql: Sql, round: NewRound): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into contest_rounds ${sql(round, 'title', 'description', 'prizes', 'startsAt', 'endsAt', 'createdAt')} returning id`;
  return row!.id;
}

export async function announceRound(
  sql: Sql,
  id: number,
  winners: readonly { entryId: number; place: number }[],
  now: Date,
): Promise<void> {
  await sql`update contest_entries set place = null where round_id = ${id} and place is not null`;
  for (const { entryId, place } of winners)
    await sql`update contest_entries set place = ${place} where id = ${entryId} and round_id = ${id}`;
  await sql`update contest_rounds set announced_at = ${now} where id = ${id}`;
}

export async function listEntries(
  sql: Sql,
  { roundId, sort, viewerId }: { roundId: number; sort: EntrySort; viewerId: number | null },
  page: Page,
): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select ${entryColumns(sql, viewerId)} from contest_entries where round_id = ${roundId} and hidden_at is null
    order by ${sort === 'popular' ? sql`like_count desc, id desc` : sql`id desc`} limit ${page.count} offset ${offsetOf(page)}`;
}

/** The most liked of a round; none that nobody likes. */
export async function listBest(sql: Sql, roundId: number, viewerId: number | null, most: number): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select ${entryColumns(sql, viewerId)} from contest_entries where round_id = ${roundId} and hidden_at is null and like_count > 0
    order by like_count desc, id desc limit ${most}`;
}

export async function listWinners(sql: Sql, roundId: number, viewerId: number | null): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select ${entryColumns(sql, viewerId)} from contest_entries where round_id = ${roundId} and hidden_at is null and place is not null order by place`;
}

export async function listEntriesBy(sql: Sql, userId: number, page: Page): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select ${entryColumns(sql, userId)} from contest_entries where user_id = ${userId}
    order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

/** `roundId` undefined: of all rounds. */
export async function countEntriesBy(sql: Sql, userId: number, roundId?: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from contest_entries
    where user_id = ${userId} ${roundId === undefined ? sql`` : sql`and round_id = ${roundId}`}`;
  return row!.total;
}

export async function findEntry(sql: Sql, id: number, viewerId: number | null): Promise<EntryRow | undefined> {
  const [row] = await sql<EntryRow[]>`select ${entryColumns(sql, viewerId)} from contest_entries where id = ${id}`;
  return row;
}

/** False when it is gone. */
export async function lockEntry(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select 1 from contest_entries where id = ${id} for update`;
  return rows.length === 1;
}

export async function lockRound(sql: Sql, id: number): Promise<void> {
  await sql`select 1 from contest_rounds where id = ${id} for update`;
}

type Entry = Pick<EntryRow, 'title' | 'content' | 'images'>;

export async function insertEntry(sql: Sql, entry: Entry & { roundId: number; userId: number; createdAt: Date }): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into contest_entries ${sql(entry, 'roundId', 'userId', 'title', 'content', 'images', 'createdAt')} returning id`;
  await sql`update contest_rounds set entry_count = entry_count + 1 where id = ${entry.roundId}`;
  return row!.id;
}

export async function updateEntry(sql: Sql, id: number, { title, content, images, updatedAt }: Entry & { updatedAt: Date }): Promise<void> {
  await sql`update contest_entries set title = ${title}, content = ${content}, images = ${images}, updated_at = ${updatedAt} where id = ${id}`;
}

export async function deleteEntry(sql: Sql, { id, roundId, hiddenReason }: EntryRow): Promise<void> {
  await sql`delete from contest_entries where id = ${id}`;
  if (hiddenReason === null) await addToEntryCount(sql, roundId, -1);
}

/** On a locked entry; a second reason replaces the first. */
export async function hideEntry(sql: Sql, { id, roundId, hiddenReason }: EntryRow, reason: string, now: Date): Promise<void> {
  await sql`update contest_entries set hidden_at = coalesce(hidden_at, ${now}), hidden_reason = ${reason} where id = ${id}`;
  if (hiddenReason === null) await addToEntryCount(sql, roundId, -1);
}

/** On a locked entry. */
export async function showEntry(sql: Sql, { id, roundId, hiddenReason }: EntryRow): Promise<void> {
  await sql`update contest_entries set hidden_at = null, hidden_reason = null where id = ${id}`;
  if (hiddenReason !== null) await addToEntryCount(sql, roundId, 1);
}

/** Of the entries that are shown. */
async function addToEntryCount(sql: Sql, roundId: number, by: 1 | -1): Promise<void> {
  await sql`update contest_rounds set entry_count = entry_count + ${by} where id = ${roundId}`;
}

/** Under the entry's lock. */
export async function toggleEntryLike(sql: Sql, entryId: number, userId: number, now: Date): Promise<void> {
  const gone = await sql`delete from contest_likes where entry_id = ${entryId} and user_id = ${userId} returning 1`;
  if (gone.length === 0) await sql`insert into contest_likes (entry_id, user_id, created_at) values (${entryId}, ${userId}, ${now})`;
  await sql`update contest_entries set like_count = like_count + ${gone.length === 0 ? 1 : -1} where id = ${entryId}`;
}

export async function listLikers(sql: Sql, entryId: number, page: Page): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    select user_id from contest_likes where entry_id = ${entryId}
    order by created_at desc, user_id desc limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(({ userId }) => userId);
}
