import type { LiveRelease, StoredRelease } from '../registry/registry.sql.ts';
import { newFaults, type Mix, type Rules } from './mix-faults.ts';

/**
 * The faults of the site if these releases took their places: beside the live releases of the others, and beside each canary that is on.
 */
export function faultsOfChange(live: readonly LiveRelease[], moving: readonly StoredRelease[], rules: Rules): string[] {
  const stable: Mix = new Map(live.map(({ package: name, manifest }) => [name, manifest]));
  const names = new Set(moving.map(({ package: name }) => name));
  const canaries = live.flatMap(({ package: name, canary }) => (canary && !names.has(name) ? [[name, canary.manifest] as const] : []));
  const befores: Mix[] = [stable, ...canaries.map(([name, manifest]) => new Map(stable).set(name, manifest))];
  const faults = befores.flatMap((before) =>
    newFaults(before, new Map([...before, ...moving.map(({ package: name, manifest }) => [name, manifest] as const)]), rules),
  );
  return [...new Set(faults)];
}
