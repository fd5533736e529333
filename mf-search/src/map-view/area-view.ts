import { boundsAround, levelOfZoom, viewAround, type MapBounds, type MapPosition } from '@petcare/maps';
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

/** A size in CSS pixels. */
export type BoxSize = { width: number; height: number };

/** The least size of a free part for which a view is reckoned: large letters leave hardly any. */
const LEAST_PX = 64;

function fit(box: MapBounds, size: BoxSize): { center: MapPosition; zoom: number } {
  const [width, height] = [Math.max(LEAST_PX, size.width), Math.max(LEAST_PX, size.height)];
  const middle = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
  const { center, zoom } = viewAround(box, { bounds: boundsAround(middle, START_ZOOM, width, height), zoom: START_ZOOM });
  return { center, zoom: Math.min(Math.max(zoom, ZOOM.least), PLACE_ZOOM) };
}

/** Half of the least side of a box that is fitted: places on one spot have none. */
const LEAST_DEGREES = 1e-6;

/** The nearest view around `center` that still has these places in the free part; at most that of a single place. */
export function viewCenteredOn(center: MapPosition, places: readonly MapPosition[], free: BoxSize): { center: MapPosition; zoom: number } {
  const reach = (axis: 'latitude' | 'longitude') => Math.max(LEAST_DEGREES, ...places.map((place) => Math.abs(place[axis] - center[axis])));
  const [height, width] = [reach('latitude'), reach('longitude')];
  const { latitude, longitude } = center;
  const box = { south: latitude - height, north: latitude + height, west: longitude - width, east: longitude + width };
  return { center, zoom: fit(box, free).zoom };
}

/** The nearest view that has all of these places in the free part; at most that of a single place. */
export function viewOfPlaces(places: readonly MapPosition[], free: BoxSize): { center: MapPosition; zoom: number } {
  const [latitudes, longitudes] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)];
  const [south, west] = [Math.min(...latitudes) - LEAST_DEGREES, Math.min(...longitudes) - LEAST_DEGREES];
  const [north, east] = [Math.max(...latitudes) + LEAST_DEGREES, Math.max(...longitudes) + LEAST_DEGREES];
  return fit({ south, west, north, east }, free);
}
