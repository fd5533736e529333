import type { MapBounds, MapPosition } from './places.ts';

const EARTH_RADIUS_KM = 6371;
/** Of the projection's sphere. */
const EQUATOR_RADIUS_M = 6_378_137;
const WORLD_PIXELS_AT_ZOOM_0 = 512;
const LAST_LATITUDE = 85.051129;

/** Great-circle distance in kilometres (haversine, Earth radius 6371 km). */
export function distanceKm(from: MapPosition, to: MapPosition): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The level of detail at a zoom: counts by sido below 9, counts by sigungu below 13, else single pins. */
export type MapLevel = 'sido' | 'sigungu' | 'pins';

/** The level of a zoom; see {@link MapLevel}. */
export function levelOfZoom(zoom: number): MapLevel {
  if (zoom < 9) return 'sido';
  return zoom < 13 ? 'sigungu' : 'pins';
}

/** The zoom that a click on a count bubble goes to: the first comfortable one of the next level. */
export function zoomInto(zoom: number): number {
  const target = { sido: 9.6, sigungu: 13.4, pins: zoom + 1.5 }[levelOfZoom(zoom)];
  return Math.max(target, zoom + 0.5);
}

/**
 * The box that a map of `width` × `height` CSS pixels shows around a centre (Web Mercator, 512 px tiles).
 * What a page asks the server for before, or without, a map on the screen.
 */
export function boundsAround(center: MapPosition, zoom: number, width: number, height: number): MapBounds {
  const world = WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom;
  const halfWidth = (width / 2 / world) * 360;
  const y = mercatorY(Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, center.latitude)));
  const halfHeight = height / 2 / world;
  return {
    south: rounded(latitudeOf(Math.min(1, y + halfHeight))),
    west: rounded(Math.max(-180, center.longitude - halfWidth)),
    north: rounded(latitudeOf(Math.max(0, y - halfHeight))),
    east: rounded(Math.min(180, center.longitude + halfWidth)),
  };
}

/** The position that lies `down` CSS pixels below another on a map of this zoom. */
export function positionBelow({ latitude, longitude }: MapPosition, down: number, zoom: number): MapPosition {
  const y = mercatorY(latitude) + down / (WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom);
  return { latitude: latitudeOf(Math.max(0, Math.min(1, y))), longitude };
}

/** The centre and the zoom at which a map of the size of `view` shows all of `box`. */
export function viewAround(box: MapBounds, view: { bounds: MapBounds; zoom: number }): { center: MapPosition; zoom: number } {
  const size = ({ south, west, north, east }: MapBounds) => ({ width: east - west, height: (mercatorY(south) - mercatorY(north)) * 360 });
  const [wanted, shown] = [size(box), size(view.bounds)];
  const zoom = view.zoom + Math.log2(Math.min(shown.width / wanted.width, shown.height / wanted.height));
  const middle = latitudeOf((mercatorY(box.south) + mercatorY(box.north)) / 2);
  return { center: { latitude: rounded(middle), longitude: rounded((box.west + box.east) / 2) }, zoom };
}

/** The longest round distance (1, 2 or 5 and zeros, in metres) that is at most `most` px long at a latitude and a zoom. */
export function scaleAt(latitude: number, zoom: number, most: number): { metres: number; width: number } {
  const metresPerPixel = (2 * Math.PI * EQUATOR_RADIUS_M * Math.cos(radians(latitude))) / (WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom);
  const power = 10 ** Math.floor(Math.log10(most * metresPerPixel));
  const metres = power * (most * metresPerPixel >= 5 * power ? 5 : most * metresPerPixel >= 2 * power ? 2 : 1);
  return { metres, width: Math.round(metres / metresPerPixel) };
}

/** To a tenth of a metre: a server and a browser must ask for the same box, and their engines differ in the last digits of a logarithm. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function mercatorY(latitude: number): number {
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) / (2 * Math.PI);
}

function latitudeOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
