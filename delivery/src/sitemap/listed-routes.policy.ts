import type { Route } from '@petcare/contracts';

const hasParameter = ({ path }: Route) => path.includes(':');
const isShown = ({ access, page }: Route) => access === 'public' && page !== null;

/** Pages that have one address each: public, there, and the same for every query. */
export function singlePages(routes: readonly Route[]): string[] {
  return routes.filter((route) => isShown(route) && !hasParameter(route) && route.sitemap === undefined).map(({ path }) => path);
}

/** Rows that show many things, each at an address of its own, by the kind of thing. */
export function manyPages(routes: readonly Route[]): Map<string, Route> {
  return new Map(routes.flatMap((route) => (isShown(route) && typeof route.sitemap === 'string' ? [[route.sitemap, route] as const] : [])));
}

/** Where one of them is: `/things/:id` has its id in the path, `/thing` in the query. */
export function addressOf({ path, idParam = 'id' }: Route, id: number): string {
  return path.includes(':id') ? path.replace(':id', String(id)) : `${path}?${idParam}=${id}`;
}

const asRule = (path: string) => path.replace(/:[^/]+/g, '*');

/** What a crawler has no business with: rules as robots.txt takes them, each for all that begins so. */
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
