import { useEffect, useRef } from 'react';

/** Keeps `--map-top` of the element at its distance from the page's top, so that map and header together fill the screen. */
export function useTop() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Whatever comes or goes above, the shell's placeholder too, changes the body's height.
    const observer = new ResizeObserver(() => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      element.current?.style.setProperty('--map-top', `${Math.ceil(top)}px`);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return element;
}
