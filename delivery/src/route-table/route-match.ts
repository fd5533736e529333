import type { Route } from '@petcare/contracts';

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

function fits(wanted: readonly string[], segments: readonly string[]): boolean {
  return wanted.length === segments.length && wanted.every((part, index) => part.startsWith(':') || part === segments[index]);
}

/** The row of a route table that shows a path; null where the site has nothing. */
export type RouteMatcher = (pathname: string) => Route | null;

/** Matches as the shell's router does: a row without a parameter wins over one with, else the first. */
export function createRouteMatcher(routes: readonly Route[]): RouteMatcher {
  const plain = new Map<string, Route>();
  const patterns: { route: Route; wanted: string[] }[] = [];
  for (const route of routes) {
    const wanted = segmentsOf(route.path);
    const key = wanted.join('/');
    if (route.path.includes(':')) patterns.push({ route, wanted });
    else if (!plain.has(key)) plain.set(key, route);
  }

  return (pathname) => {
    const segments = segmentsOf(pathname);
    return plain.get(segments.join('/')) ?? patterns.find(({ wanted }) => fits(wanted, segments))?.route ?? null;
  };
}
