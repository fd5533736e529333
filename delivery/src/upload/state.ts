import type { Database } from '../platform/database.ts';
import { selectActs, type LoggedAct } from '../registry/audit.sql.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { Canary } from '../registry/registry.sql.ts';

const LAST_ACTS = 10;

export type PackageState = {
  package: string;
  release: string | null;
  previous: string | null;
  canary: Omit<Canary, 'manifest'> | null;
  acts: LoggedAct[];
  /** True of a site that holds a checked release until its sender says the word. */
  holds: true;
};

/** The releases of a package that visitors are given, and the acts that led to them. */
export async function stateOf(sql: Database, registry: LiveRegistry, name: string): Promise<PackageState> {
  const { release = null, previous = null, canary = null } = registry.live().get(name) ?? {};
  const acts = await selectActs(sql, name, LAST_ACTS);
  if (!canary) return { package: name, release, previous, canary: null, acts, holds: true };
  const { manifest: _manifest, ...plan } = canary;
  return { package: name, release, previous, canary: plan, acts, holds: true };
}
