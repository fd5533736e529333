import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { Listing, ListingKind, ListingsVerbs } from '../listings/index.ts';
import { checkCount, MOST_FAVOURITES, toMarks, type Mark } from './favourites.policy.ts';
import * as store from './favourites.sql.ts';

/** `markedAt`: null where it is nobody's favourite that was asked for. */
export type ListedListing = { listing: Listing; picture: string | null; markedAt: string | null };
type FavouritesQuery = { kind?: ListingKind | null; page?: number | null; count?: number | null };
type Invalid = AppError<'VALIDATION_FAILED'>;
type TooOften = AppError<'TOO_MANY_REQUESTS'>;

/** Listings that people mark with a heart. Ids are numbers of `businesses.id`. */
export type FavouritesService = {
  listMyFavourites(viewer: Viewer, asked: FavouritesQuery): Promise<Result<ListedListing[], Invalid>>;
  countMyFavourites(viewer: Viewer, kind: ListingKind | null): Promise<number>;
  /** The viewer's favourites among these. */
  listMarked(viewer: Viewer, ids: number[]): Promise<Result<number[], Invalid>>;
  /** The public ones of these, in their order. */
  listPublic(ids: number[]): Promise<Result<ListedListing[], Invalid>>;
  /** Marks a public listing, or leaves it marked: NOT_FOUND, TOO_MANY_FAVOURITES beyond 500. */
  addFavourite(viewer: Viewer, id: number): Promise<Result<null, TooOften | AppError<'NOT_FOUND' | 'TOO_MANY_FAVOURITES'>>>;
  /** Marks what can be marked of these, the latest first, up to the 500 of a person: how many there are more. */
  addFavourites(viewer: Viewer, marks: Mark[]): Promise<Result<number, TooOften | Invalid>>;
  removeFavourite(viewer: Viewer, id: number): Promise<Result<null, TooOften>>;
  /** All of a person who leaves, inside the caller's transaction. */
  forgetFavourites(tx: Sql, userId: number): Promise<void>;
};

export type FavouritesDeps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  listings: Pick<ListingsVerbs, 'listListings' | 'lockPublic' | 'picturesOf'>;
};

const notListed = notFound('지금은 목록에 없는 곳이에요.');
const tooMany = conflict('TOO_MANY_FAVOURITES', `${MOST_FAVOURITES}곳까지 찜할 수 있어요. 찜한 곳에서 몇 곳을 해제한 뒤 다시 눌러 주세요.`);

export function createFavouritesService({ db, clock, rateLimits, listings }: FavouritesDeps): FavouritesService {
  const limitWrites = createLimitWrites(rateLimits);

  async function listed(marks: readonly { businessId: number; markedAt: string | null }[]): Promise<ListedListing[]> {
    const ids = marks.map(({ businessId }) => businessId);
    const [found, pictures] = await Promise.all([listings.listListings(ids), listings.picturesOf(ids)]);
    const byId = new Map(found.map((listing) => [listing.id, listing]));
    return marks.flatMap(({ businessId, markedAt }) => {
      const listing = byId.get(businessId);
      const picture = pictures.find((one) => one.businessId === businessId)?.filepath ?? null;
      return listing?.isPublic ? [{ listing, picture, markedAt }] : [];
    });
  }

  return {
    async listMyFavourites(viewer, { kind, page, count }) {
      const asked = parsePage(page, count);
      return asked.ok ? ok(await listed(await store.listMarks(db, viewer.id, kind ?? null, asked.value))) : asked;
    },
    countMyFavourites: (viewer, kind) => store.countPublicMarks(db, viewer.id, kind),
    async listMarked(viewer, ids) {
      const checked = checkCount(ids, 'listingIds');
      return checked.ok ? ok(await store.listMarked(db, viewer.id, ids)) : checked;
    },
    async listPublic(ids) {
      const checked = checkCount(ids, 'listingIds');
      return checked.ok ? ok(await listed([...new Set(ids)].map((businessId) => ({ businessId, markedAt: null })))) : checked;
    },
    async addFavourite(viewer, id) {
      const allowed = await limitWrites('favourite', viewer);
      if (!allowed.ok) return allowed;
      return inTransaction<Result<null, AppError<'NOT_FOUND' | 'TOO_MANY_FAVOURITES'>>>(db, async (tx) => {
        await store.lockFavouritesOf(tx, viewer.id);
        const [listing] = await listings.lockPublic(tx, [id]);
        if (!listing) return err(notListed);
        if ((await store.listMarked(tx, viewer.id, [id])).length > 0) return ok(null);
        if ((await store.countMarks(tx, viewer.id)) >= MOST_FAVOURITES) return err(tooMany);
        await store.insertMarks(tx, viewer.id, [{ businessId: id, markedAt: clock.now() }]);
        return ok(null);
      });
    },
    async addFavourites(viewer, given) {
      const checked = checkCount(given, 'favourites');
      if (!checked.ok) return checked;
      const allowed = await limitWrites('favourite', viewer);
      if (!allowed.ok) return allowed;
      const ids = given.map(({ businessId }) => businessId);
      return inTransaction<Result<number, never>>(db, async (tx) => {
        await store.lockFavouritesOf(tx, viewer.id);
        const there = new Set((await listings.lockPublic(tx, ids)).map(({ id }) => id));
        const marked = new Set(await store.listMarked(tx, viewer.id, ids));
        const room = MOST_FAVOURITES - (await store.countMarks(tx, viewer.id));
        const more = toMarks(given, clock.now()).filter(({ businessId }) => there.has(businessId) && !marked.has(businessId));
        const added = more.slice(0, Math.max(0, room));
        await store.insertMarks(tx, viewer.id, added);
        return ok(added.length);
      });
    },
    async removeFavourite(viewer, id) {
      const allowed = await limitWrites('favourite', viewer);
      if (allowed.ok) await store.deleteMark(db, viewer.id, id);
      return allowed;
    },
    forgetFavourites: (tx, userId) => store.deleteMarksOf(tx, userId),
  };
}
