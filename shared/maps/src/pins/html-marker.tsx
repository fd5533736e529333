import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { DrawnMap, MarkerLook, PlacedMarker } from '../places/drawn-map.ts';
import type { MapPosition } from '../places/places.ts';

interface HtmlMarkerProps {
  map: DrawnMap;
  position: MapPosition;
  /** The point of the children that lies on the position. Default the centre. */
  anchor?: MarkerLook['anchor'];
  /** The distance from the position, in px to the right and down. Default none. */
  offset?: readonly [x: number, y: number];
  /** Above all other markers, and not in the way of the pointer. */
  raised?: boolean;
  /** Its name as it is read out, for children that are an image. */
  name?: string;
  children: ReactNode;
}

/**
 * React children on a position of the map. Its parent in the page has to be the map's `markers`:
 * MapLibre appends the element there, which then moves nothing that React owns. Kakao takes the element elsewhere,
 * so there each marker has a portal, which costs a hundred listeners each.
 */
export function HtmlMarker({ map, position, anchor = 'center', offset, raised = false, name, children }: HtmlMarkerProps) {
  const [taken] = useState(() => (map.takesMarkers ? document.createElement('div') : null));
  const element = useRef<HTMLDivElement>(null);
  const marker = useRef<PlacedMarker>(undefined);
  const { latitude, longitude } = position;
  const [x, y] = offset ?? [0, 0];

  useEffect(() => {
    const placed = taken ?? element.current;
    if (!placed) return undefined;
    const made = map.place(placed, { anchor, isRaised: raised });
    marker.current = made;
    return () => {
      marker.current = undefined;
      made.remove();
    };
  }, [map, taken, anchor, raised]);

  useEffect(() => {
    marker.current?.moveTo({ latitude, longitude }, [x, y]);
  }, [map, taken, anchor, raised, latitude, longitude, x, y]);

  const spoken = name === undefined ? {} : { role: 'img', 'aria-label': name };
  const marked = (
    <div ref={element} {...spoken}>
      {children}
    </div>
  );
  return taken ? createPortal(marked, taken) : marked;
}
