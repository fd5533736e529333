import type { Database, Sql } from '../../platform/database/database.ts';
import { notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { offsetOf, parsePage } from '../../platform/paging.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { countWithExpertise, listWithExpertise } from './expertise.sql.ts';
import { MOST_LISTED } from './lists.service.ts';
import { countVisited, listUnvisited, listVisited } from './most-visited.sql.ts';
import type { WeeklyHours } from './opening-hours.policy.ts';
import { canSeeListing } from './places.policy.ts';
import * as store from './places.sql.ts';
import type { Picture, Place, PlaceKind } from './places.sql.ts';
import { regionCodes } from './regions.ts';
import type { Paged } from './search.service.ts';
import { listPublicEntries, listPublicParts } from './sitemap.sql.ts';

type Area = { sido?: string | null; sigungu?: string | null };

export type PlacesService = {
  /** For a viewer: public, or the viewer's own. */
  getListing(kind: PlaceKind, viewerId: number | undefined, id: number): Promise<Result<Place, AppError<'NOT_FOUND'>>>;
  /** Those with visitors in the last 30 days, most first, today's included. */
  getVisitedListings(kind: PlaceKind, asked: Paged): Promise<Result<Place[], AppError<'VALIDATION_FAILED'>>>;
  /** Of these, up to 10,000. */
  getVisitedListingsCount(kind: PlaceKind): Promise<number>;
  /** The same, and then those without visitors, most reviewed first. */
  getMostVisitedListings(kind: PlaceKind, asked: Paged): Promise<Result<Place[], AppError<'VALIDATION_FAILED'>>>;
  /** For other domains: a listing in any state, inside the caller's transaction or not. */
  findListing(sql: Sql, kind: PlaceKind, id: number): Promise<Place | undefined>;
  /** For other domains: listings in any state, in no particular order; unknown ids are left out. */
  listHospitals(ids: number[]): Promise<Place[]>;
  /** For other domains: the public ones of these, none of which is deleted before the caller's transaction ends. */
  lockPublic(tx: Sql, ids: number[]): Promise<Pick<Place, 'id' | 'kind' | 'ownerUserId'>[]>;
  /** The listing of this kind that this account owns, in any state. */
  listingOfOwner(kind: PlaceKind, userId: number): Promise<Place | undefined>;
  /** Weekly hours, Sunday first; null when not known or there is no such hospital. */
  openingHoursOf(hospitalId: number): Promise<WeeklyHours | null>;
  picturesOf(businessIds: number[]): Promise<Picture[]>;
  /**
   * Public hospitals whose text on their expertise holds any of these words of at least two letters, or whose name says
   * the field of one: premium first, then by score.
   */
  listHospitalsWithExpertise(words: readonly string[], asked: Area & Paged): Promise<Result<Place[], AppError<'VALIDATION_FAILED'>>>;
  countHospitalsWithExpertise(words: readonly string[], asked: Area): Promise<number>;
  /** Every public listing of this kind. */
  listingFeed(kind: PlaceKind): SitemapFeed;
};

const NOT_FOUND = { hospital: '병원을 찾을 수 없어요.', pharmacy: '약국을 찾을 수 없어요.', company: '업체를 찾을 수 없어요.' };

export function createPlacesService({ db }: { db: Database }): PlacesService {
  return {
    async getListing(kind, viewerId, id) {
      const place = await store.findPlace(db, kind, id);
      return place && canSeeListing(viewerId, place) ? ok(place) : err(notFound(NOT_FOUND[kind]));
    },
    async getVisitedListings(kind, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      return ok(offsetOf(page.value) < MOST_LISTED ? await listVisited(db, kind, page.value) : []);
    },
    getVisitedListingsCount: (kind) => countVisited(db, kind, MOST_LISTED),
    async getMostVisitedListings(kind, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const last = offsetOf(page.value) + page.value.count;
      if (offsetOf(page.value) >= MOST_LISTED) return ok([]);
      const visited = await listVisited(db, kind, page.value);
      if (visited.length === page.value.count) return ok(visited);
      return ok([...visited, ...(await listUnvisited(db, kind, await countVisited(db, kind, last), page.value))]);
    },
    findListing: (sql, kind, id) => store.findPlace(sql, kind, id),
    listHospitals: (ids) => store.listPlaces(db, ids),
    lockPublic: (tx, ids) => store.lockPublicPlaces(tx, ids),
    listingOfOwner: (kind, userId) => store.findPlaceOfOwner(db, kind, userId),
    openingHoursOf: async (id) => (await store.findPlace(db, 'hospital', id))?.businessHours ?? null,
    picturesOf: (ids) => store.listPictures(db, ids),
    async listHospitalsWithExpertise(words, { sido, sigungu, page, count }) {
      const asked = parsePage(page, count);
      return asked.ok ? ok(await listWithExpertise(db, { words, regionCodes: regionCodes(sido, sigungu) }, asked.value)) : asked;
    },
    countHospitalsWithExpertise: (words, { sido, sigungu }) => countWithExpertise(db, { words, regionCodes: regionCodes(sido, sigungu) }),
    listingFeed: (kind) => ({ parts: () => listPublicParts(db, kind), entries: (slice) => listPublicEntries(db, kind, slice) }),
  };
}
