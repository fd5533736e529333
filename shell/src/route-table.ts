import { createRouteMatcher, type RemoteName, type Route, type RouteMatcher } from '@petcare/contracts';
import { canOpen, currentSession, type Verdict } from '@petcare/auth';
import { footerlessPrefixes, routes } from './routes.ts';

/** The rows of the house, then those that remotes bring. */
export type RouteTable = readonly Route[];

/** The route table with the rows that the remotes of a mix bring. */
export function tableWith(ownRows: readonly Route[]): RouteTable {
  return [...routes, ...ownRows];
}

const ofHouse = tableWith([]);
let current = () => ofHouse;

/** Say which table counts: a browser has one, a server that renders several mixes at once one for each. */
export function readTableFrom(source: () => RouteTable): void {
  current = source;
}

/** All rows that count now. */
export const currentTable = (): RouteTable => current();

let latest: { table: RouteTable; match: RouteMatcher<Route> } | undefined;

/** The row that shows a path, or null where the site has nothing. */
export function routeAt(pathname: string): Route | null {
  const table = current();
  if (latest?.table !== table) latest = { table, match: createRouteMatcher(table) };
  return latest.match(pathname);
}

/** The rows of one remote's pages that exist, as it is told of them when it is mounted. */
export function rowsOf(remote: RemoteName): { path: string; page: string }[] {
  return current().flatMap(({ owner, path, page }) => (owner === remote && page ? [{ path, page }] : []));
}

/** The route table's verdict on a path, for the person who looks at it now. */
export function verdictAt(pathname: string): Verdict {
  const route = routeAt(pathname);
  return route ? canOpen(route.access, currentSession(), route.staff) : 'allowed';
}

/** True when this remote's pages belong on the page now: its row, its page is there, and the person may see it. */
export function isShown(remote: RemoteName, pathname: string): boolean {
  const route = routeAt(pathname);
  return route?.owner === remote && route.page !== null && verdictAt(pathname) === 'allowed';
}

export function hasFooter(pathname: string): boolean {
  return !footerlessPrefixes.some((prefix) => pathname.startsWith(prefix));
}
