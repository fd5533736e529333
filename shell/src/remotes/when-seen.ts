import { isSparing, whenIdle } from './idle.ts';

/**
 * Act once: when the place comes within `margin` of what is seen, in CSS px; never while it has no place on the screen.
 * @returns takes it back
 */
export function whenNear(place: HTMLElement, act: () => void, margin = 0): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/**
 * Act once: when the place comes to be seen, else when the page has nothing
 * better to do. Where data is to be saved, only the former.
 * @returns takes it back
 */
export function whenSeen(place: HTMLElement, act: () => void): () => void {
  const ending = new AbortController();
  const stop = () => {
    leave();
    ending.abort();
  };
  const actOnce = () => {
    stop();
    act();
  };
  const leave = whenNear(place, actOnce);
  if (!isSparing()) whenIdle(actOnce, ending.signal);
  return stop;
}
