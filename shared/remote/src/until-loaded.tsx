import { Suspense, type ReactNode } from 'react';
import { useHost } from './host-context.ts';
import { PageSkeleton } from './standing-in.tsx';

/** Shows a skeleton while the page in it is being fetched. On a server every page is there before it is rendered. */
export function UntilLoaded({ children }: { children: ReactNode }) {
  const { rendering } = useHost();
  return rendering?.isBare ? children : <Suspense fallback={<PageSkeleton />}>{children}</Suspense>;
}
