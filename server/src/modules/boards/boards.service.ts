import { seoulDate } from '@petcare/time';
import { decideLike } from '../../platform/access/likes.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noAccessPermission, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import { cleanRichText, excerptOf, picturesIn, RAW_CONTENT_MAX } from '../../platform/text/rich-text.ts';
import type { ForeignUpload, Uploads } from '../../platform/uploads/uploads.ts';
import { canWritePost, checkPost, contentTooLong, isAuthor, toBoardId, type BoardId } from './boards.policy.ts';
import * as store from './boards.sql.ts';
import { listPostEntries, listPostParts } from './sitemap.sql.ts';

export type Post = store.PostRow;
export type AskedPage = { page?: number | null; count?: number | null };
/** Who looks: an account, or an address. */
export type Visitor = { viewerId?: number; ip: string };
type Draft = { title: string; content: string };
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;
type Refused = AppError<'NO_ACCESS_PERMISSION'>;

/** Posts. A person sees boards by their ids; an unknown one is NOT_FOUND. */
export type BoardsService = {
  listPosts(board: string, asked: AskedPage, viewerId?: number): Promise<Result<Post[], Invalid | Missing>>;
  countPosts(board: string): Promise<Result<number, Missing>>;
  listMyPosts(viewer: Viewer, board: string, asked: AskedPage): Promise<Result<Post[], Invalid | Missing>>;
  countMyPosts(viewer: Viewer, board: string): Promise<Result<number, Missing>>;
  readPost(board: string, which: { id?: number; idx?: number }, viewerId?: number): Promise<Result<Post, Missing>>;
  /** Every post of a board by its number. */
  postFeed(board: BoardId): SitemapFeed;
  /** Once a day per visitor; false when counted already. */
  countPostView(id: number, visitor: Visitor): Promise<Result<boolean, Missing>>;
  writePost(viewer: Viewer, board: string, draft: Draft): Promise<Result<Post, AppError>>;
  editPost(viewer: Viewer, id: number, draft: Draft): Promise<Result<Post, Invalid | Missing | Refused | ForeignUpload>>;
  deletePost(viewer: Viewer, id: number): Promise<Result<true, Missing | Refused>>;
  /** Gives a thumbs-up, or takes it back. OWN_LIKE for the author. */
  toggleLike(viewer: Viewer, id: number): Promise<Result<Post, Missing | AppError<'OWN_LIKE'>>>;
};

type BoardsDeps = { db: Database; clock: Clock; rateLimits: RateLimiter; uploads: Uploads };

const WRITES = { max: 30, windowSeconds: 600 };
const noBoard = notFound('없는 게시판이에요.');
const noPost = notFound('없는 글이에요. 이미 지워졌을 수 있어요.');

