import type { BusinessKind } from '@petcare/contracts';
import { useAddressState } from '../address/use-address-state.ts';
import { readListingSearch, writeListingSearch, type ListingSearch } from '../listing/listing-search.ts';

/** The search in the address. A change begins at the first page again, unless it is the page. */
export function useListingSearch(kind: BusinessKind): [ListingSearch, (change: Partial<ListingSearch>) => void] {
  const [wish, change] = useAddressState((params) => readListingSearch(kind, params), writeListingSearch);
  return [wish, (changed) => change({ page: 1, ...changed })];
}
