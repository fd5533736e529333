import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import type { Bounds } from './regions.ts';

/** WGS84 degrees. */
export type Position = { latitude: number; longitude: number };

/** The bounds of the country, its islands too. */
const KOREA = { south: 33, north: 38.7, west: 124.5, east: 132 };
/** South and east of this corner the box holds Japan alone: Tsushima, Kyushu, the west of Honshu. */
const STRAIT = { latitude: 34.8, longitude: 128.9 };

export function isInKorea({ latitude, longitude }: Position): boolean {
  const isInBox = latitude >= KOREA.south && latitude <= KOREA.north && longitude >= KOREA.west && longitude <= KOREA.east;
  return isInBox && !(latitude < STRAIT.latitude && longitude > STRAIT.longitude);
}

/** Both or neither, and a point on earth. */
export function checkPosition(latitude: number | null | undefined, longitude: number | null | undefined): PropertyError[] {
  if (latitude == null && longitude == null) return [];
  const isOnEarth = latitude != null && longitude != null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? [] : [invalid('latitude', 'isPosition', '위치를 다시 확인해 주세요.')];
}

export function checkBounds({ south, west, north, east }: Bounds): PropertyError[] {
  const areDegrees = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return areDegrees && south <= north && west <= east ? [] : [invalid('bounds', 'isBounds', '지도의 범위를 다시 확인해 주세요.')];
}
