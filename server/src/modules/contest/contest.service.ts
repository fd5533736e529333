import { decideLike } from '../../platform/access/likes.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import type { UploadedFile } from '../../platform/http/uploaded-file.ts';
import type { Page } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { maskNumbers, maskNumbersInHtml } from '../../platform/text/mask-numbers.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import { cleanRichText, RAW_CONTENT_MAX, wordsOfHtml } from '../../platform/text/rich-text.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import type { WordsService } from '../words/index.ts';
import { checkEntry, contentTooLong, decideOpen, isShown, MOST_ENTRIES, type ContestClosed } from './contest.policy.ts';
import * as store from './contest.sql.ts';
import { listEntryAddresses, listEntryParts } from './sitemap.sql.ts';

export type Round = store.RoundRow;
export type Entry = store.EntryRow;
export type EntryPage = { items: Entry[]; total: number };
type Missing = AppError<'NOT_FOUND'>;
/** Pictures in their order: files that come, and addresses of what waits or stays. */
export type EntryDraft = { title: string; content: string; images: readonly (UploadedFile | string)[] };

/** Entries are public; a round that is not there, an entry that is gone and another's own are NOT_FOUND. */
export type ContestService = {
  /** The round that runs, else the next, else the last; null before the first was made. */
  findRound(): Promise<Round | null>;
  /** The latest first. */
  listRounds(page: Page): Promise<ListedPage<Round>>;
  listWinners(roundId: number, viewerId?: number): Promise<Entry[]>;
  /** Of the current round unless another is named. */
  listEntries(asked: Page & { sort: store.EntrySort; roundId?: number; viewerId?: number }): Promise<Result<EntryPage, Missing>>;
  listBest(viewerId?: number): Promise<Entry[]>;
  listMine(viewer: Viewer, page: Page): Promise<EntryPage>;
  /** Every entry, of past rounds too. */
  entryFeed: SitemapFeed;
  getEntry(id: number, viewerId?: number): Promise<Result<Entry, Missing>>;
  /** CONTEST_CLOSED before and after a round, TOO_MANY_ENTRIES for a fourth one. */
  enter(viewer: Viewer, draft: EntryDraft): Promise<Result<Entry>>;
  /** Fields that are left out stay. */
  change(viewer: Viewer, id: number, draft: Partial<EntryDraft>): Promise<Result<Entry>>;
  remove(viewer: Viewer, id: number): Promise<Result<null>>;
  toggleLike(viewer: Viewer, id: number): Promise<Result<Entry, Missing | ContestClosed | AppError<'OWN_LIKE' | 'TOO_MANY_REQUESTS'>>>;
  listLikers(id: number, page: Page): Promise<Result<{ userIds: number[]; total: number }, Missing>>;
};

const MOST_BEST = 10;
export const noEntry = notFound('없는 응모작이에요. 이미 삭제됐을 수 있어요.');
const noRound = notFound('아직 열린 콘테스트가 없어요.');
const tooMany = conflict('TOO_MANY_ENTRIES', `한 콘테스트에 ${MOST_ENTRIES}점까지 응모할 수 있어요.`);
const won = conflict('ENTRY_HAS_WON', '수상한 응모작은 수정하거나 삭제할 수 없어요. 고객센터로 문의해 주세요.');
const unknownPicture = validationFailed([invalid('image1', 'isKnown', '사진을 다시 골라 주세요.')]);

export type ContestDeps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  uploads: Uploads;
  words: Pick<WordsService, 'check'>;
};

/** Runs `work` on an entry that nobody else changes meanwhile, and whose round stays as it is. */
export async function onEntry<T, E extends AppError>(
  db: Database,
  id: number,
  viewerId: number,
  work: (tx: Transaction, entry: Entry, round: Round) => Promise<Result<T, E>>,
): Promise<Result<T, E | Missing>> {
  return inTransaction<Result<T, E | Missing>>(db, async (tx) => {
    const found = (await store.lockEntry(tx, id)) ? await store.findEntry(tx, id, viewerId) : undefined;
    const entry = found && isShown(found, viewerId) ? found : undefined;
    const round = entry && (await store.findRound(tx, entry.roundId));
    return round ? work(tx, entry, round) : err(noEntry);
  });
}

