import type { Sql } from '../../platform/database/database.ts';
import { spellingPattern } from '../../platform/text/search-words.ts';
import { LATELY, type PostScope, type PostSort } from './lists.policy.ts';

type Page = { count: number; offset: number };

/** Only marketplace has what is over: elsewhere the number alone orders, and is found in the index. */
const chosen = (sql: Sql, { board, category, before }: PostScope) => sql`
  board_id = ${board} and hidden_at is null ${board === 'marketplace' ? sql`` : sql`and status = 0`}
  ${category === undefined ? sql`` : sql`and category = ${category}`} ${before === undefined ? sql`` : sql`and idx < ${before}`}`;

const ordered = (sql: Sql, sort: PostSort) =>
  sort === 'like' ? sql`order by status, like_count desc, idx desc` : sql`order by status, idx desc`;

const saying = (sql: Sql, words: readonly string[]) => words.map((word) => sql`and spelling like ${spellingPattern(word)}`);
const titled = (sql: Sql, words: readonly string[]) =>
  words.map((word) => sql`and normalize(lower(title), NFD) like ${spellingPattern(word)}`);

const numbers = (rows: readonly { idx: number }[]) => rows.map(({ idx }) => idx);

/** Numbers of the posts of a page. */
export async function listNumbers(sql: Sql, scope: PostScope, sort: PostSort, { count, offset }: Page): Promise<number[]> {
  if (sort === 'popular') return listPopular(sql, scope, { count, offset });
  return numbers(
    await sql<{ idx: number }[]>`
      select idx from board_posts where ${chosen(sql, scope)} ${ordered(sql, sort)} limit ${count} offset ${offset}`,
  );
}

/** A thumb up says as much as two comments, which one person can write. */
async function listPopular(sql: Sql, scope: PostScope, { count, offset }: Page): Promise<number[]> {
  return numbers(
    await sql<{ idx: number }[]>`
      select idx from (
        select idx, status, like_count, comment_count from board_posts
        where ${chosen(sql, scope)} ${ordered(sql, 'recent')} limit ${LATELY}) lately
      order by status, 2 * like_count + comment_count desc, idx desc limit ${count} offset ${offset}`,
  );
}

/** Those among the first `most` of the list that say the words. */
export async function lookThrough(sql: Sql, scope: PostScope, sort: PostSort, most: number): Promise<number[]> {
  return numbers(
    await sql<{ idx: number }[]>`
      select idx from (
        select idx, status, like_count, spelling from board_posts where ${chosen(sql, scope)} ${ordered(sql, sort)} limit ${most}) first
      where true ${saying(sql, scope.words)} ${ordered(sql, sort)}`,
  );
}

/** Those among the first `most` of the list whose titles have the words. */
export async function lookThroughTitles(sql: Sql, scope: PostScope, sort: PostSort, most: number): Promise<number[]> {
  return numbers(
    await sql<{ idx: number }[]>`
      select idx from (
        select idx, status, like_count, title from board_posts where ${chosen(sql, scope)} ${ordered(sql, sort)} limit ${most}) first
      where true ${titled(sql, scope.words)} ${ordered(sql, sort)}`,
  );
}

/** By the index of letters, at most `most` of them. */
export async function findByWords(sql: Sql, scope: PostScope, sort: PostSort, most: number): Promise<number[]> {
  return numbers(
    await sql<{ idx: number }[]>`
      with found as materialized (
        select idx, status, like_count from board_posts where ${chosen(sql, scope)} ${saying(sql, scope.words)} limit ${most})
      select idx from found ${ordered(sql, sort)}`,
  );
}

/** The number of posts of a board, or of a category of it. */
export async function countPosts(sql: Sql, { board, category }: PostScope): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select coalesce(sum(posts), 0)::int as total from board_counts
    where board_id = ${board} ${category === undefined ? sql`` : sql`and category = ${category}`}`;
  return row.total;
}

/** The number of those below a number, counted as far as `most`. */
export async function countBefore(sql: Sql, scope: PostScope, most: number): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from (select from board_posts where ${chosen(sql, scope)} ${ordered(sql, 'recent')} limit ${most}) counted`;
  return row.total;
}

/** Behind everything else that a transaction locks. */
export async function addToCount(sql: Sql, board: string, changes: readonly { category: string | null; by: number }[]): Promise<void> {
  const sorted = [...changes].sort((one, other) => ((one.category ?? '') < (other.category ?? '') ? -1 : 1));
  for (const { category, by } of sorted) {
    await sql`
      insert into board_counts values (${board}, ${category ?? ''}, greatest(0, ${by}::int))
      on conflict (board_id, category) do update set posts = board_counts.posts + ${by}`;
  }
}

export type QuestionState = 'waiting' | 'mine' | 'all';
export type QuestionScope = { state: QuestionState; category: string | undefined; hospitalId: number };

const asked = (sql: Sql, { state, category, hospitalId }: QuestionScope) => sql`
  board_id = 'ask' and status = 0 and hidden_at is null ${category === undefined ? sql`` : sql`and category = ${category}`}
  ${state === 'waiting' ? sql`and answer_count = 0` : sql``}
  ${
    state === 'mine'
      ? sql`and id in (select post_id from board_comments where user_id = ${hospitalId} and parent_id is null and deleted_at is null)`
      : sql``
  }`;

export async function listQuestions(sql: Sql, scope: QuestionScope, { count, offset }: Page): Promise<number[]> {
  return numbers(
    await sql<{ idx: number }[]>`
      select idx from board_posts where ${asked(sql, scope)} order by idx desc limit ${count} offset ${offset}`,
  );
}

export async function countQuestions(sql: Sql, scope: QuestionScope, most: number): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from (select from board_posts where ${asked(sql, scope)} limit ${most}) counted`;
  return row.total;
}
