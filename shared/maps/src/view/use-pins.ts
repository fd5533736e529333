import { useEffect, useEffectEvent } from 'react';
import type { DrawnMap } from '../places/drawn-map.ts';
import type { MapPin } from '../places/places.ts';

/** Shows the pins on the map and tells which one is pressed. */
export function usePins(
  map: DrawnMap | undefined,
  pins: readonly MapPin[] | undefined,
  selectedId: string | null | undefined,
  onSelect: ((id: string | null) => void) | undefined,
): void {
  const choose = useEffectEvent((id: string | undefined) => {
    if (id !== undefined) onSelect?.(id);
    else if (selectedId) onSelect?.(null);
  });

  useEffect(() => map?.onPress((id) => choose(id)), [map]);

  useEffect(() => map?.showPins(pins ?? []), [map, pins]);

  useEffect(() => (selectedId ? map?.hidePin(selectedId) : undefined), [map, selectedId]);
}
