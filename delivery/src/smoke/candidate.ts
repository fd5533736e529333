import { compositionId } from '../mix/composition-id.ts';
import type { Releases } from '../mix/composition-id.ts';
import type { Route } from '@petcare/contracts';
import type { Grant } from '../grants/grants.policy.ts';
import { ownRowsOf } from '../route-table/own-rows.policy.ts';
import type { StoredRelease } from '../registry/registry.sql.ts';

/** A mix by its id. */
export type NamedMix = { id: string; releases: Releases };

/**
 * The mix that visitors would be given, with the rows that its remotes bring; the mix that they are given now, and the packages that make
 * the difference.
 */
export type Candidate = { after: NamedMix; ownRows: Route[]; before: NamedMix | null; released: string[] };

function mixOf(releases: readonly StoredRelease[]): NamedMix {
  const named: Releases = Object.fromEntries(releases.map((one) => [one.package, one.release]));
  return { id: compositionId(named), releases: named };
}

const hasShell = (releases: readonly StoredRelease[]) => releases.some((one) => one.package === 'shell');

/** The mix with these releases in it; null when it is no other one than now, or no page at all. */
export function candidateOf(live: readonly StoredRelease[], moving: readonly StoredRelease[], grants: readonly Grant[]): Candidate | null {
  const released = moving.map((one) => one.package);
  const next = [...live.filter((one) => !released.includes(one.package)), ...moving];
  const [after, before] = [mixOf(next), mixOf(live)];
  if (!hasShell(next) || after.id === before.id) return null;
  const ownRows = ownRowsOf(
    next.map(({ manifest }) => manifest),
    grants,
  );
  return { after, ownRows, before: hasShell(live) ? before : null, released };
}
