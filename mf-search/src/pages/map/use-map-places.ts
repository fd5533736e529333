import { graphql, type ResultOf } from '@petcare/api';
import { levelOfZoom, type MapBounds, type MapCluster, type MapPin } from '@petcare/maps';
import { useMemo } from 'react';
import { useQuery, type CombinedError } from 'urql';
import type { Filter } from '../../lib/features.ts';

const MapPage_Areas = graphql(`
  query MapPage_Areas($level: AreaLevel!, $bounds: BoundsInput!, $filters: [HospitalFeature!]) {
    getPlaceCountsByLevel(level: $level, bounds: $bounds, filters: $filters) {
      code
      name
      latitude
      longitude
      hospitalCount
      pharmacyCount
    }
  }
`);

const MapPage_Pins = graphql(`
  query MapPage_Pins($south: Float!, $west: Float!, $north: Float!, $east: Float!, $limit: Int!, $filters: [HospitalFeature!]) {
    getHospitalPins(south: $south, west: $west, north: $north, east: $east, limit: $limit, filters: $filters) {
      total
      pins {
        id
        name
        address
        latitude
        longitude
        tags
        reviewScore
        reviewCount
      }
      counts {
        code
        name
        latitude
        longitude
        hospitalCount
        pharmacyCount
      }
    }
  }
`);

type AreaCount = ResultOf<typeof MapPage_Areas>['getPlaceCountsByLevel'][number];
export type PinnedHospital = ResultOf<typeof MapPage_Pins>['getHospitalPins']['pins'][number];

/** What is in the box: areas with their counts, or single hospitals. */
export type MapPlaces = {
  clusters: MapCluster[];
  hospitals: readonly PinnedHospital[];
  pins: MapPin[];
  isLoading: boolean;
  error: CombinedError | undefined;
  reload: () => void;
};

const MOST_PINS = 300;
const none: never[] = [];

const toCluster = ({ code, name, latitude, longitude, hospitalCount, pharmacyCount }: AreaCount): MapCluster => ({
  id: code,
  name,
  latitude,
  longitude,
  hospitals: hospitalCount,
  pharmacies: pharmacyCount,
});

const toPin = ({ id, name, latitude, longitude, tags }: PinnedHospital): MapPin => ({ id, kind: 'hospital', name, latitude, longitude, tags });

export function useMapPlaces({ bounds, zoom }: { bounds: MapBounds; zoom: number }, features: Filter[]): MapPlaces {
  const level = levelOfZoom(zoom);
  const isPins = level === 'pins';
  const [areas, reloadAreas] = useQuery({
    query: MapPage_Areas,
    variables: { level: level === 'sido' ? 'sido' : 'sigungu', bounds, filters: features },
    pause: isPins,
  });
  const [pinned, reloadPins] = useQuery({ query: MapPage_Pins, variables: { ...bounds, limit: MOST_PINS, filters: features }, pause: !isPins });

  const counts = isPins ? pinned.data?.getHospitalPins.counts : areas.data?.getPlaceCountsByLevel;
  const hospitals = (isPins && pinned.data?.getHospitalPins.pins) || none;
  const { fetching, error } = isPins ? pinned : areas;
  return {
    clusters: useMemo(() => (counts ?? none).map(toCluster), [counts]),
    hospitals,
    pins: useMemo(() => hospitals.map(toPin), [hospitals]),
    isLoading: fetching,
    error,
    reload: isPins ? reloadPins : reloadAreas,
  };
}
