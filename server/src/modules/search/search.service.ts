import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, unwrap, type Result } from '../../platform/errors/result.ts';
import { parsePage, type Page } from '../../platform/paging.ts';
import { toE164, type Listing, type ListingKind } from '../listings/index.ts';
import { listClaimableByNumber } from './claimable.sql.ts';
import { countWithExpertise, listWithExpertise } from './expertise.sql.ts';
import { filtersOf, type Filter } from './filters.policy.ts';
import { createLists } from './lists.service.ts';
import type { Found, Order, Scope, Wanted } from './scope.ts';
import { checkBounds, checkPosition, regionCodes, type Bounds, type Position } from '../regions/index.ts';
import { readingsOf, type Reading } from './text/search-readings.policy.ts';
import { parseSearch } from './text/search-terms.policy.ts';
import { lookupsOf, looseLookupsOf } from './text/search-keys.policy.ts';
import { searchLooseMatches, searchMatches } from './search.sql.ts';

type Invalid = AppError<'VALIDATION_FAILED'>;
export type Paged = { page?: number | null; count?: number | null };
type Area = { sido?: string | null; sigungu?: string | null };
export type Where = Area & {
  filters?: readonly Filter[] | null;
  /** Only with an account of their own, or only without. */
  isOwned?: boolean;
  isPremium?: boolean;
  bounds?: Bounds;
};
export type From = { latitude?: number | null; longitude?: number | null };
type What = { search?: string | null };
type Searched = What & Where & From & Paged & { order?: Order | null };

export type SearchService = {
  /**
   * In the given order, else best match first, then nearest (by bands of distance), premium and score; without text
   * and order: the most recent, or the nearest when a position is given. The order `distance` needs a position.
   */
  searchListings(kind: ListingKind, asked: Searched): Promise<Result<Listing[], Invalid>>;
  /** How many `searchListings` finds; a text that thousands match is not counted to the end. */
  searchListingsCount(kind: ListingKind, asked: What & Where): Promise<number>;
  /** Recent first unless told. */
  getListings(kind: ListingKind, asked: Where & From & Paged & { filter?: Order | null }): Promise<Result<Listing[], Invalid>>;
  getListingsCount(kind: ListingKind, asked: Where): Promise<number>;
  /** Public listings without an owner, by name, licence or telephone number, best match first; at most 20. */
  searchClaimable(kind: ListingKind, text: string): Promise<Listing[]>;
  /**
   * Public hospitals whose text on their expertise holds any of these words of at least two letters, or whose name says
   * the field of one: premium first, then by score.
   */
  listHospitalsWithExpertise(words: readonly string[], asked: Area & Paged): Promise<Result<Listing[], Invalid>>;
  countHospitalsWithExpertise(words: readonly string[], asked: Area): Promise<number>;
};

const MOST_CLAIMABLE = 20;

