import type { Clock } from '../../platform/clock.ts';
import { seoulDate } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage, type Page } from '../../platform/paging.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import type { WeeklyHours } from './opening-hours.policy.ts';
import { canSeeListing, checkPosition, type Position } from './places.policy.ts';
import * as store from './places.sql.ts';
import type { Picture, Place } from './places.sql.ts';
import { regionCodes } from './regions.ts';
import { fromEnglishKeys, loosen, parseSearch, splitAreas, type LooseTerms, type SearchTerms } from './search.policy.ts';
import * as search from './search.sql.ts';
import type { Feature, Order, Scope, Wanted } from './search.sql.ts';
import { listPublicEntries, listPublicParts } from './sitemap.sql.ts';

type Invalid = AppError<'VALIDATION_FAILED'>;
type Paged = { page?: number | null; count?: number | null };
type Where = { sido?: string | null; sigungu?: string | null; filters?: readonly Feature[] | null };
type From = { latitude?: number | null; longitude?: number | null };
type What = { search?: string | null };

export type PlacesService = {
  /**
   * In the given order, else best match first, then nearest; without text and order: the most recent, or the
   * nearest when a position is given. The order `distance` needs a position.
   */
  searchHospitals(asked: What & Where & From & Paged & { order?: Order | null }): Promise<Result<Place[], Invalid>>;
  searchHospitalsCount(asked: What & Where): Promise<number>;
  /** For a viewer: public, or the viewer's own. */
  getHospital(viewerId: number | undefined, id: number): Promise<Result<Place, AppError<'NOT_FOUND'>>>;
  getHospitals(asked: Where & From & Paged & { filter?: Order | null }): Promise<Result<Place[], Invalid>>;
  getHospitalsCount(asked: Where): Promise<number>;
  /** Most visited in the last 30 days. */
  getMostVisitedHospitals(asked: Paged): Promise<Result<Place[], Invalid>>;
  /** For other domains: a hospital in any state, inside the caller's transaction or not. */
  findHospital(sql: Sql, id: number): Promise<Place | undefined>;
  /** For other domains: listings in any state, in no particular order; unknown ids are left out. */
  listHospitals(ids: number[]): Promise<Place[]>;
  /** For other domains: the public ones of these, none of which is deleted before the caller's transaction ends. */
  lockPublic(tx: Sql, ids: number[]): Promise<Pick<Place, 'id' | 'kind'>[]>;
  /** The hospital that this account owns, in any state. */
  hospitalOfOwner(userId: number): Promise<Place | undefined>;
  /** Weekly hours, Sunday first; null when not known or there is no such hospital. */
  openingHoursOf(hospitalId: number): Promise<WeeklyHours | null>;
  picturesOf(businessIds: number[]): Promise<Picture[]>;
  /** Every public hospital. */
  hospitalFeed: SitemapFeed;
};

/** How a search is answered: by its words, by its words with areas cut off, or by similar names. */
type Plan = { total: number } & ({ by: 'terms'; terms: SearchTerms } | { by: 'likeness'; terms: LooseTerms });

const VISITED_DAYS = 30;

