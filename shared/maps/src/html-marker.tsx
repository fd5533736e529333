import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Marker } from 'maplibre-gl';
import type { MapPosition } from './places.ts';
import type { MapHandle } from './use-map.ts';

interface HtmlMarkerProps {
  handle: MapHandle;
  position: MapPosition;
  /** Which point of the children lies on the position. Default the centre. */
  anchor?: 'center' | 'bottom';
  /** How far from the position, in px to the right and down. Default none. */
  offset?: readonly [x: number, y: number];
  /** Above all other markers, and not in the way of the pointer. */
  raised?: boolean;
  children: ReactNode;
}

/**
 * React children on a position of the map. Its parent in the page has to be the map's canvas container:
 * MapLibre appends the element there, which then moves nothing that React owns. (A portal for each
 * marker would cost a hundred listeners each.)
 */
export function HtmlMarker({ handle, position, anchor = 'center', offset, raised = false, children }: HtmlMarkerProps) {
  const element = useRef<HTMLDivElement>(null);
  const marker = useRef<Marker>(undefined);
  const { latitude, longitude } = position;
  const [x, y] = offset ?? [0, 0];

  useEffect(() => {
    if (!element.current) return undefined;
    const made = new handle.library.Marker({ element: element.current, anchor, subpixelPositioning: true });
    marker.current = made;
    return () => {
      marker.current = undefined;
      made.remove();
    };
  }, [handle, anchor]);

  useEffect(() => {
    marker.current?.setOffset([x, y]).setLngLat([longitude, latitude]).addTo(handle.map);
  }, [handle, anchor, latitude, longitude, x, y]);

  return (
    <div ref={element} style={raised ? { zIndex: 2, pointerEvents: 'none' } : undefined}>
      {children}
    </div>
  );
}
