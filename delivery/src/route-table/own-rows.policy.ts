import { accesses, areas, type OwnRoute, type Route } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/wire/manifest';
import { isBelow, pathProblem, type Grant } from '../grants/grants.policy.ts';

/** A row that a remote brings, where in its `remote.ts` it stands, and why it does not count; null when it does. */
export type JudgedRow = { row: Route; index: number; problem: string | null };

/** The facts of a row that somebody has already. */
type TakenRow = { path: string; owner: string; sitemap?: string | null | undefined };

const segmentsOf = (path: string) => path.toLowerCase().split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith(':');

/** True when some address fits both. */
function meet(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  return a.length === b.length && a.every((segment, index) => isParameter(segment) || isParameter(b[index] ?? '') || segment === b[index]);
}

/** Within one owner's rows a plain one may stand beside one with a parameter: the plain one wins. */
const isSameShape = (one: string, other: string) =>
  meet(one, other) && segmentsOf(one).every((segment, index) => isParameter(segment) === isParameter(segmentsOf(other)[index] ?? ''));

function takenBy({ path, owner, sitemap }: Route, taken: readonly TakenRow[]): string | null {
  const other = taken.find((one) => (one.owner === owner ? isSameShape(path, one.path) : meet(path, one.path)));
  if (other) return `${other.path} of ${other.owner} has this address already.`;
  const listed = typeof sitemap === 'string' && taken.find((one) => one.sitemap === sitemap);
  return listed ? `${listed.path} of ${listed.owner} lists '${sitemap}' in the sitemap already.` : null;
}

function formProblem({ path, access, title, area, menu, example }: OwnRoute, icons: readonly string[] | undefined): string | null {
  const wrongPath = pathProblem(path);
  if (wrongPath) return wrongPath;
  if (!accesses.includes(access)) return `the access '${access}' is none of ${accesses.join(', ')}.`;
  if (title.trim() === '') return 'it has no title.';
  if (area && !areas.includes(area)) return `the area '${area}' is none of ${areas.join(', ')}.`;
  if (menu && !area) return 'it has a menu entry, and stands in no area.';
  if (menu && icons && !icons.includes(menu.icon)) return `'${menu.icon}' is no icon of the shell's @petcare/ui.`;
  if (example !== undefined && !meet(path, example.split('?', 1)[0] ?? '')) return `its example ${example} is another address.`;
  return null;
}

/**
 * The rows that the remotes of a mix bring to the route table, each with what is wrong with it: by the rows of the
 * shell, by what is granted, and by the rows before it, the remotes in the order of their names.
 */
export function judgeRows(manifests: Iterable<BuildManifest>, grants: readonly Grant[]): JudgedRow[] {
  const all = [...manifests].sort((a, b) => (a.name < b.name ? -1 : 1));
  const shell = all.find(({ name }) => name === 'shell');
  const taken: TakenRow[] = [...(shell?.contract?.routes ?? [])];
  const judged: JudgedRow[] = [];
  for (const { name, contract } of all) {
    for (const [index, own] of (contract?.rows ?? []).entries()) {
      const row = { ...own, owner: name } as Route;
      const isGranted = grants.some((grant) => grant.package === name && isBelow(grant.prefix, row.path));
      const problem =
        formProblem(row, shell?.contract?.icons) ??
        (isGranted ? null : `no prefix that is granted to ${name} is above it. Whoever holds the shell's key grants one.`) ??
        takenBy(row, taken) ??
        (row.page === null || contract?.pages.includes(row.page) ? null : `${name} offers no page '${row.page}'.`);
      judged.push({ row, index, problem });
      if (!problem) taken.push(row);
    }
  }
  return judged;
}

/** The rows of remotes that count in a mix. */
export function ownRowsOf(manifests: Iterable<BuildManifest>, grants: readonly Grant[]): Route[] {
  return judgeRows(manifests, grants).flatMap(({ row, problem }) => (problem === null ? [row] : []));
}