export function createContestService({ db, clock, rateLimits, uploads, words }: ContestDeps): ContestService {
  const limitWrites = createLimitWrites(rateLimits);
  async function parse({ title, content, images }: EntryDraft): Promise<Result<{ title: string; content: string }>> {
    if (content.length > RAW_CONTENT_MAX) return err(validationFailed([contentTooLong]));
    const cleaned = { title: oneLine(title), ...cleanRichText(content) };
    const texts = { title: { label: '제목', text: cleaned.title }, content: { label: '내용', text: wordsOfHtml(cleaned.html) } };
    const errors = [...checkEntry({ ...cleaned, images: images.length }), ...(await words.check(texts))];
    return errors.length > 0
      ? err(validationFailed(errors))
      : ok({ title: maskNumbers(cleaned.title), content: maskNumbersInHtml(cleaned.html) });
  }

  /** Stores what comes as files, and gives all addresses in their order. */
  function withAddresses<T>(
    viewer: Viewer,
    images: EntryDraft['images'],
    keep: (addresses: string[]) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const files = images.filter((image) => typeof image !== 'string');
    const put = (ids: string[]) => keep(images.map((image) => (typeof image === 'string' ? image : uploads.imageUrl(ids.shift()!))));
    return files.length === 0 ? put([]) : uploads.keepImages(viewer.id, files, put);
  }

  const shown = async (tx: Transaction, id: number, viewerId: number): Promise<Result<Entry, Missing>> => {
    const entry = await store.findEntry(tx, id, viewerId);
    return entry ? ok(entry) : err(noEntry);
  };
  const roundOf = async (roundId?: number) =>
    roundId === undefined ? store.findCurrentRound(db, clock.now()) : store.findRound(db, roundId);

  return {
    entryFeed: { parts: () => listEntryParts(db), entries: (slice) => listEntryAddresses(db, slice) },
    findRound: async () => (await store.findCurrentRound(db, clock.now())) ?? null,
    listRounds: (page) => store.listRounds(db, page),
    listWinners: (roundId, viewerId) => store.listWinners(db, roundId, viewerId ?? null),
    async listEntries({ roundId, sort, viewerId, ...page }) {
      const round = await roundOf(roundId);
      if (!round) return roundId === undefined ? ok({ items: [], total: 0 }) : err(noRound);
      const items = await store.listEntries(db, { roundId: round.id, sort, viewerId: viewerId ?? null }, page);
      return ok({ items, total: round.entryCount });
    },
    async listBest(viewerId) {
      const round = await roundOf();
      return round ? store.listBest(db, round.id, viewerId ?? null, MOST_BEST) : [];
    },
    listMine: async (viewer, page) => ({
      items: await store.listEntriesBy(db, viewer.id, page),
      total: await store.countEntriesBy(db, viewer.id),
    }),
    async getEntry(id, viewerId) {
      const entry = await store.findEntry(db, id, viewerId ?? null);
      return entry && isShown(entry, viewerId) ? ok(entry) : err(noEntry);
    },
    async enter(viewer, draft) {
      const round = await roundOf();
      if (!round) return err(noRound);
      const open = decideOpen(round, clock.now());
      if (!open.ok) return open;
      const parsed = await parse(draft);
      if (!parsed.ok) return parsed;
      const allowed = await limitWrites('contest', viewer);
      if (!allowed.ok) return allowed;
      return withAddresses(viewer, draft.images, (images) =>
        inTransaction<Result<Entry>>(db, async (tx) => {
          // Whoever sends three at once may send no fourth.
          await store.lockRound(tx, round.id);
          const still = decideOpen(round, clock.now());
          if (!still.ok) return still;
          if ((await store.countEntriesBy(tx, viewer.id, round.id)) >= MOST_ENTRIES) return err(tooMany);
          const entry = { ...parsed.value, images, roundId: round.id, userId: viewer.id, createdAt: clock.now() };
          const id = await store.insertEntry(tx, entry);
          const taken = await uploads.takeOver(tx, viewer.id, { before: [], after: images });
          return taken.ok ? shown(tx, id, viewer.id) : taken;
        }),
      );
    },
    async change(viewer, id, draft) {
      const before = await store.findEntry(db, id, viewer.id);
      if (!before || before.userId !== viewer.id) return err(noEntry);
      const whole = { title: before.title, content: before.content, images: before.images, ...draft };
      const parsed = await parse(whole);
      if (!parsed.ok) return parsed;
      if (new Set(whole.images).size < whole.images.length) return err(unknownPicture);
      const allowed = await limitWrites('contest', viewer);
      if (!allowed.ok) return allowed;
      return withAddresses(viewer, whole.images, (images) =>
        onEntry<Entry, AppError>(db, id, viewer.id, async (tx, entry, round) => {
          const open = decideOpen(round, clock.now());
          if (!open.ok) return open;
          await store.updateEntry(tx, id, { ...parsed.value, images, updatedAt: clock.now() });
          const taken = await uploads.takeOver(tx, viewer.id, { before: entry.images, after: images });
          return taken.ok ? shown(tx, id, viewer.id) : taken;
        }),
      );
    },
    remove: (viewer, id) =>
      onEntry<null, AppError>(db, id, viewer.id, async (tx, entry) => {
        if (entry.userId !== viewer.id) return err(noEntry);
        if (entry.place !== null) return err(won);
        await store.deleteEntry(tx, entry);
        await uploads.handOver(tx, entry.images);
        return ok(null);
      }),
    async toggleLike(viewer, id) {
      const few = await limitWrites('contest-like', viewer);
      if (!few.ok) return few;
      return onEntry<Entry, Missing | ContestClosed | AppError<'OWN_LIKE'>>(db, id, viewer.id, async (tx, entry, round) => {
        const open = decideOpen(round, clock.now());
        if (!open.ok) return open;
        const allowed = decideLike(viewer, entry);
        if (!allowed.ok) return allowed;
        await store.toggleEntryLike(tx, id, viewer.id, clock.now());
        return shown(tx, id, viewer.id);
      });
    },
    async listLikers(id, page) {
      const entry = await store.findEntry(db, id, null);
      return entry && isShown(entry, undefined)
        ? ok({ userIds: await store.listLikers(db, id, page), total: entry.likeCount })
        : err(noEntry);
    },
  };
}