export function createBoardsService({ db, clock, rateLimits, uploads }: BoardsDeps): BoardsService {
  const onBoard = <T, E extends AppError>(
    text: string,
    then: (board: BoardId) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing>> => {
    const board = toBoardId(text);
    return board ? then(board) : Promise.resolve(err(noBoard));
  };

  async function ownPost(viewer: Viewer, id: number): Promise<Result<Post, Missing | Refused>> {
    const post = await store.findPost(db, id, viewer.id);
    if (!post) return err(noPost);
    return isAuthor(viewer.id, post.userId) ? ok(post) : err(noAccessPermission);
  }

  /** Runs `change` on a post of the viewer's that nobody else changes meanwhile. */
  function onOwnPost<T, E extends AppError>(
    viewer: Viewer,
    id: number,
    change: (tx: Transaction, post: Post) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing | Refused>> {
    return inTransaction<Result<T, E | Missing | Refused>>(db, async (tx) => {
      await store.lockPost(tx, id);
      const post = await store.findPost(tx, id, viewer.id);
      if (!post) return err(noPost);
      return isAuthor(viewer.id, post.userId) ? change(tx, post) : err(noAccessPermission);
    });
  }

  function parseDraft({ title, content }: Draft): Result<Draft, Invalid> {
    if (content.length > RAW_CONTENT_MAX) return err(validationFailed([contentTooLong]));
    const cleaned = { title: oneLine(title), ...cleanRichText(content) };
    const errors = checkPost(cleaned);
    return errors.length > 0 ? err(validationFailed(errors)) : ok({ title: cleaned.title, content: cleaned.html });
  }

  return {
    listPosts: (text, asked, viewerId) =>
      onBoard(text, async (board) => {
        const page = parsePage(asked.page, asked.count);
        return page.ok ? ok((await store.listPosts(db, board, viewerId ?? null, page.value)).map(asListed)) : page;
      }),
    countPosts: (text) => onBoard(text, async (board) => ok(await store.countPosts(db, board))),
    listMyPosts: (viewer, text, asked) =>
      onBoard(text, async (board) => {
        const page = parsePage(asked.page, asked.count);
        return page.ok ? ok((await store.listPostsBy(db, viewer.id, board, page.value)).map(asListed)) : page;
      }),
    countMyPosts: (viewer, text) => onBoard(text, async (board) => ok(await store.countPosts(db, board, viewer.id))),

    readPost: (text, { id, idx }, viewerId) =>
      onBoard(text, async (board) => {
        const post = await (idx === undefined
          ? store.findPost(db, id ?? 0, viewerId ?? null)
          : store.findPostByIdx(db, board, idx, viewerId ?? null));
        return post?.boardId === board ? ok(post) : err(noPost);
      }),

    postFeed: (board) => ({ parts: () => listPostParts(db, board), entries: (slice) => listPostEntries(db, board, slice) }),

    async countPostView(id, { viewerId, ip }) {
      const post = await store.findPost(db, id, null);
      if (!post) return err(noPost);
      const visitor = viewerId === undefined ? `ip:${ip}` : `user:${viewerId}`;
      return ok(await store.countView(db, { postId: id, day: seoulDate(clock.now()), visitor }));
    },

    writePost: (viewer, text, draft) =>
      onBoard<Post, AppError>(text, async (board) => {
        if (!canWritePost(board, viewer)) return err(noAccessPermission);
        const parsed = parseDraft(draft);
        if (!parsed.ok) return parsed;
        const allowed = await rateLimits.hit(`post:${viewer.id}`, WRITES);
        if (!allowed.ok) return allowed;
        return inTransaction<Result<Post, AppError>>(db, async (tx) => {
          const id = await store.insertPost(tx, { ...parsed.value, boardId: board, userId: viewer.id, createdAt: clock.now() });
          const taken = await uploads.takeOver(tx, viewer.id, { before: [], after: picturesIn(parsed.value.content) });
          if (!taken.ok) return taken;
          const post = await store.findPost(tx, id, viewer.id);
          return post ? ok(post) : err(noPost);
        });
      }),

    async editPost(viewer, id, draft) {
      const own = await ownPost(viewer, id);
      if (!own.ok) return own;
      const parsed = parseDraft(draft);
      if (!parsed.ok) return parsed;
      return onOwnPost<Post, Missing | ForeignUpload>(viewer, id, async (tx, before) => {
        await store.updatePost(tx, id, { ...parsed.value, updatedAt: clock.now() });
        const pictures = { before: picturesIn(before.content), after: picturesIn(parsed.value.content) };
        const taken = await uploads.takeOver(tx, viewer.id, pictures);
        if (!taken.ok) return taken;
        const post = await store.findPost(tx, id, viewer.id);
        return post ? ok(post) : err(noPost);
      });
    },

    deletePost: (viewer, id) =>
      onOwnPost<true, Missing>(viewer, id, async (tx, post) => {
        await store.deletePost(tx, id);
        await uploads.handOver(tx, picturesIn(post.content));
        return ok(true);
      }),

    toggleLike: (viewer, id) =>
      inTransaction(db, async (tx) => {
        const liked = (await store.lockPost(tx, id)) ? await store.findPost(tx, id, viewer.id) : undefined;
        if (!liked) return err(noPost);
        const allowed = decideLike(viewer, liked);
        if (!allowed.ok) return allowed;
        await store.toggleLike(tx, id, viewer.id, clock.now());
        const post = await store.findPost(tx, id, viewer.id);
        return post ? ok(post) : err(noPost);
      }),
  };
}

function asListed(post: Post): Post {
  return { ...post, content: excerptOf(post.content) };
}
