import { levelOfZoom, viewAround, type MapBounds, type MapPosition } from '@petcare/maps';
import { ZOOM } from './map-address.ts';

/** The first comfortable zoom with pins. */
const PINS_ZOOM = 13.2;
/** The zoom of a single place. */
export const PLACE_ZOOM = 15;

type View = { bounds: MapBounds; zoom: number };

/** All of an area; a district that nearly fits is shown with its places rather than as one count. */
export function viewOfArea(bounds: MapBounds, isDistrict: boolean, view: View): { center: MapPosition; zoom: number } {
  const { center, zoom } = viewAround(bounds, view);
  const wished = isDistrict && zoom > PINS_ZOOM - 2 && levelOfZoom(zoom) !== 'pins' ? PINS_ZOOM : zoom;
  return { center, zoom: Math.min(Math.max(wished, ZOOM.least), PLACE_ZOOM) };
}

/** Room between the farthest of the places and the edge. */
const MARGIN = 1.15;

/** How near a map around `center` may go so that these places are on it; as near as a single place needs at most. */
export function zoomAround(center: MapPosition, places: readonly MapPosition[], view: View): number {
  const reach = (axis: 'latitude' | 'longitude') => Math.max(1e-6, ...places.map((place) => Math.abs(place[axis] - center[axis]) * MARGIN));
  const [height, width] = [reach('latitude'), reach('longitude')];
  const { latitude, longitude } = center;
  const box = { south: latitude - height, north: latitude + height, west: longitude - width, east: longitude + width };
  return Math.min(Math.max(viewAround(box, view).zoom, ZOOM.least), PLACE_ZOOM);
}
