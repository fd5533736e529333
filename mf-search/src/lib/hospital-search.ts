import { readFeatures, type Feature } from './features.ts';

export const sorts = [
  { value: 'recent', label: '최신순' },
  { value: 'score', label: '평점순' },
  { value: 'review', label: '리뷰순' },
  { value: 'distance', label: '거리순' },
] as const;

export type Sort = (typeof sorts)[number]['value'];

/** What the list is asked for: all of it stands in the address. */
export type HospitalSearch = {
  search: string;
  sido: string | null;
  sigungu: string | null;
  features: Feature[];
  /** Null: nobody has put it in order. */
  sort: Sort | null;
  page: number;
};

/** A list that nobody has put in order begins with what guardians recommend; a text knows its own best match (null). */
export function orderOf({ search, sort }: Pick<HospitalSearch, 'search' | 'sort'>): Sort | null {
  return sort ?? (search ? null : 'score');
}

export function readHospitalSearch(params: URLSearchParams): HospitalSearch {
  const sido = params.get('sido') || null;
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim(),
    sido,
    sigungu: sido && (params.get('sigungu') || null),
    features: readFeatures(params.get('filters')),
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** What is as it is by default stays out of the address. */
export function writeHospitalSearch({ search, sido, sigungu, features, sort, page }: HospitalSearch): URLSearchParams {
  const entries: [string, string][] = [
    ['search', search.trim()],
    ['sido', sido ?? ''],
    ['sigungu', (sido && sigungu) ?? ''],
    ['filters', features.join(',')],
    ['sort', sort === orderOf({ search, sort: null }) ? '' : (sort ?? '')],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

const everything: HospitalSearch = { search: '', sido: null, sigungu: null, features: [], sort: null, page: 1 };

/** The address of a region's list, or of a page of it. */
export function regionPath({ sido, sigungu, page = 1 }: { sido: string | null; sigungu: string | null; page?: number }): string {
  const query = writeHospitalSearch({ ...everything, sido, sigungu, page }).toString();
  return query ? `/hostpital-list?${query}` : '/hostpital-list';
}
