import type { Route } from '@petcare/contracts';
import type { StoredReleases } from '../files/stored-releases.ts';
import { createRouteMatcher, type RouteMatcher } from './route-match.ts';

/** A shell release's route table: all rows, the row of a path, and the rows of a remote that has pages for them. */
export type RouteTable = {
  routes: readonly Route[];
  match: RouteMatcher;
  rowsOf(remote: string): readonly { path: string; page: string }[];
};

function tableOf(routes: readonly Route[]): RouteTable {
  const rows = new Map<string, { path: string; page: string }[]>();
  for (const { owner, path, page } of routes) if (page !== null) rows.set(owner, [...(rows.get(owner) ?? []), { path, page }]);
  return { routes, match: createRouteMatcher(routes), rowsOf: (remote) => rows.get(remote) ?? [] };
}

/** The route tables of shell releases; one of a release never changes. */
export function createRouteTables(stored: StoredReleases): (release: string) => Promise<RouteTable> {
  const tables = new Map<string, RouteTable>();
  return async (release) => {
    const known = tables.get(release);
    if (known) return known;
    const table = tableOf((await stored.json('shell', release, 'routes.json')) as Route[]);
    tables.set(release, table);
    return table;
  };
}
