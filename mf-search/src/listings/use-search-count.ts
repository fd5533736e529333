import type { BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { useEffect } from 'react';
import { useClient } from 'urql';
import { remember } from '../heart/remember.ts';
import { countOnce } from '../listing/count-once.ts';

const ListingsScreen_CountSearch = graphql(`
  mutation ListingsScreen_CountSearch($kind: ListingKind!, $isFound: Boolean!) {
    increaseSearchCount(kind: $kind, isFound: $isFound)
  }
`);

/** Count a text search when its answer (`total`) is there: once in a tab, whatever filters and pages are looked at after it. The device remembers it. */
export function useSearchCount(kind: BusinessKind, search: string, total: number | null): void {
  const client = useClient();
  const isFound = total === null ? null : total > 0;
  useEffect(() => {
    if (search === '' || isFound === null) return;
    remember(({ recentSearches }) => recentSearches.put({ kind, text: search }));
    if (!countOnce(`search ${kind} ${encodeURIComponent(search)}`)) return;
    void client.mutation(ListingsScreen_CountSearch, { kind, isFound }).toPromise();
  }, [client, kind, search, isFound]);
}
