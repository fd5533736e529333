import { toast } from '@petcare/event-bus';
import { useEffect } from 'react';
import { routeAt } from '../route-table.ts';

/** True when the route table has a row for this path whose page is not there yet. */
export function isUnavailable(pathname: string): boolean {
  return routeAt(pathname)?.page === null;
}

export function announceUnavailable(): void {
  toast('info', '준비중입니다.');
}

function onClick(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !isUnavailable(link.pathname)) return;
  event.preventDefault();
  announceUnavailable();
}

/** A link anywhere on the page, the frame's or a remote's, that leads to a page that is not there yet says so and stays where it is. */
export function useUnavailableLinks(): void {
  useEffect(() => {
    // Before any tree hears of it: routers leave a click alone that is prevented.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
