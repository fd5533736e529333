import type { BusinessKind } from '@petcare/contracts';
import { readFilters, writeFilters, type Filter } from './features.ts';
import { listingKinds } from './listing-kinds.ts';

export const sorts = [
  { value: 'recent', label: '최신순' },
  { value: 'score', label: '평점순' },
  { value: 'review', label: '리뷰순' },
  { value: 'distance', label: '거리순' },
] as const;

export type Sort = (typeof sorts)[number]['value'];
/** The order of a list: `openFirst` is that of one that nobody has put in order. */
export type ListOrder = Sort | 'openFirst';
export type Region = { sido: string | null; sigungu: string | null };

/** The search of a list: all of it stands in the address. */
export type ListingSearch = Region & {
  search: string;
  filters: Filter[];
  /** Null: nobody has put it in order. */
  sort: Sort | null;
  page: number;
};

export const everything: ListingSearch = { search: '', sido: null, sigungu: null, filters: [], sort: null, page: 1 };

/** No name and no address is longer; the API answers no page beyond this one. */
const MOST_LETTERS = 100;
const LAST_PAGE = 1_000_000;

/** A list that nobody has put in order begins with what is near and open (decision 193); a text knows its own best match (null). */
export function orderOf({ search, sort }: Pick<ListingSearch, 'search' | 'sort'>): ListOrder | null {
  return sort ?? (search ? null : 'openFirst');
}

export function readListingSearch(kind: BusinessKind, params: URLSearchParams): ListingSearch {
  const sido = params.get('sido') || null;
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, MOST_LETTERS),
    sido,
    sigungu: sido && (params.get('sigungu') || null),
    filters: readFilters(kind, params.get('filters')),
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? null,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** The parameters of a search; defaults stay out of the address. */
export function writeListingSearch({ search, sido, sigungu, filters, sort, page }: ListingSearch): URLSearchParams {
  const entries: [string, string][] = [
    ['search', search.trim()],
    ['sido', sido ?? ''],
    ['sigungu', (sido && sigungu) ?? ''],
    ['filters', writeFilters(filters)],
    ['sort', sort ?? ''],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** The address of the map of a kind with what a list is asked for; order and page are the list's own. */
export function mapPath(kind: BusinessKind, asked: Partial<ListingSearch> = {}): string {
  const query = writeListingSearch({ ...everything, ...asked, sort: null, page: 1 }).toString();
  const { mapPath: path } = listingKinds[kind];
  return query ? `${path}?${query}` : path;
}

/** The address of a list, as it is asked for; all of the kind where nothing is. */
export function listPath(kind: BusinessKind, asked: Partial<ListingSearch> = {}): string {
  const query = writeListingSearch({ ...everything, ...asked }).toString();
  const { listPath: path } = listingKinds[kind];
  return query ? `${path}?${query}` : path;
}
