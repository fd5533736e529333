import { bus } from '@petcare/event-bus';
import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { routeAt } from '../route-table.ts';

/** A link of the frame: what the route table has no page for yet says 준비중입니다. and stays where it is. */
export function SiteLink({ to, onClick, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isThere(to)) return;
    event.preventDefault();
    announcePreparing();
  };
  return <Link {...rest} to={to} onClick={follow} />;
}

/** Whether the site has a page at this address by now. */
export function isThere(to: string): boolean {
  return routeAt(to.split(/[?#]/, 1)[0] ?? to)?.page != null;
}

export function announcePreparing(): void {
  bus.emit('toast.shown', { kind: 'info', message: '준비중입니다.' });
}
