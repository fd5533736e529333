/** A finger that only trembles folds nothing. */
const LEAST_PX = 8;
/** Near its top a page has its header. */
const TOP_PX = 100;

/** Marks the frame as `data-folded` while the page is read on downwards; the header is back on the way up. Returns how to stop. */
export function foldOnTheWayDown(frame: HTMLElement): () => void {
  // Asked for while the page is taken over, it would have a browser lay the whole page out for it.
  let last: number | null = null;
  const look = () => {
    const way = scrollY - (last ??= scrollY);
    if (Math.abs(way) < LEAST_PX) return;
    last = scrollY;
    frame.toggleAttribute('data-folded', way > 0 && scrollY > TOP_PX);
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}
