import { distanceKm, type MapPosition } from '@petcare/maps';
import { formatDistance } from '@petcare/ui';

/** The distance to a place, in words; null while one of the two positions is unknown. */
export function distanceAway(from: MapPosition | null, to: MapPosition | null): string | null {
  return from && to ? formatDistance(distanceKm(from, to) * 1000) : null;
}
