import { isSparing, whenIdle } from './idle.ts';

/**
 * Act once: when the place comes to be seen, else when the page has nothing
 * better to do. Where data is to be saved, only the former.
 * @returns takes it back
 */
export function whenSeen(place: HTMLElement, act: () => void): () => void {
  const ending = new AbortController();
  const stop = () => {
    observer.disconnect();
    ending.abort();
  };
  const actOnce = () => {
    stop();
    act();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) actOnce();
  });
  observer.observe(place);
  if (!isSparing()) whenIdle(actOnce, ending.signal);
  return stop;
}
