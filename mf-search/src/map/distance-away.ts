import { distanceKm, type MapPosition } from '@petcare/maps';
import { formatDistance } from '@petcare/ui';

/** How far a place is, once it is known from where. */
export function distanceAway(from: MapPosition | null, to: MapPosition | null): string | null {
  return from && to ? formatDistance(distanceKm(from, to) * 1000) : null;
}
