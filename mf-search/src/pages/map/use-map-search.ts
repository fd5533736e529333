import { graphql, type ResultOf } from '@petcare/api';
import type { MapPosition } from '@petcare/maps';
import { useEffect, useEffectEvent } from 'react';
import { useQuery, type CombinedError } from 'urql';
import { useMapParam } from './use-map-param.ts';

const MapPage_Search = graphql(`
  query MapPage_Search($search: String!) {
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
  hospitals: readonly FoundHospital[];
  isLoading: boolean;
  error: CombinedError | undefined;
  start: (text: string) => void;
};

export const positionOf = ({ address: { latitude, longitude } }: FoundHospital): MapPosition | null =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null;

/** Hospitals by name or address; a new answer is told with its best match, so that the map can go there. */
export function useMapSearch(onFound: (best: { position: MapPosition }, text: string) => void): MapSearch {
  const [search, start] = useMapParam('search');
  const [{ data, error, fetching }] = useQuery({ query: MapPage_Search, variables: { search }, pause: search === '' });
  const hospitals = (search && !fetching && data?.searchHospitals) || [];

  const tell = useEffectEvent((found: readonly FoundHospital[]) => {
    const position = found[0] && positionOf(found[0]);
    if (position) onFound({ position }, search);
  });
  useEffect(() => {
    if (data) tell(data.searchHospitals);
  }, [data]);

  return { search, hospitals, isLoading: fetching, error, start };
}
