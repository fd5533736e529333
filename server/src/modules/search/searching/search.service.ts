import { readPhone } from '@petcare/phone/read';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, unwrap, type Result } from '../../../platform/errors/result.ts';
import { parsePage, type Page } from '../../../platform/paging.ts';
import { seoulMoment, type SeoulMoment } from '../../opening-hours/index.ts';
import { type Listing, type ListingKind } from '../../listings/index.ts';
import { listClaimableByNumber } from './claimable.sql.ts';
import { countWithExpertise, listWithExpertise } from '../matches/expertise.sql.ts';
import { filtersOf, type Filter } from '../scope/filters.policy.ts';
import { createLists } from '../lists/lists.service.ts';
import type { ListOrder, Order, Scope, SearchAnswer, Summary, PageQuery } from '../scope/scope.ts';
import { checkBounds, checkPosition, regionCodes, type Bounds, type Position } from '../../regions/index.ts';
import { readingsOf, type Reading } from '../text/search-readings.policy.ts';
import { loosen, parseSearch, type SearchTerms } from '../text/search-terms.policy.ts';
import { isSpecialty } from '../text/search-words.policy.ts';
import { noTimes } from '../text/search-times.policy.ts';
import { keysOfNearest, lookupsOf, looseLookupsOf, numberLookup } from '../text/search-keys.policy.ts';
import { searchPhones } from '../matches/search-phones.sql.ts';
import { searchLooseMatches, searchMatches, type Nearest } from '../matches/search.sql.ts';

type Invalid = AppError<'VALIDATION_FAILED'>;
export type Paged = { page?: number | null; count?: number | null };
type Area = { sido?: string | null; sigungu?: string | null };
export type SearchArea = Area & {
  filters?: readonly Filter[] | null;
  /** Only with an account of their own, or only without. */
  isOwned?: boolean;
  isPremium?: boolean;
  bounds?: Bounds;
};
export type SearchOrigin = { latitude?: number | null; longitude?: number | null };
type SearchText = { search?: string | null };
type SearchQuery = SearchText & SearchArea & SearchOrigin & Paged & { order?: ListOrder | null };

export type SearchService = {
  /**
   * In the given order, else best match first, then nearest (by bands of distance) and score; without text
   * and order: the most recent, or the nearest when a position is given. The order `distance` needs a position.
   */
  searchListings(kind: ListingKind, asked: SearchQuery): Promise<Result<Listing[], Invalid>>;
  /** The number of listings that `searchListings` finds; a text that thousands match is not counted to the end. */
  searchListingsCount(kind: ListingKind, asked: SearchText & SearchArea): Promise<number>;
  /** The same, whether there may be more, and how the text has been read. */
  summarize(kind: ListingKind, asked: SearchText & SearchArea): Promise<Summary>;
  /** Recent first unless told. */
  getListings(
    kind: ListingKind,
    asked: SearchArea & SearchOrigin & Paged & { filter?: ListOrder | null },
  ): Promise<Result<Listing[], Invalid>>;
  getListingsCount(kind: ListingKind, asked: SearchArea): Promise<number>;
  /** Public listings without an owner, by name, licence or telephone number, best match first; at most 20. */
  searchClaimable(kind: ListingKind, text: string): Promise<Listing[]>;
  /**
   * Public hospitals whose text on their expertise holds any of these words of at least two letters, or whose name says
   * the field of one: by score.
   */
  listHospitalsWithExpertise(words: readonly string[], asked: Area & Paged): Promise<Result<Listing[], Invalid>>;
  countHospitalsWithExpertise(words: readonly string[], asked: Area): Promise<number>;
};

const MOST_CLAIMABLE = 20;
/** The place that the site looks from until it is told where somebody is. */
const DEFAULT_PLACE = { name: '서초구', position: { latitude: 37.48, longitude: 127.03 } };

