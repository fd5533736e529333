import type { Clock } from '../../platform/clock.ts';
import { seoulDate } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { offsetOf, parsePage } from '../../platform/paging.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { countWithExpertise, listWithExpertise } from './expertise.sql.ts';
import { noFilters } from './filters.sql.ts';
import { MOST_LISTED } from './lists.service.ts';
import { listMostVisited } from './lists.sql.ts';
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
  /** Most visited in the last 30 days. */
  getMostVisitedListings(kind: PlaceKind, asked: Paged): Promise<Result<Place[], AppError<'VALIDATION_FAILED'>>>;
  /** For other domains: a hospital in any state, inside the caller's transaction or not. */
  findHospital(sql: Sql, id: number): Promise<Place | undefined>;
  /** For other domains: listings in any state, in no particular order; unknown ids are left out. */
  listHospitals(ids: number[]): Promise<Place[]>;
  /** For other domains: the public ones of these, none of which is deleted before the caller's transaction ends. */
  lockPublic(tx: Sql, ids: number[]): Promise<Pick<Place, 'id' | 'kind'>[]>;
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

const VISITED_DAYS = 30;
const NOT_FOUND = { hospital: '병원을 찾을 수 없어요.', pharmacy: '약국을 찾을 수 없어요.', company: '업체를 찾을 수 없어요.' };

export function createPlacesService({ db, clock }: { db: Database; clock: Clock }): PlacesService {
  return {
    async getListing(kind, viewerId, id) {
      const place = await store.findPlace(db, kind, id);
      return place && canSeeListing(viewerId, place) ? ok(place) : err(notFound(NOT_FOUND[kind]));
    },
    async getMostVisitedListings(kind, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      if (offsetOf(page.value) >= MOST_LISTED) return ok([]);
      const since = new Date(clock.now().getTime() - VISITED_DAYS * 86_400_000);
      return ok(await listMostVisited(db, { kind, regionCodes: undefined, filters: noFilters }, seoulDate(since), page.value));
    },
    findHospital: (sql, id) => store.findPlace(sql, 'hospital', id),
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
