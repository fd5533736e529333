import { graphql, type ResultOf } from '@petcare/api';
import type { MapPosition } from '@petcare/maps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery, type CombinedError } from 'urql';
import { readMapAddress } from '../../lib/map-address.ts';
import { useMapParam } from './use-map-param.ts';

const MapPage_Search = graphql(`
  query MapPage_Search($search: String!) {
    searchHospitalsCount(search: $search)
    searchHospitals(search: $search, page: 1, count: 30) {
      id
      name
      isOpenNow
      reviewScore
      reviewCount
      address {
        address
        latitude
        longitude
      }
    }
  }
`);

export type FoundHospital = ResultOf<typeof MapPage_Search>['searchHospitals'][number];
export type MapSearch = {
  search: string;
  /** The best matches; `total` may be more. */
  hospitals: readonly FoundHospital[];
  total: number;
  isLoading: boolean;
  error: CombinedError | undefined;
  start: (text: string) => void;
};

export const positionOf = ({ address: { latitude, longitude } }: FoundHospital): MapPosition | null =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null;

/** Hospitals by name or address; the answer to a new search is told with its best match, so that the map can go there. */
export function useMapSearch(onFound: (best: { position: MapPosition }, text: string) => void): MapSearch {
  const { hash } = useLocation();
  const [search, setSearch] = useMapParam('search');
  // Who comes back, or opens a shared view, stays where that view is.
  const isNews = useRef(readMapAddress(hash) === undefined);
  const [{ data, error, fetching }, again] = useQuery({ query: MapPage_Search, variables: { search }, pause: search === '' });
  const answer = search && !fetching ? data : undefined;

  const tell = useEffectEvent((found: readonly FoundHospital[]) => {
    const position = found[0] && positionOf(found[0]);
    if (position && isNews.current) onFound({ position }, search);
    isNews.current = false;
  });
  useEffect(() => {
    if (data) tell(data.searchHospitals);
  }, [data]);

  const start = (text: string) => {
    isNews.current = true;
    if (text !== '' && text === search) again();
    else setSearch(text);
  };
  return { search, hospitals: answer?.searchHospitals ?? [], total: answer?.searchHospitalsCount ?? 0, isLoading: fetching, error, start };
}
