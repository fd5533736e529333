import { distanceKm, type MapPin, type MapPosition } from '@petcare/maps';
import { useMemo } from 'react';

/** Pins that tell how far from a place they are; while that is unknown, as they are. */
export function useDistantPins(pins: MapPin[], from: MapPosition | null): MapPin[] {
  return useMemo(() => (from ? pins.map((pin) => ({ ...pin, metres: distanceKm(from, pin) * 1000 })) : pins), [pins, from]);
}
