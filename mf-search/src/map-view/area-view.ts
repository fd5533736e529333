import { levelOfZoom, viewAround, type MapBounds, type MapPosition } from '@petcare/maps';
import { ZOOM } from './map-address.ts';

/** The zoom of a map whose address names none. */
export const START_ZOOM = 13.5;
/** The first comfortable zoom with pins. */
const PINS_ZOOM = 13.2;
/** The zoom of a single place. */
export const PLACE_ZOOM = 15;

type View = { bounds: MapBounds; free?: MapBounds | undefined; zoom: number };

/** The size in which something is to be seen: that of what nothing lies over. */
const around = (box: MapBounds, { bounds, free, zoom }: View) => viewAround(box, { bounds: free ?? bounds, zoom });

/** All of an area; a district that nearly fits is shown with its places rather than as one count. */
export function viewOfArea(bounds: MapBounds, isDistrict: boolean, view: View): { center: MapPosition; zoom: number } {
  const { center, zoom } = around(bounds, view);
  const wished = isDistrict && zoom > PINS_ZOOM - 2 && levelOfZoom(zoom) !== 'pins' ? PINS_ZOOM : zoom;
  return { center, zoom: Math.min(Math.max(wished, ZOOM.least), PLACE_ZOOM) };
}

/** So much of the free part's height and width at each edge is too near to it. */
const EDGE = 0.12;

/** True for what stands well within the part of the map that nothing lies over; where nothing does, wherever it stands. */
export function isInSight({ latitude, longitude }: MapPosition, { free }: View): boolean {
  if (!free) return true;
  const [down, right] = [(free.north - free.south) * EDGE, (free.east - free.west) * EDGE];
  const isWithin = (value: number, least: number, most: number, edge: number) => value > least + edge && value < most - edge;
  return isWithin(latitude, free.south, free.north, down) && isWithin(longitude, free.west, free.east, right);
}

/** Room between the farthest of the places and the edge. */
const MARGIN = 1.15;

/** The nearest zoom of a map around `center` that still has these places on it; at most that of a single place. */
export function zoomAround(center: MapPosition, places: readonly MapPosition[], view: View): number {
  const reach = (axis: 'latitude' | 'longitude') => Math.max(1e-6, ...places.map((place) => Math.abs(place[axis] - center[axis]) * MARGIN));
  const [height, width] = [reach('latitude'), reach('longitude')];
  const { latitude, longitude } = center;
  const box = { south: latitude - height, north: latitude + height, west: longitude - width, east: longitude + width };
  return Math.min(Math.max(around(box, view).zoom, ZOOM.least), PLACE_ZOOM);
}