export function createSearchService({ db, clock }: { db: Database; clock: Clock }): SearchService {
  const lists = createLists(db);
  const underWay = new Map<string, Promise<ReadSearch>>();
  return {
    searchListings,
    searchListingsCount: async (kind, asked) => (await summarize(kind, asked)).total,
    summarize,
    async getListings(kind, asked) {
      const checked = checkList(asked, asked.filter);
      if (!checked.ok) return checked;
      return ok(await lists.list(scopeOf(kind, asked), { ...orderIn(asked, asked.filter ?? 'recent'), page: checked.value }));
    },
    getListingsCount: async (kind, asked) => (await lists.count(scopeOf(kind, asked))).total,
    async searchClaimable(kind, text) {
      if (/\d{4}/.test(text) && !/\p{L}/u.test(text)) {
        const numbers = { licence: text.trim(), phone: readPhone(text.trim()) };
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

  /** A page asks for a list and how many there are at once: that is one search. */
  async function summarize(kind: ListingKind, asked: SearchText & SearchArea): Promise<Summary> {
    if (saysNothing(asked)) return { ...(await lists.count(scopeOf(kind, asked))), leftOut: [], isNear: false, place: null };
    const wanted = { order: undefined, from: undefined, page: { page: 1, count: 1 } };
    const { total, isAtLeast, leftOut, isNear, place } = await (underWay.get(keyOfSearch(kind, asked)) ?? searchText(kind, asked, wanted));
    return { total, isAtLeast, leftOut, isNear, place };
  }

  async function searchListings(kind: ListingKind, asked: SearchQuery): Promise<Result<Listing[], Invalid>> {
    const checked = checkList(asked, asked.order);
    if (!checked.ok) return checked;
    const from = positionOf(asked);
    if (saysNothing(asked)) {
      const order = asked.order ?? (from ? 'distance' : 'recent');
      return ok(await lists.list(scopeOf(kind, asked), { ...orderIn(asked, order), page: checked.value }));
    }
    const order = asked.order && asked.order !== 'openFirst' ? asked.order : undefined;
    return ok((await searchText(kind, asked, { order, from, page: checked.value })).listings);
  }

  /** The order of a list, with the moment at which those that come first are open. */
  function orderIn(asked: SearchOrigin, order: ListOrder): { order: Order; from: Position | undefined; openFirst?: SeoulMoment } {
    const from = positionOf(asked);
    if (order !== 'openFirst') return { order, from };
    return { order: from ? 'distance' : 'score', from, openFirst: seoulMoment(clock.now()) };
  }

  async function searchText(kind: ListingKind, asked: SearchText & SearchArea, wanted: PageQuery): Promise<ReadSearch> {
    const scope = scopeOf(kind, asked);
    const key = keyOfSearch(kind, asked);
    const searching = firstFound(scope, readingsOf(asked.search, kind, scope.regionCodes !== undefined), wanted);
    underWay.set(key, searching);
    try {
      return await searching;
    } finally {
      if (underWay.get(key) === searching) underWay.delete(key);
    }
  }

  /** By the first reading of the text that finds anything. */
  async function firstFound(scope: Scope, readings: Iterable<Reading>, wanted: PageQuery): Promise<ReadSearch> {
    for (const reading of readings) {
      const { leftOut, times, spot } = 'wish' in reading ? reading.wish : { leftOut: [], times: noTimes };
      const place = spot?.place.name ?? (times.isNear && !wanted.from ? DEFAULT_PLACE.name : null);
      const read = { leftOut, isNear: times.isNear, place };
      const found = await find(scope, reading, wanted);
      if (found.total > 0) return { ...found, ...read };
      // A page after the last one is empty; that is no reason to read the text in another way.
      if (wanted.page.page > 1) {
        const first = await find(scope, reading, { ...wanted, page: { page: 1, count: 1 } });
        if (first.total > 0) return { ...first, ...read, listings: [] };
      }
    }
    return { listings: [], total: 0, isAtLeast: false, leftOut: [], isNear: false, place: null };
  }

  async function find(asked: Scope, reading: Reading, ordered: PageQuery): Promise<SearchAnswer> {
    const scope = 'wish' in reading ? narrowed(asked, reading.wish, clock.now()) : asked;
    const near = 'wish' in reading ? nearOf(reading.wish, ordered.from) : undefined;
    const wanted = near ? { ...ordered, from: near, order: ordered.order ?? 'distance' } : ordered;
    if (reading.by === 'wish')
      return {
        listings: await lists.list(scope, { ...wanted, order: wanted.order ?? (wanted.from ? 'distance' : 'score') }),
        ...(await lists.count(scope)),
      };
    const within = { kind: scope.kind, regionCodes: scope.regionCodes, features: scope.filters.features, from: wanted.from };
    if (reading.by === 'phone') return searchPhones(db, scope, reading.terms, numberLookup(scope.kind, reading.terms.digits), wanted);
    if (reading.by === 'likeness') return searchLooseMatches(db, scope, reading.terms, looseLookupsOf(reading.terms.stem, within), wanted);
    const lookups = lookupsOf(reading.terms, reading.stem, within);
    const candidates = lookups.length > 0 ? lookups : await lists.candidates(scope);
    const around = { ...wanted, around: reading.wish.around };
    const found = await searchMatches(db, scope, reading.terms, candidates, around);
    const nearest = nearestNames(reading.terms, scope.kind);
    if (!nearest || !Array.isArray(candidates)) return found;
    const isElsewhere = found.total === 0 && wanted.page.page > 1;
    const first = isElsewhere
      ? await searchMatches(db, scope, reading.terms, candidates, { ...around, page: { page: 1, count: 1 } })
      : found;
    // Who only lives in a street of that name does not keep the names from being looked for that are a letter apart.
    return first.total === 0 || first.isNamed ? found : searchMatches(db, scope, reading.terms, candidates, around, nearest);
  }

  function scopeOf(kind: ListingKind, { sido, sigungu, filters, isOwned, isPremium, bounds }: SearchArea): Scope {
    return { kind, regionCodes: regionCodes(sido, sigungu), filters: filtersOf(filters, clock.now()), isOwned, isPremium, bounds };
  }
}

/** The answer of a search, with the reading of the text. */
type ReadSearch = SearchAnswer & Summary;
type Wish = Exclude<Reading, { by: 'likeness' | 'phone' }>['wish'];

const saysNothing = ({ search }: SearchText) => parseSearch(search).kind === 'none';

/** Undefined where the words may well be an address, or what is treated. */
function nearestNames(terms: SearchTerms, kind: ListingKind): Nearest | undefined {
  const loose = terms.kind === 'words' ? loosen(terms.words) : undefined;
  if (!loose || /\d|[시군구읍면동리로길가역대]$/.test(loose.stem) || isSpecialty(loose.stem)) return undefined;
  return { keys: keysOfNearest(loose.stem, kind), areas: loose.areas };
}

/**
 * The position from which a text says that it looks: a place that it names, or near whoever asks, and near the usual place of whom nobody
 * knows where they are.
 */
function nearOf({ spot, times }: Wish, from: Position | undefined): Position | undefined {
  if (spot) return spot.place.position;
  return times.isNear ? (from ?? DEFAULT_PLACE.position) : undefined;
}

const KM_OF_A_DEGREE = 111;

function boxAround({ latitude, longitude }: Position, km: number): Bounds {
  const [tall, wide] = [km / KM_OF_A_DEGREE, km / KM_OF_A_DEGREE / Math.cos((latitude * Math.PI) / 180)];
  return { south: latitude - tall, west: longitude - wide, north: latitude + tall, east: longitude + wide };
}

function narrowed(scope: Scope, { features, regionCodes, times, spot }: Wish, now: Date): Scope {
  const { urgent, isOpenNow, opensOn } = times;
  const at = seoulMoment(now);
  const bounds = scope.bounds ?? (spot && boxAround(spot.place.position, spot.km));
  return {
    ...scope,
    ...(bounds && { bounds }),
    filters: {
      ...scope.filters,
      features: [...new Set([...scope.filters.features, ...features])].toSorted(),
      openAt: isOpenNow ? at : scope.filters.openAt,
      urgent: urgent.length > 0 ? { at, words: urgent } : undefined,
      opensOn: opensOn.length > 0 ? opensOn.map((day) => (day === 'today' ? at.today.weekday : day)) : undefined,
    },
    regionCodes:
      scope.regionCodes && regionCodes
        ? scope.regionCodes.filter((code) => regionCodes.includes(code))
        : (scope.regionCodes ?? regionCodes),
  };
}

function keyOfSearch(kind: ListingKind, { search, sido, sigungu, filters, isOwned, isPremium, bounds }: SearchText & SearchArea): string {
  return JSON.stringify([kind, search, sido, sigungu, filters, isOwned, isPremium, bounds]);
}

function checkList(asked: SearchOrigin & Paged & Pick<SearchArea, 'bounds'>, order: ListOrder | null | undefined): Result<Page, Invalid> {
  const errors = [...checkPosition(asked.latitude, asked.longitude), ...(asked.bounds ? checkBounds(asked.bounds) : [])];
  if (order === 'distance' && asked.latitude == null) errors.push(invalid('latitude', 'required', '위치를 알려 주세요.'));
  return errors.length > 0 ? err(validationFailed(errors)) : parsePage(asked.page, asked.count);
}

function positionOf({ latitude, longitude }: SearchOrigin): Position | undefined {
  return latitude != null && longitude != null ? { latitude, longitude } : undefined;
}