export function createSearchService({ db, clock }: { db: Database; clock: Clock }): SearchService {
  const lists = createLists(db);
  const underWay = new Map<string, Promise<Found>>();
  return {
    searchListings,
    async searchListingsCount(kind, asked) {
      if (saysNothing(asked)) return lists.count(scopeOf(kind, asked));
      // A page asks for a list and how many there are at once: that is one search.
      const searching = underWay.get(keyOfSearch(kind, asked));
      if (searching) return (await searching).total;
      return (
        await firstFound(scopeOf(kind, asked), readingsOf(asked.search, kind), {
          order: undefined,
          from: undefined,
          page: { page: 1, count: 1 },
        })
      ).total;
    },
    async getListings(kind, asked) {
      const checked = checkList(asked, asked.filter);
      if (!checked.ok) return checked;
      return ok(await lists.list(scopeOf(kind, asked), { order: asked.filter ?? 'recent', from: positionOf(asked), page: checked.value }));
    },
    getListingsCount: (kind, asked) => lists.count(scopeOf(kind, asked)),
    async searchClaimable(kind, text) {
      if (/\d{4}/.test(text) && !/\p{L}/u.test(text)) {
        const numbers = { licence: text.trim(), phone: toE164(text.trim()) };
        return listClaimableByNumber(db, kind, numbers, MOST_CLAIMABLE);
      }
      if (saysNothing({ search: text })) return [];
      return unwrap(await searchListings(kind, { search: text, isOwned: false, count: MOST_CLAIMABLE }));
    },
    async listHospitalsWithExpertise(words, { sido, sigungu, page, count }) {
      const asked = parsePage(page, count);
      return asked.ok ? ok(await listWithExpertise(db, { words, regionCodes: regionCodes(sido, sigungu) }, asked.value)) : asked;
    },
    countHospitalsWithExpertise: (words, { sido, sigungu }) => countWithExpertise(db, { words, regionCodes: regionCodes(sido, sigungu) }),
  };

  async function searchListings(kind: ListingKind, asked: Searched): Promise<Result<Listing[], Invalid>> {
    const checked = checkList(asked, asked.order);
    if (!checked.ok) return checked;
    const scope = scopeOf(kind, asked);
    const wanted = { order: asked.order ?? undefined, from: positionOf(asked), page: checked.value };
    if (saysNothing(asked)) return ok(await lists.list(scope, { ...wanted, order: wanted.order ?? (wanted.from ? 'distance' : 'recent') }));
    const searching = firstFound(scope, readingsOf(asked.search, kind), wanted);
    const key = keyOfSearch(kind, asked);
    underWay.set(key, searching);
    try {
      return ok((await searching).listings);
    } finally {
      if (underWay.get(key) === searching) underWay.delete(key);
    }
  }

  /** By the first reading of the text that finds anything. */
  async function firstFound(scope: Scope, readings: Iterable<Reading>, wanted: Wanted): Promise<Found> {
    for (const reading of readings) {
      const found = await find(scope, reading, wanted);
      if (found.total > 0) return found;
      // A page after the last one is empty; that is no reason to read the text in another way.
      if (wanted.page.page > 1) {
        const { total } = await find(scope, reading, { ...wanted, page: { page: 1, count: 1 } });
        if (total > 0) return { listings: [], total };
      }
    }
    return { listings: [], total: 0 };
  }

  async function find(asked: Scope, reading: Reading, wanted: Wanted): Promise<Found> {
    const scope = reading.by === 'likeness' ? asked : narrowed(asked, reading.wish);
    if (reading.by === 'wish')
      return {
        listings: await lists.list(scope, { ...wanted, order: wanted.order ?? (wanted.from ? 'distance' : 'score') }),
        total: await lists.count(scope),
      };
    const within = { kind: scope.kind, regionCodes: scope.regionCodes, features: scope.filters.features, from: wanted.from };
    if (reading.by === 'likeness') return searchLooseMatches(db, scope, reading.terms, looseLookupsOf(reading.terms.stem, within), wanted);
    return searchMatches(db, scope, reading.terms, lookupsOf(reading.terms, reading.stem, within), {
      ...wanted,
      around: reading.wish.around,
    });
  }

  function scopeOf(kind: ListingKind, { sido, sigungu, filters, isOwned, isPremium, bounds }: Where): Scope {
    return { kind, regionCodes: regionCodes(sido, sigungu), filters: filtersOf(filters, clock.now()), isOwned, isPremium, bounds };
  }
}

const saysNothing = ({ search }: What) => parseSearch(search).kind === 'none';

function narrowed(scope: Scope, { features, regionCodes }: Extract<Reading, { by: 'wish' }>['wish']): Scope {
  return {
    ...scope,
    filters: { ...scope.filters, features: [...new Set([...scope.filters.features, ...features])].toSorted() },
    regionCodes:
      scope.regionCodes && regionCodes
        ? scope.regionCodes.filter((code) => regionCodes.includes(code))
        : (scope.regionCodes ?? regionCodes),
  };
}

function keyOfSearch(kind: ListingKind, { search, sido, sigungu, filters, isOwned, isPremium, bounds }: What & Where): string {
  return JSON.stringify([kind, search, sido, sigungu, filters, isOwned, isPremium, bounds]);
}

function checkList(asked: From & Paged & Pick<Where, 'bounds'>, order: Order | null | undefined): Result<Page, Invalid> {
  const errors = [...checkPosition(asked.latitude, asked.longitude), ...(asked.bounds ? checkBounds(asked.bounds) : [])];
  if (order === 'distance' && asked.latitude == null) errors.push(invalid('latitude', 'required', '위치를 알려 주세요.'));
  return errors.length > 0 ? err(validationFailed(errors)) : parsePage(asked.page, asked.count);
}

function positionOf({ latitude, longitude }: From): Position | undefined {
  return latitude != null && longitude != null ? { latitude, longitude } : undefined;
}
