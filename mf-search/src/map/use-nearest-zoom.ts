import type { MapPosition } from '@petcare/maps';
import { useClient } from 'urql';
import type { Filter } from '../listing/features.ts';
import type { ListingKind } from '../listing/listing-kinds.ts';
import { PLACE_ZOOM, zoomAround } from './area-view.ts';
import { nearestQueries } from './listing-queries.ts';
import { positionOf } from './use-map-search.ts';
import type { useMapView } from './use-map-view.ts';

type View = ReturnType<typeof useMapView>['view'];

/** How near the map goes at a place so that some listings are seen there; when nobody answers, as near as to a single one. */
export function useNearestZoom(kind: ListingKind, filters: Filter[], view: View): (place: MapPosition) => Promise<number> {
  const client = useClient();
  return async (place) => {
    const { latitude, longitude } = place;
    const { data } = await client.query(nearestQueries[kind], { latitude, longitude, filters });
    const nearest = (data?.nearest ?? []).map(positionOf).filter((position) => position !== null);
    return nearest.length > 0 ? zoomAround(place, nearest, view) : PLACE_ZOOM;
  };
}
