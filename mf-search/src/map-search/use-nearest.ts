import type { BusinessKind } from '@petcare/contracts';
import { levelOfZoom, type MapPin, type MapPosition } from '@petcare/maps';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { featuresOf, type Filter } from '../listing/features.ts';
import { PLACE_ZOOM, zoomAround } from '../map-view/area-view.ts';
import type { FoundListing } from './listing-queries.ts';
import { positionOf } from './use-map-search.ts';
import type { useMapView } from '../map-view/use-map-view.ts';

type View = ReturnType<typeof useMapView>['view'];

type Nearest = {
  /** To the place that was looked for last. */
  nearest: readonly FoundListing[];
  pins: MapPin[];
  findZoom: (place: MapPosition) => Promise<number>;
  findNext: (place: MapPosition) => Promise<MapPosition | undefined>;
};

function pinOf(kind: BusinessKind, listing: FoundListing): MapPin | null {
  const position = positionOf(listing);
  return position && { id: listing.id, kind, name: listing.name, tags: featuresOf(listing).map(({ label }) => label), ...position };
}

/** As many of the nearest as can be seen as places of their own; one that is farther than that is seen at least. */
function zoomFor(place: MapPosition, nearest: readonly MapPosition[], view: View): number {
  const zooms = nearest.map((_, index) => zoomAround(place, nearest.slice(0, index + 1), view));
  return zooms.findLast((zoom) => levelOfZoom(zoom) === 'pins') ?? zooms[0] ?? PLACE_ZOOM;
}

/**
 * The listings nearest to a place: where the first of them is, and how near the map goes there so that some are seen;
 * when nobody answers, as near as to a single one.
 */
export function useNearest(kind: BusinessKind, filters: Filter[], view: View): Nearest {
  const client = useClient();
  const [nearest, setNearest] = useState<readonly FoundListing[]>([]);
  async function find(place: MapPosition): Promise<MapPosition[]> {
    const { latitude, longitude } = place;
    const { nearestQueries } = await import(/* webpackChunkName: "map-later" */ './nearest-queries.ts');
    const { data } = await client.query(nearestQueries[kind], { latitude, longitude, filters });
    const found = data?.nearest ?? [];
    setNearest(found);
    return found.map(positionOf).filter((position) => position !== null);
  }
  const findZoom = async (place: MapPosition) => zoomFor(place, await find(place), view);
  const findNext = async (place: MapPosition) => (await find(place))[0];
  const pins = useMemo(() => nearest.flatMap((listing) => pinOf(kind, listing) ?? []), [kind, nearest]);
  return { nearest, pins, findZoom, findNext };
}
