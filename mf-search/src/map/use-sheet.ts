import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { heightAt, type SheetHeight, type SheetStops } from './sheet-heights.ts';

/** The stops of the sheet; null where the list stands beside the map, and nothing is pulled. */
function stopsOf(box: HTMLElement): SheetStops | null {
  const [, halfWay, panel] = box.children;
  const isPulled = box.clientHeight > 0 && halfWay instanceof HTMLElement && panel instanceof HTMLElement;
  return isPulled ? { peek: 0, half: halfWay.offsetTop, whole: panel.offsetTop } : null;
}

/**
 * The sheet over the map, which the browser itself pulls: at which of its heights it stands, and the way to bring it to
 * another. `--sheet` of the page is how much of it is seen, half of it at most.
 */
export function useSheet() {
  const pull = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<SheetHeight>('half');

  const tell = useCallback(() => {
    const box = pull.current;
    const stops = box && stopsOf(box);
    if (!stops) return;
    // What stands above it stays below it once it is higher than half: above are the controls.
    const seen = box.clientHeight - Math.max(stops.whole - stops.half, stops.whole - box.scrollTop);
    box.parentElement?.style.setProperty('--sheet', `${seen}px`);
    setHeight(heightAt(box.scrollTop, stops));
  }, []);
  const bringTo = useCallback((wanted: SheetHeight, behavior: ScrollBehavior = 'auto') => {
    const stops = pull.current && stopsOf(pull.current);
    if (stops) pull.current?.scrollTo({ top: stops[wanted], behavior });
  }, []);

  // A browser that knows no first target of scrolling begins at the top.
  useLayoutEffect(() => {
    if (pull.current?.scrollTop === 0) bringTo('half', 'instant');
  }, [bringTo]);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || !pull.current) return undefined;
    const observer = new ResizeObserver(tell);
    observer.observe(pull.current);
    return () => observer.disconnect();
  }, [tell]);

  /** Whoever goes on by keyboard to what lies below the edge pulls the sheet up: halfway it would slide back. */
  const keepInSight = ({ target }: FocusEvent) => {
    const box = pull.current;
    // A place that is closed by hand gives the focus back below the edge too.
    if (!box || height === 'whole' || !stopsOf(box) || !target.matches(':focus-visible')) return;
    if (target.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom) return;
    bringTo('whole', 'instant');
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };

  return { pull, height, bringTo, tell, keepInSight };
}