export function createPlacesService({ db, clock }: { db: Database; clock: Clock }): PlacesService {
  return {
    async searchHospitals(asked) {
      const checked = checkList(asked, asked.order);
      if (!checked.ok) return checked;
      const scope = scopeOf(asked);
      const wanted = { order: asked.order ?? undefined, from: positionOf(asked), page: checked.value };
      const terms = parseSearch(asked.search);
      if (terms.kind === 'none') return ok(await list(scope, { ...wanted, order: wanted.order ?? (wanted.from ? 'distance' : 'recent') }));
      const plan = await planSearch(scope, asked.search ?? '', terms);
      if (plan.by === 'terms') return ok(await search.searchMatches(db, scope, plan.terms, wanted));
      return ok(await search.searchLooseMatches(db, scope, plan.terms, wanted));
    },
    async searchHospitalsCount(asked) {
      const terms = parseSearch(asked.search);
      if (terms.kind === 'none') return search.countMatches(db, scopeOf(asked), terms);
      return (await planSearch(scopeOf(asked), asked.search ?? '', terms)).total;
    },
    async getHospital(viewerId, id) {
      const place = await store.findPlace(db, 'hospital', id);
      return place && canSeeListing(viewerId, place) ? ok(place) : err(notFound('병원을 찾을 수 없어요.'));
    },
    async getHospitals(asked) {
      const checked = checkList(asked, asked.filter);
      if (!checked.ok) return checked;
      return ok(await list(scopeOf(asked), { order: asked.filter ?? 'recent', from: positionOf(asked), page: checked.value }));
    },
    getHospitalsCount: (asked) => search.countMatches(db, scopeOf(asked), { kind: 'none' }),
    async getMostVisitedHospitals(asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const since = new Date(clock.now().getTime() - VISITED_DAYS * 86_400_000);
      return ok(await search.listMostVisited(db, scopeOf({}), seoulDate(since), page.value));
    },
    findHospital: (sql, id) => store.findPlace(sql, 'hospital', id),
    listHospitals: (ids) => store.listPlaces(db, ids),
    lockPublic: (tx, ids) => store.lockPublicPlaces(tx, ids),
    hospitalOfOwner: (userId) => store.findPlaceOfOwner(db, 'hospital', userId),
    openingHoursOf: async (id) => (await store.findPlace(db, 'hospital', id))?.businessHours ?? null,
    picturesOf: (ids) => store.listPictures(db, ids),
    hospitalFeed: { parts: () => listPublicParts(db, 'hospital'), entries: (slice) => listPublicEntries(db, 'hospital', slice) },
  };

  function list(scope: Scope, { order, from, page }: Wanted & { order: Order }): Promise<Place[]> {
    if (order !== 'distance') return search.listByOrder(db, scope, order, from, page);
    return from ? search.listNearest(db, scope, from, page) : search.listByOrder(db, scope, 'recent', from, page);
  }

  /** The first reading of the text that finds anything; the plain one when none does. */
  async function planSearch(scope: Scope, text: string, terms: SearchTerms): Promise<Plan> {
    for (const candidate of readings(text, terms)) {
      const total =
        candidate.by === 'terms'
          ? await search.countMatches(db, scope, candidate.terms)
          : await search.countLooseMatches(db, scope, candidate.terms);
      if (total > 0) return { ...candidate, total };
    }
    return { by: 'terms', terms, total: 0 };
  }
}

type Reading = { by: 'terms'; terms: SearchTerms } | { by: 'likeness'; terms: LooseTerms };

/** Ways to read a text, from its letter to its likeness. */
function* readings(text: string, terms: SearchTerms): Generator<Reading> {
  yield { by: 'terms', terms };
  if (terms.kind === 'words') {
    const split = splitAreas(terms.words);
    if (split.length > terms.words.length) yield { by: 'terms', terms: { ...terms, words: split } };
  }
  const hangul = fromEnglishKeys(text);
  if (hangul) yield { by: 'terms', terms: parseSearch(hangul) };
  const loose = terms.kind === 'words' ? loosen(terms.words) : undefined;
  if (loose) yield { by: 'likeness', terms: loose };
}

function checkList(asked: From & Paged, order: Order | null | undefined): Result<Page, Invalid> {
  const errors = checkPosition(asked.latitude, asked.longitude);
  if (order === 'distance' && asked.latitude == null) errors.push(invalid('latitude', 'required', '위치를 알려 주세요.'));
  return errors.length > 0 ? err(validationFailed(errors)) : parsePage(asked.page, asked.count);
}

function positionOf({ latitude, longitude }: From): Position | undefined {
  return latitude != null && longitude != null ? { latitude, longitude } : undefined;
}

function scopeOf({ sido, sigungu, filters }: Where): Scope {
  return { kind: 'hospital', regionCodes: regionCodes(sido, sigungu), features: [...new Set(filters ?? [])] };
}
