/** The filters of a board's list in the address; null and '': all. */
export type ListChoice = {
  category: string | null;
  search: string;
  sort: 'recent' | 'like';
  /** Of numbers below this one: further back than pages are counted. */
  before: number | null;
  page: number;
};

export const wholeList: ListChoice = { category: null, search: '', sort: 'recent', before: null, page: 1 };

const SEARCH_MAX = 50;
/** The API lists no further; behind it goes `before`. */
export const MOST_LISTED = 10_000;
/** The API counts no more that have the words. */
export const MOST_FOUND = 1_000;

const numberOf = (text: string | null, digits: number) => (text && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : null);

/** Reads the address; rubbish counts as not said. */
export function readChoice(params: URLSearchParams, categories: readonly string[]): ListChoice {
  return {
    category: categories.find((name) => name === params.get('category')) ?? null,
    search: params.get('search')?.trim().slice(0, SEARCH_MAX) ?? '',
    sort: params.get('sort') === 'like' ? 'like' : 'recent',
    before: numberOf(params.get('before'), 9),
    page: numberOf(params.get('page'), 6) ?? 1,
  };
}

/** The query of an address, without what is as it is anyway. */
export function queryOf(choice: Partial<ListChoice>, besides: Record<string, string> = {}): string {
  const { category, search, sort, before, page } = { ...wholeList, ...choice };
  const params = new URLSearchParams({
    ...besides,
    ...(category !== null && { category }),
    ...(search !== '' && { search }),
    ...(sort !== 'recent' && { sort }),
    ...(before !== null && { before: String(before) }),
    ...(page > 1 && { page: String(page) }),
  });
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
