import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { DrawnMap } from '../places/drawn-map.ts';
import { boundsAround } from '../places/geometry.ts';
import type { MapPosition, MapView } from '../places/places.ts';
import type { MapStatus } from './use-map.ts';

const SETTLED_MS = 150;

interface Wish {
  center: MapPosition;
  zoom: number;
  onMove?: (view: MapView) => void;
}

/**
 * Keeps the map and the wished view together: flies where the props newly say, and reports where the
 * visitor went. A view that was reported is not a new wish when it comes back as props.
 * Returns the zoom at which the map last came to rest.
 */
export function useWishedView(
  map: DrawnMap | undefined,
  container: RefObject<HTMLDivElement | null>,
  status: MapStatus,
  { center, zoom, onMove }: Wish,
): number {
  const report = useEffectEvent((view: MapView) => onMove?.(view));
  const known = useRef<string[]>([keyOf(center, zoom)]);
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWishMet = useEffectEvent(() => known.current.includes(keyOf(center, zoom)));
  const { latitude, longitude } = center;

  useEffect(() => {
    if (!map) return undefined;
    const tell = () => {
      const view = map.view();
      known.current = [...known.current.slice(-7), keyOf(view.center, view.zoom)];
      report(view);
    };
    const settle = () => {
      clearTimeout(telling.current);
      telling.current = setTimeout(tell, SETTLED_MS);
    };
    // Somebody who chose a place before the map was there is taken to it, not told where the map began.
    if (isWishMet()) tell();
    const stop = map.onRest(settle);
    return () => {
      clearTimeout(telling.current);
      stop();
    };
  }, [map]);

  useEffect(() => {
    const key = keyOf({ latitude, longitude }, zoom);
    if (!map || known.current.includes(key)) return;
    known.current = [key];
    // It would tell of some place on the way.
    clearTimeout(telling.current);
    map.goTo({ latitude, longitude }, zoom);
  }, [map, latitude, longitude, zoom]);

  useEffect(() => {
    if (status !== 'unavailable') return;
    const box = container.current?.getBoundingClientRect();
    report({
      bounds: boundsAround({ latitude, longitude }, zoom, box?.width || 800, box?.height || 600),
      zoom,
      center: { latitude, longitude },
    });
  }, [status, container, latitude, longitude, zoom]);

  const subscribe = useCallback((changed: () => void) => map?.onRest(changed) ?? (() => undefined), [map]);
  const currentZoom = () => (map ? Math.round(map.view().zoom * 10) / 10 : zoom);
  return useSyncExternalStore(subscribe, currentZoom, () => zoom);
}

/** Equal for views that no eye can tell apart, so that a page may round what it keeps in its URL. */
function keyOf({ latitude, longitude }: MapPosition, zoom: number): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)},${zoom.toFixed(1)}`;
}
