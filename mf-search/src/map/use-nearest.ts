import { levelOfZoom, type MapPosition } from '@petcare/maps';
import { useState } from 'react';
import { useClient } from 'urql';
import type { Filter } from '../listing/features.ts';
import type { ListingKind } from '../listing/listing-kinds.ts';
import { PLACE_ZOOM, zoomAround } from './area-view.ts';
import { nearestQueries, type FoundListing } from './listing-queries.ts';
import { positionOf } from './use-map-search.ts';
import type { useMapView } from './use-map-view.ts';

type View = ReturnType<typeof useMapView>['view'];

/** As many of the nearest as can be seen as places of their own; one that is farther than that is seen at least. */
function zoomFor(place: MapPosition, nearest: readonly MapPosition[], view: View): number {
  const zooms = nearest.map((_, index) => zoomAround(place, nearest.slice(0, index + 1), view));
  return zooms.findLast((zoom) => levelOfZoom(zoom) === 'pins') ?? zooms[0] ?? PLACE_ZOOM;
}

/**
 * The listings nearest to a place, and how near the map goes there so that some are seen; when nobody answers, as near as
 * to a single one. `nearest` are those of the place that was looked for last.
 */
export function useNearest(kind: ListingKind, filters: Filter[], view: View) {
  const client = useClient();
  const [nearest, setNearest] = useState<readonly FoundListing[]>([]);
  async function findZoom(place: MapPosition): Promise<number> {
    const { latitude, longitude } = place;
    const { data } = await client.query(nearestQueries[kind], { latitude, longitude, filters });
    const found = data?.nearest ?? [];
    setNearest(found);
    return zoomFor(
      place,
      found.map(positionOf).filter((position) => position !== null),
      view,
    );
  }
  return { nearest, findZoom };
}
