import type { Route } from '@petcare/contracts';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function matches(pattern: string, segments: string[]): boolean {
  const wanted = segmentsOf(pattern);
  if (wanted.length !== segments.length) return false;
  return wanted.every((part, index) => part.startsWith(':') || part.toLowerCase() === segments[index]?.toLowerCase());
}

/** The row of the route table that shows a path, matched as the shell's router does; null where the site has nothing. */
export function matchRoute(routes: readonly Route[], pathname: string): Route | null {
  const segments = segmentsOf(pathname);
  const found = routes.filter(({ path }) => matches(path, segments));
  return found.find(({ path }) => !path.includes(':')) ?? found[0] ?? null;
}
