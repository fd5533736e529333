const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Watches a part that scrolls: the keyboard can go to it, and scroll it, where nothing inside can be gone to. Not every browser lets it by itself. */
export function letScroll(part: HTMLElement | null): (() => void) | undefined {
  if (!part || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    const isStop = part.scrollHeight > part.clientHeight && part.querySelector(STOPS) === null;
    if (isStop) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  });
  for (const watched of [part, ...part.children]) observer.observe(watched);
  return () => observer.disconnect();
}
