import { isRemoteName } from '@petcare/contracts';

/** The addresses at and below `prefix` are for this package's own rows of the route table. */
export type Grant = { package: string; prefix: string };

/** The first segments that the delivery service answers itself, or hands to the API. */
const OF_THE_HOUSE = ['api', 'graphql', 'healthz', 'kit', 'livez', 'readyz', 'releases', 'sitemaps', 'telemetry', 'testers', 'uploads'];
const SEGMENT = /^[\p{Ll}\p{Lo}\p{N}_~-]+$/u;
const PARAMETER = /^:[A-Za-z]\w*$/;
const LONGEST = 200;

/** The reason why a row of the route table can't have this path; null when it can. */
export function pathProblem(path: string): string | null {
  const [before, first, ...rest] = path.split('/');
  if (before !== '' || first === undefined || path.length > LONGEST) return `a path begins with '/' and has at most ${LONGEST} characters.`;
  if (OF_THE_HOUSE.includes(first)) return `/${first} is the delivery service's own.`;
  const wrong = [...(SEGMENT.test(first) ? [] : [first]), ...rest.filter((segment) => !SEGMENT.test(segment) && !PARAMETER.test(segment))];
  return wrong.length > 0 ? `'${wrong[0]}' can't stand in a path: small letters, digits, - and _, or :parameter after the first.` : null;
}

/** True when a path is the prefix itself or lies below it. */
export function isBelow(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/**
 * The reason why a prefix can't be granted to a package; null when it can.
 * @param rows the house's own route table
 */
export function grantProblem(
  { package: name, prefix }: Grant,
  granted: readonly Grant[],
  rows: readonly { path: string; owner: string }[],
): string | null {
  if (!isRemoteName(name)) return `${name} is no name of a remote: mf- and words of small letters.`;
  if (prefix.includes(':')) return `The prefix ${prefix} has a parameter.`;
  const wrong = pathProblem(prefix);
  if (wrong) return `The prefix ${prefix}: ${wrong}`;
  const other = granted.find((grant) => grant.package !== name && (isBelow(grant.prefix, prefix) || isBelow(prefix, grant.prefix)));
  if (other) return `${other.prefix} is granted to ${other.package}.`;
  const row = rows.find(({ path, owner }) => owner !== name && isBelow(prefix, path));
  return row ? `${row.path} is a page of ${row.owner}.` : null;
}
