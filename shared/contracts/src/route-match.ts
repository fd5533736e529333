const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

function fits(wanted: readonly string[], segments: readonly string[]): boolean {
  return wanted.length === segments.length && wanted.every((part, index) => part.startsWith(':') || part === segments[index]);
}

/** The row of a route table that shows a path; null where the site has nothing. */
export type RouteMatcher<Row> = (pathname: string) => Row | null;

/** The matcher of a route table, for browser and server: a row without a parameter wins over one with, else the first. */
export function createRouteMatcher<Row extends { path: string }>(rows: readonly Row[]): RouteMatcher<Row> {
  const plain = new Map<string, Row>();
  const patterns: { row: Row; wanted: string[] }[] = [];
  for (const row of rows) {
    const wanted = segmentsOf(row.path);
    const key = wanted.join('/');
    if (row.path.includes(':')) patterns.push({ row, wanted });
    else if (!plain.has(key)) plain.set(key, row);
  }

  return (pathname) => {
    const segments = segmentsOf(pathname);
    return plain.get(segments.join('/')) ?? patterns.find(({ wanted }) => fits(wanted, segments))?.row ?? null;
  };
}
