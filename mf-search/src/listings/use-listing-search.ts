import { useSearchParams } from 'react-router-dom';
import type { ListingKind } from '../listing/listing-kinds.ts';
import { readListingSearch, writeListingSearch, type ListingSearch } from '../listing/listing-search.ts';

/** What the address asks for. A change begins at the first page again, unless it is the page. */
export function useListingSearch(kind: ListingKind): [ListingSearch, (change: Partial<ListingSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const wish = readListingSearch(kind, params);
  return [wish, (change) => setParams(writeListingSearch({ ...wish, page: 1, ...change }))];
}
