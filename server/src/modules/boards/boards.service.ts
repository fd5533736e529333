import { addDays, seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid, noAccessPermission, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { maskNumbers, maskNumbersInHtml } from '../../platform/text/mask-numbers.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import { cleanRichText, picturesIn, RAW_CONTENT_MAX, wordsOfHtml } from '../../platform/text/rich-text.ts';
import type { ForeignUpload, Uploads } from '../../platform/uploads/uploads.ts';
import type { PetsService } from '../pets/index.ts';
import type { WordsService } from '../words/index.ts';
import {
  canWritePost,
  checkPost,
  contentTooLong,
  isAuthor,
  isShown,
  monthsBetween,
  RUNNING,
  toBoardId,
  type BoardId,
  type PostFacts,
} from './boards.policy.ts';
import * as store from './boards.sql.ts';
import { addToCount } from './lists.sql.ts';
import { listPostEntries, listPostParts } from './sitemap.sql.ts';

export type Post = store.PostRow;
/** A visitor: an account, or an address. */
export type Visitor = { viewerId?: number; ip: string };
/** Fields that are left out stay as they are. `petId` is one of the writer's own pets: a question keeps what it was then. */
export type Draft = { title: string; content: string; petId?: number | null } & PostFacts;
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;
type Forbidden = AppError<'NO_ACCESS_PERMISSION'>;
type TooMany = AppError<'TOO_MANY_REQUESTS'>;

/** Posts. A person sees boards by their ids; an unknown one is NOT_FOUND. */
export type BoardsService = {
  readPost(board: string, which: { id?: number; idx?: number }, viewerId?: number): Promise<Result<Post, Missing>>;
  /** The id of a post by its number, hidden ones too. */
  findPostId(board: string, idx: number): Promise<Result<number, Missing>>;
  /** Every post of a board by its number. */
  postFeed(board: BoardId): SitemapFeed;
  /** Once a day per visitor; false when counted already. */
  countPostView(id: number, visitor: Visitor): Promise<Result<boolean, Missing>>;
  writePost(viewer: Viewer, board: string, draft: Draft): Promise<Result<Post, AppError>>;
  editPost(viewer: Viewer, id: number, draft: Draft): Promise<Result<Post, Invalid | Missing | Forbidden | TooMany | ForeignUpload>>;
  deletePost(viewer: Viewer, id: number): Promise<Result<true, Missing | Forbidden>>;
  /** Forgets viewers of days that are over; how many there were is kept. */
  forgetOldViews(): Promise<void>;
};

const FORGOTTEN_AT_ONCE = 10_000;

type BoardsDeps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  uploads: Uploads;
  pets: Pick<PetsService, 'getPet'>;
  words: Pick<WordsService, 'check'>;
};
type PetFacts = Pick<Post, 'petKind' | 'petMonths'>;

const noBoard = notFound('없는 게시판이에요.');
const noPost = notFound('없는 글이에요. 이미 삭제됐을 수 있어요.');
const nothingBefore = { category: null, status: RUNNING, symptom: null, petKind: null, petMonths: null };

