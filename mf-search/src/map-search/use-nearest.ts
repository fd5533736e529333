import type { BusinessKind } from '@petcare/contracts';
import { levelOfZoom, type MapPin, type MapPosition } from '@petcare/maps';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { featuresOf, type Filter } from '../listing/features.ts';
import { PLACE_ZOOM, viewCenteredOn, viewOfPlaces, type BoxSize } from '../map-view/area-view.ts';
import type { FoundListing } from './listing-queries.ts';
import { positionOf } from './use-map-search.ts';

type View = { center: MapPosition; zoom: number };
type Nearest = {
  /** To the place that was looked for last. */
  nearest: readonly FoundListing[];
  pins: MapPin[];
  findView: (place: MapPosition) => Promise<View>;
  findNext: (place: MapPosition) => Promise<MapPosition | undefined>;
};

function pinOf(kind: BusinessKind, listing: FoundListing): MapPin | null {
  const position = positionOf(listing);
  return position && { id: listing.id, kind, name: listing.name, tags: featuresOf(listing).map(({ label }) => label), ...position };
}

/**
 * The view of as many of the nearest as can be seen as places of their own, with the place in the middle where there is room for that; one
 * that is farther than that is seen at least.
 */
function viewFor(place: MapPosition, nearest: readonly MapPosition[], free: BoxSize): View {
  const firsts = nearest.map((_, index) => nearest.slice(0, index + 1));
  const views = firsts.flatMap((some) => [viewOfPlaces([place, ...some], free), viewCenteredOn(place, some, free)]);
  return views.findLast(({ zoom }) => levelOfZoom(zoom) === 'pins') ?? views[1] ?? { center: place, zoom: PLACE_ZOOM };
}

/**
 * The listings nearest to a place: where the first of them is, and how near the map goes there so that some are seen;
 * when nobody answers, as near as to a single one.
 */
export function useNearest(kind: BusinessKind, filters: Filter[], free: BoxSize | null): Nearest {
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
  const findView = async (place: MapPosition) => {
    const found = await find(place);
    return free ? viewFor(place, found, free) : { center: place, zoom: PLACE_ZOOM };
  };
  const findNext = async (place: MapPosition) => (await find(place))[0];
  const pins = useMemo(() => nearest.flatMap((listing) => pinOf(kind, listing) ?? []), [kind, nearest]);
  return { nearest, pins, findView, findNext };
}
