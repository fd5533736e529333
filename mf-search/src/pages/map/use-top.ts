import { useEffect, useRef } from 'react';

/** Keeps `--map-top` of the element at its distance from the page's top, so that map and header together fill the screen. */
export function useTop() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measure = () => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      element.current?.style.setProperty('--map-top', `${Math.round(top)}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return element;
}
