import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

/**
 * Suspense around what may have come rendered. React takes the inside of such a boundary over when it has nothing
 * else to do, and gives whatever its effects then set the same last place: behind every other update, for as long
 * as there are any. This one is taken over as a transition: still in slices, but as ordinary work.
 */
export function RenderedBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [, takeOver] = useState(false);
  useEffect(() => startTransition(() => takeOver(true)), []);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
