import type { BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { levelOfZoom, type MapBounds, type MapCluster, type MapPin } from '@petcare/maps';
import { useMemo } from 'react';
import { useQuery, type CombinedError } from 'urql';
import type { Filter } from '../listing/features.ts';
import { useKept } from '../listing/use-kept.ts';
import { mapKinds } from './map-kinds.ts';
import { AreaFields, pinsQueries, type AreaCount, type PinnedListing } from './pins-queries.ts';

const MapPage_Areas = graphql(
  `
    query MapPage_Areas($level: AreaLevel!, $bounds: BoundsInput!, $filters: [HospitalFeature!], $kinds: [ListingKind!]!) {
      getPlaceCountsByLevel(level: $level, bounds: $bounds, filters: $filters, kinds: $kinds) {
        ...AreaFields
      }
    }
  `,
  [AreaFields],
);

/** The places in the box: areas with their counts, or single places. */
export type MapPlaces = {
  clusters: MapCluster[];
  listings: readonly PinnedListing[];
  pins: MapPin[];
  isLoading: boolean;
  /** It is known that there are none. */
  isEmpty: boolean;
  error: CombinedError | undefined;
  reload: () => void;
};

const MOST_PINS = 300;
const none: never[] = [];

const countOf = (area: AreaCount, kind: BusinessKind) =>
  ({ hospital: area.hospitalCount, pharmacy: area.pharmacyCount, company: area.companyCount })[kind];

function clustersOf(areas: readonly AreaCount[], kinds: readonly BusinessKind[]): MapCluster[] {
  return areas
    .map((area): MapCluster => {
      const { code, name, latitude, longitude } = area;
      return { id: code, name, latitude, longitude, counts: kinds.map((kind) => ({ kind, count: countOf(area, kind) })) };
    })
    .filter(({ counts }) => counts.some(({ count }) => count > 0));
}

/** The places of a kind in the box of the map. Where areas stand in for too many pins, they count that kind alone. */
export function useMapPlaces(kind: BusinessKind, { bounds, zoom }: { bounds: MapBounds; zoom: number }, features: Filter[]): MapPlaces {
  const level = levelOfZoom(zoom);
  const isPins = level === 'pins';
  const { counted } = mapKinds[kind];
  const [areas, reloadAreas] = useQuery({
    query: MapPage_Areas,
    variables: { level: level === 'sido' ? 'sido' : 'sigungu', bounds, filters: features, kinds: [...counted] },
    pause: isPins,
  });
  const [pinned, reloadPins] = useQuery({
    query: pinsQueries[kind],
    variables: { ...bounds, limit: MOST_PINS, filters: features },
    pause: !isPins,
  });

  const inView = useKept(pinned.data)?.inView;
  const inAreas = useKept(areas.data)?.getPlaceCountsByLevel;
  const counts = isPins ? inView?.counts : inAreas;
  const listings = (isPins && inView?.pins) || none;
  const { fetching, error } = isPins ? pinned : areas;
  return {
    clusters: useMemo(() => clustersOf(counts ?? none, isPins ? [kind] : counted), [counts, isPins, kind, counted]),
    listings,
    pins: useMemo(
      () => listings.map(({ id, name, latitude, longitude, tags }): MapPin => ({ id, kind, name, latitude, longitude, tags })),
      [listings, kind],
    ),
    isLoading: fetching,
    isEmpty: !fetching && counts?.length === 0 && listings.length === 0,
    error,
    reload: isPins ? reloadPins : reloadAreas,
  };
}
