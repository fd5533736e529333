import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { offsetOf, parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { isIndexed, wordsOf } from '../../platform/text/search-words.ts';
import { excerptOf } from '../../platform/text/rich-text.ts';
import { categories, toBoardId, type BoardId } from './boards.policy.ts';
import * as posts from './boards.sql.ts';
import type { PostRow } from './boards.sql.ts';
import { FIRST_LOOK, LONG_LOOK, MOST_FOUND, MOST_LISTED, OFTEN, type PostScope, type PostSort } from './lists.policy.ts';
import * as store from './lists.sql.ts';

export type AskedPage = { page?: number | null; count?: number | null };
export type AskedPosts = { category?: string | null; search?: string | null; before?: number | null };
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;
export type Neighbour = { idx: number; title: string };

/** Lists of posts, as quick at any number of them. An unknown board is NOT_FOUND. In lists a post has only the beginning of its text. */
export type ListsService = {
  listPosts(
    board: string,
    asked: AskedPosts & AskedPage & { sort?: PostSort | null },
    viewerId?: number,
  ): Promise<Result<PostRow[], Invalid | Missing>>;
  /** Exact for a board or a category; of words, and below a number, as far as a list of them goes. */
  countPosts(board: string, asked: AskedPosts): Promise<Result<number, Invalid | Missing>>;
  listMyPosts(viewer: Viewer, board: string, asked: AskedPage): Promise<Result<PostRow[], Invalid | Missing>>;
  countMyPosts(viewer: Viewer, board: string): Promise<Result<number, Missing>>;
  /** The posts written before and after this one. */
  findNeighbours(board: string, idx: number): Promise<Result<{ previous: Neighbour | null; next: Neighbour | null }, Missing>>;
  listBookmarked(viewer: Viewer, asked: AskedPage): Promise<Result<PostRow[], Invalid>>;
  countBookmarked(viewer: Viewer): Promise<number>;
  /** Questions as hospitals look for them: waiting for any answer, answered by the viewer, or all. */
  listQuestions(
    viewer: Viewer,
    asked: { state: store.QuestionState; category?: string | null } & AskedPage,
  ): Promise<Result<PostRow[], Invalid>>;
  countQuestions(viewer: Viewer, asked: { state: store.QuestionState; category?: string | null }): Promise<Result<number, Invalid>>;
};

const noBoard = notFound('없는 게시판이에요.');
const noCategory = validationFailed([invalid('category', 'isIn', '분류를 다시 골라 주세요.')]);
/** The length of a searched word at most; a longer one is none that somebody looks for. */
const SEARCH_MAX = 100;

export function createListsService(db: Database): ListsService {
  const onBoard = <T, E extends AppError>(
    text: string,
    then: (board: BoardId) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing>> => {
    const board = toBoardId(text);
    return board ? then(board) : Promise.resolve(err(noBoard));
  };

  function scopeOf(board: BoardId, { category, search, before }: AskedPosts): Result<PostScope, Invalid> {
    if (category != null && !categories[board].includes(category)) return err(noCategory);
    const words = wordsOf((search ?? '').slice(0, SEARCH_MAX));
    return ok({ board, category: category ?? undefined, before: before ?? undefined, words });
  }

  /** Numbers of those that say the words, in order. */
  async function find(scope: PostScope, sort: PostSort): Promise<number[]> {
    if (!isIndexed(scope.words)) return store.lookThroughTitles(db, scope, sort, LONG_LOOK);
    const first = await store.lookThrough(db, scope, sort, FIRST_LOOK);
    return first.length >= OFTEN ? first : store.findByWords(db, scope, sort, MOST_FOUND);
  }

  async function shown(board: BoardId, numbers: readonly number[], viewerId: number | null): Promise<PostRow[]> {
    const rows = new Map((await posts.listPostsByIdx(db, board, numbers, viewerId)).map((post) => [post.idx, post]));
    return numbers.flatMap((idx) => rows.get(idx) ?? []).map(asListed);
  }

  return {
    listPosts: (text, { sort, ...asked }, viewerId) =>
      onBoard<PostRow[], Invalid>(text, async (board) => {
        const page = parsePage(asked.page, asked.count);
        if (!page.ok) return page;
        const scope = scopeOf(board, asked);
        if (!scope.ok) return scope;
        const [offset, { count }, order] = [offsetOf(page.value), page.value, sort ?? 'recent'];
        if (offset >= MOST_LISTED) return ok([]);
        const numbers =
          scope.value.words.length > 0
            ? (await find(scope.value, order)).slice(offset, offset + count)
            : await store.listNumbers(db, scope.value, order, { count, offset });
        return ok(await shown(board, numbers, viewerId ?? null));
      }),

    countPosts: (text, asked) =>
      onBoard<number, Invalid>(text, async (board) => {
        const scope = scopeOf(board, asked);
        if (!scope.ok) return scope;
        if (scope.value.words.length > 0) return ok((await find(scope.value, 'recent')).length);
        if (scope.value.before !== undefined) return ok(await store.countBefore(db, scope.value, MOST_LISTED));
        return ok(await store.countPosts(db, scope.value));
      }),

    listMyPosts: (viewer, text, asked) =>
      onBoard<PostRow[], Invalid>(text, async (board) => {
        const page = parsePage(asked.page, asked.count);
        return page.ok ? ok((await posts.listPostsBy(db, viewer.id, board, page.value)).map(asListed)) : page;
      }),
    countMyPosts: (viewer, text) => onBoard(text, async (board) => ok(await posts.countPostsBy(db, board, viewer.id))),

    findNeighbours: (text, idx) => onBoard(text, async (board) => ok(await posts.findNeighbours(db, board, idx))),

    async listBookmarked(viewer, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok((await posts.listBookmarked(db, viewer.id, page.value)).map(asListed)) : page;
    },
    countBookmarked: (viewer) => posts.countBookmarked(db, viewer.id),

    async listQuestions(viewer, { state, category, ...asked }) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const scope = scopeOf('ask', { category: category ?? null });
      if (!scope.ok) return scope;
      const offset = offsetOf(page.value);
      if (offset >= MOST_LISTED) return ok([]);
      const questions = { state, category: scope.value.category, hospitalId: viewer.id };
      return ok(await shown('ask', await store.listQuestions(db, questions, { count: page.value.count, offset }), viewer.id));
    },
    async countQuestions(viewer, { state, category }) {
      const scope = scopeOf('ask', { category: category ?? null });
      if (!scope.ok) return scope;
      return ok(await store.countQuestions(db, { state, category: scope.value.category, hospitalId: viewer.id }, MOST_LISTED));
    },
  };
}

function asListed(post: PostRow): PostRow {
  return { ...post, content: excerptOf(post.content) };
}
