import type { Route } from '@petcare/contracts';

const hasParameter = ({ path }: Route) => path.includes(':');
const isShown = ({ access, page }: Route) => access === 'public' && page !== null;

/** Pages that have one address each: public, there, and the same for every query. */
export function singlePages(routes: readonly Route[]): string[] {
  return routes.filter((route) => isShown(route) && !hasParameter(route) && route.sitemap === undefined).map(({ path }) => path);
}

/** The addresses of a kind of things: a path with the id in it, or with the id in its query; `query` stands behind each. */
export type ManyPages = Pick<Route, 'path' | 'idParam'> & { query?: string };

/** Rows that show many things, each at an address of its own, by the kind of thing. */
export function manyPages(routes: readonly Route[]): Map<string, ManyPages> {
  return new Map(routes.filter(isShown).flatMap(kindsOf));
}

function kindsOf({ path, idParam, sitemap, otherSitemap }: Route): [string, ManyPages][] {
  const row = { path, ...(idParam !== undefined && { idParam }) };
  const [other, query] = otherSitemap?.split('?', 2) ?? [];
  return [
    ...(typeof sitemap === 'string' ? [[sitemap, row] as [string, ManyPages]] : []),
    ...(other && query ? [[other, { ...row, query }] as [string, ManyPages]] : []),
  ];
}

/** The address of one of them. */
export function addressOf({ path, idParam = 'id', query }: ManyPages, id: number): string {
  const address = path.includes(':id') ? path.replace(':id', String(id)) : `${path}?${idParam}=${id}`;
  return query === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

const asRule = (path: string) => path.replace(/:[^/]+/g, '*');

/** The paths that crawlers have no business with: rules as robots.txt takes them, each for all that begins so. */
export function privateRules(routes: readonly Route[]): string[] {
  const open = routes.filter(({ access }) => access === 'public').map(({ path }) => asRule(path));
  const rules: string[] = [];
  for (const rule of routes
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => asRule(path))
    .sort()) {
    if (rules.some((wider) => rule.startsWith(`${wider}/`))) continue;
    const hidesPublic = open.some((path) => path.startsWith(rule));
    rules.push(hidesPublic ? `${rule}$` : rule);
  }
  return rules;
}

const CALLS = ['/api/', '/graphql'];

/** robots.txt of a site with these routes. */
export function robotsText(routes: readonly Route[], origin: string): string {
  const disallowed = [...CALLS, ...privateRules(routes)].map((rule) => `Disallow: ${rule}`);
  return ['User-agent: *', 'Allow: /', ...disallowed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
