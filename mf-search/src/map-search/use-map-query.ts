import type { BusinessKind } from '@petcare/contracts';
import { everything, readListingSearch, writeListingSearch, type ListingSearch } from '../listing/listing-search.ts';
import type { MapRoute } from '../map-view/use-map-route.ts';

/** The search on a map, as on a list: both have the same address, so it goes along from one to the other. */
export type MapQuery = Pick<ListingSearch, 'search' | 'sido' | 'sigungu' | 'filters'>;

/** The search in the map's address, and the way to change it. */
export function useMapQuery(kind: BusinessKind, { search: query, write }: MapRoute): [MapQuery, (changed: Partial<MapQuery>) => void] {
  const { search, sido, sigungu, filters } = readListingSearch(kind, new URLSearchParams(query));
  const asked = { search, sido, sigungu, filters };
  const change = (changed: Partial<MapQuery>) => {
    const next = writeListingSearch({ ...everything, ...asked, ...changed }).toString();
    write({ search: next ? `?${next}` : '' });
  };
  return [asked, change];
}