export function createBoardsService({ db, clock, rateLimits, uploads, pets, words }: BoardsDeps): BoardsService {
  const limitWrites = createLimitWrites(rateLimits);
  const onBoard = <T, E extends AppError>(
    text: string,
    then: (board: BoardId) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing>> => {
    const board = toBoardId(text);
    return board ? then(board) : Promise.resolve(err(noBoard));
  };

  async function ownPost(viewer: Viewer, id: number): Promise<Result<Post, Missing | Forbidden>> {
    const post = await store.findPost(db, id, viewer.id);
    if (!post) return err(noPost);
    return isAuthor(viewer.id, post.userId) ? ok(post) : err(noAccessPermission);
  }

  /** Runs `change` on a post of the viewer's that nobody else changes meanwhile. */
  function onOwnPost<T, E extends AppError>(
    viewer: Viewer,
    id: number,
    change: (tx: Transaction, post: Post) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing | Forbidden>> {
    return inTransaction<Result<T, E | Missing | Forbidden>>(db, async (tx) => {
      await store.lockPost(tx, id);
      const post = await store.findPost(tx, id, viewer.id);
      if (!post) return err(noPost);
      return isAuthor(viewer.id, post.userId) ? change(tx, post) : err(noAccessPermission);
    });
  }

  /** The chosen pet as it is now; undefined where it is none of the viewer's. */
  async function petFacts(viewer: Viewer, petId: number): Promise<PetFacts | undefined> {
    const pet = await pets.getPet(viewer, petId);
    if (!pet.ok) return undefined;
    const { kindName, birthday } = pet.value;
    return { petKind: kindName, petMonths: birthday === null ? null : monthsBetween(birthday, seoulDate(clock.now())) };
  }

  /** The draft as it is stored, over what was there before. */
  async function parseDraft(
    viewer: Viewer,
    board: BoardId,
    { title, content, petId, ...facts }: Draft,
    before: Omit<store.PostValues, 'title' | 'content'>,
  ): Promise<Result<store.PostValues, Invalid>> {
    if (content.length > RAW_CONTENT_MAX) return err(validationFailed([contentTooLong]));
    const cleaned = { title: oneLine(title), ...cleanRichText(content) };
    const errors = checkPost(board, { ...cleaned, ...facts });
    const pet = petId == null || board !== 'ask' ? before : await petFacts(viewer, petId);
    if (!pet) errors.push(invalid('petId', 'exists', '반려동물을 다시 골라 주세요.'));
    const texts = {
      title: { label: '제목', text: cleaned.title },
      content: { label: '내용', text: wordsOfHtml(cleaned.html) },
      symptom: { label: '증상', text: facts.symptom },
    };
    if (errors.length === 0) errors.push(...(await words.check(texts)));
    if (errors.length > 0 || !pet) return err(validationFailed(errors));
    return ok({
      title: maskNumbers(cleaned.title),
      content: maskNumbersInHtml(cleaned.html),
      category: facts.category ?? before.category,
      status: facts.status ?? before.status,
      symptom: facts.symptom == null ? before.symptom : oneLine(facts.symptom) || null,
      petKind: pet.petKind,
      petMonths: pet.petMonths,
    });
  }

  async function takePictures(tx: Transaction, viewer: Viewer, pictures: { before: string[]; after: string[] }, id: number) {
    const taken = await uploads.takeOver(tx, viewer.id, pictures);
    if (!taken.ok) return taken;
    const post = await store.findPost(tx, id, viewer.id);
    return post ? ok(post) : err(noPost);
  }

  return {
    readPost: (text, { id, idx }, viewerId) =>
      onBoard(text, async (board) => {
        const post = await (idx === undefined
          ? store.findPost(db, id ?? 0, viewerId ?? null)
          : store.findPostByIdx(db, board, idx, viewerId ?? null));
        return post?.boardId === board && isShown(post, viewerId) ? ok(post) : err(noPost);
      }),

    findPostId: (text, idx) =>
      onBoard(text, async (board) => {
        const post = await store.findPostByIdx(db, board, idx, null);
        return post ? ok(post.id) : err(noPost);
      }),

    postFeed: (board) => ({ parts: () => listPostParts(db, board), entries: (slice) => listPostEntries(db, board, slice) }),

    async countPostView(id, { viewerId, ip }) {
      const post = await store.findPost(db, id, null);
      if (!post || post.hiddenReason !== null) return err(noPost);
      const visitor = viewerId === undefined ? `ip:${ip}` : `user:${viewerId}`;
      return ok(await store.countView(db, { postId: id, day: seoulDate(clock.now()), visitor }));
    },

    async forgetOldViews() {
      const yesterday = addDays(seoulDate(clock.now()), -1);
      while (await store.forgetViews(db, yesterday, FORGOTTEN_AT_ONCE));
    },

    writePost: (viewer, text, draft) =>
      onBoard<Post, AppError>(text, async (board) => {
        if (!canWritePost(board, viewer)) return err(noAccessPermission);
        const parsed = await parseDraft(viewer, board, draft, nothingBefore);
        if (!parsed.ok) return parsed;
        const allowed = await limitWrites('post', viewer);
        if (!allowed.ok) return allowed;
        const { value } = parsed;
        return inTransaction<Result<Post, AppError>>(db, async (tx) => {
          const id = await store.insertPost(tx, { ...value, boardId: board, userId: viewer.id, createdAt: clock.now() });
          const taken = await takePictures(tx, viewer, { before: [], after: picturesIn(value.content) }, id);
          if (taken.ok) await addToCount(tx, board, [{ category: value.category, by: 1 }]);
          return taken;
        });
      }),

    async editPost(viewer, id, draft) {
      const own = await ownPost(viewer, id);
      if (!own.ok) return own;
      const allowed = await limitWrites('post', viewer);
      if (!allowed.ok) return allowed;
      const parsed = await parseDraft(viewer, own.value.boardId, draft, own.value);
      if (!parsed.ok) return parsed;
      const { value } = parsed;
      return onOwnPost<Post, Missing | ForeignUpload>(viewer, id, async (tx, before) => {
        await store.updatePost(tx, id, { ...value, updatedAt: clock.now() });
        const pictures = { before: picturesIn(before.content), after: picturesIn(value.content) };
        const taken = await takePictures(tx, viewer, pictures, id);
        if (taken.ok && before.hiddenReason === null && before.category !== value.category) {
          const changes = [
            { category: before.category, by: -1 },
            { category: value.category, by: 1 },
          ];
          await addToCount(tx, before.boardId, changes);
        }
        return taken;
      });
    },

    deletePost: (viewer, id) =>
      onOwnPost<true, Missing>(viewer, id, async (tx, post) => {
        await store.deletePost(tx, id);
        await uploads.handOver(tx, picturesIn(post.content));
        if (post.hiddenReason === null) await addToCount(tx, post.boardId, [{ category: post.category, by: -1 }]);
        return ok(true);
      }),
  };
}
