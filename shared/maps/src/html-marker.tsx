import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MapPosition } from './places.ts';
import type { MapHandle } from './use-map.ts';

interface HtmlMarkerProps {
  handle: MapHandle;
  position: MapPosition;
  /** Which point of the children lies on the position. Default the centre. */
  anchor?: 'center' | 'bottom';
  /** How far from the position, in px to the right and down. Default none. */
  offset?: readonly [x: number, y: number];
  /** Above all other markers. */
  raised?: boolean;
  children: ReactNode;
}

/** React children on a position of the map. Rendered only where there is a map, so never on a server. */
export function HtmlMarker({ handle, position, anchor = 'center', offset, raised = false, children }: HtmlMarkerProps) {
  const [marker] = useState(
    () => new handle.library.Marker({ element: document.createElement('div'), anchor, subpixelPositioning: true }),
  );
  const { latitude, longitude } = position;
  const [x, y] = offset ?? [0, 0];
  const element = marker.getElement();

  useEffect(() => {
    marker.setLngLat([longitude, latitude]).addTo(handle.map);
  }, [marker, handle, latitude, longitude]);

  useEffect(() => {
    marker.setOffset([x, y]);
  }, [marker, x, y]);

  useEffect(() => () => void marker.remove(), [marker]);

  useEffect(() => {
    element.style.zIndex = raised ? '2' : '';
    element.style.pointerEvents = raised ? 'none' : '';
  }, [element, raised]);

  return createPortal(children, element);
}
