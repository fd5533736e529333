import type { MapCover } from '@petcare/maps';
import { useLayoutEffect, useRef, useState } from 'react';
import type { BoxSize } from '../map-view/area-view.ts';

/**
 * The size of the element that marks the free part of the map, and the heights of the map above and below it; nothing until the page has
 * been measured.
 */
export function useFree() {
  const free = useRef<HTMLDivElement>(null);
  const [cover, setCover] = useState<(MapCover & BoxSize) | null>(null);
  useLayoutEffect(() => {
    const element = free.current;
    const measure = () => {
      const map = element?.parentElement;
      if (!element || !map) return;
      const { offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
      const bottom = map.clientHeight - top - height;
      const now = { top, bottom, width, height };
      const sides = ['top', 'bottom', 'width', 'height'] as const;
      setCover((before) => (before && sides.every((side) => before[side] === now[side]) ? before : now));
    };
    measure();
    if (typeof ResizeObserver === 'undefined' || !element) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { free, cover };
}
