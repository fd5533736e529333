import type { MapCover } from '@petcare/maps';
import { useLayoutEffect, useRef, useState } from 'react';

/** The heights of the map above and below the element that marks its free part; nothing until the page has been measured. */
export function useFree() {
  const free = useRef<HTMLDivElement>(null);
  const [cover, setCover] = useState<MapCover | null>(null);
  useLayoutEffect(() => {
    const element = free.current;
    const measure = () => {
      const map = element?.parentElement;
      if (!element || !map) return;
      const top = element.offsetTop;
      const bottom = map.clientHeight - top - element.offsetHeight;
      setCover((before) => (before?.top === top && before.bottom === bottom ? before : { top, bottom }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined' || !element) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { free, cover };
}
