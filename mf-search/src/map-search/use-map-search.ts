import type { BusinessKind } from '@petcare/contracts';
import type { MapPosition } from '@petcare/maps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery, type CombinedError } from 'urql';
import { readMapAddress } from '../map-view/map-address.ts';
import { searchQueries, type FoundListing } from './listing-queries.ts';
import type { MapQuery } from './use-map-query.ts';

export type MapSearch = {
  asked: MapQuery;
  /** The best matches; `total` may be more. */
  listings: readonly FoundListing[];
  total: number;
  isLoading: boolean;
  error: CombinedError | undefined;
  /** Everywhere: whoever types another text looks for something else. */
  start: (text: string) => void;
};
type Deps = { asked: MapQuery; change: (changed: Partial<MapQuery>) => void; hash: string; onFound: (best: MapPosition) => void };

export const positionOf = ({ address: { latitude, longitude } }: FoundListing): MapPosition | null =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null;

/** Places by their text; the answer to a new search is told with its best match, so that the map can go there. */
export function useMapSearch(kind: BusinessKind, { asked, change, hash, onFound }: Deps): MapSearch {
  const { search } = asked;
  // Who comes back, or opens a shared view, stays where that view is.
  const isNews = useRef(readMapAddress(hash) === undefined);
  const [{ data, error, fetching }, again] = useQuery({ query: searchQueries[kind], variables: asked, pause: search === '' });
  const answer = search && !fetching ? data : undefined;

  const tell = useEffectEvent((found: readonly FoundListing[]) => {
    const position = found[0] && positionOf(found[0]);
    if (position && isNews.current) onFound(position);
    isNews.current = false;
  });
  useEffect(() => {
    if (data) tell(data.found);
  }, [data]);

  const start = (text: string) => {
    isNews.current = true;
    if (text !== '' && text === search) again();
    else change({ search: text, sido: null, sigungu: null });
  };
  return { asked, listings: answer?.found ?? [], total: answer?.total ?? 0, isLoading: fetching, error, start };
}
