import { createRouteMatcher, type Route, type RouteMatcher } from '@petcare/contracts';
import { LRUCache } from 'lru-cache';
import type { StoredReleases } from '../files/stored-releases.ts';
import type { Grant } from '../grants/grants.policy.ts';
import type { BuildManifest } from '@petcare/wire/manifest';
import { ownRowsOf } from './own-rows.policy.ts';

/**
 * The route table of a mix: the rows of its shell release and those that its remotes bring, which `ownRows` are. `id` names
 * it in this process: two mixes with one table have the same.
 */
export type RouteTable = {
  id: string;
  routes: readonly Route[];
  ownRows: readonly Route[];
  match: RouteMatcher<Route>;
  /** The rows of a remote that has pages for them. */
  rowsOf(remote: string): readonly { path: string; page: string }[];
};

/** The releases that a page is made of, by package. */
type Mix = ReadonlyMap<string, { package: string; release: string; manifest: BuildManifest }>;

/** Pages of so many different mixes are made at a time. */
const MOST = 100;

function tableOf(id: string, ofShell: readonly Route[], ownRows: readonly Route[]): RouteTable {
  const routes = [...ofShell, ...ownRows];
  const rows = new Map<string, { path: string; page: string }[]>();
  for (const { owner, path, page } of routes) if (page !== null) rows.set(owner, [...(rows.get(owner) ?? []), { path, page }]);
  return { id, routes, ownRows, match: createRouteMatcher(routes), rowsOf: (remote) => rows.get(remote) ?? [] };
}

/** The route tables of mixes, by what is granted; that of the same releases and grants is made once. Null for a mix without a shell. */
export function createRouteTables(stored: StoredReleases): (mix: Mix, grants: readonly Grant[]) => Promise<RouteTable | null> {
  const tables = new LRUCache<string, RouteTable>({ max: MOST });
  return async (mix, grants) => {
    const shell = mix.get('shell');
    if (!shell) return null;
    const bringing = [...mix.values()].filter(({ manifest }) => manifest.contract?.rows);
    const releases = [shell, ...bringing].map(({ package: name, release }) => `${name}@${release}`).sort();
    const id = [...releases, ...(bringing.length > 0 ? grants.map(({ package: name, prefix }) => `${name}${prefix}`) : [])].join(' ');
    const known = tables.get(id);
    if (known) return known;
    const ofShell = (await stored.json('shell', shell.release, 'routes.json')) as Route[];
    const manifests = [shell, ...bringing].map(({ manifest }) => manifest);
    const table = tableOf(id, ofShell, ownRowsOf(manifests, grants));
    tables.set(id, table);
    return table;
  };
}
