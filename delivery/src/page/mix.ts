import type { BuildManifest } from '@petcare/tooling/manifest';
import type { LiveRelease, StoredRelease } from '../registry/registry.sql.ts';
import { isInCanary } from './canary.policy.ts';

/** One package's release in a visitor's mix, and the good one to fall back on. */
export type MixedRelease = StoredRelease & { previous: string | null; previousManifest: BuildManifest | null };

export function hasCanary(live: ReadonlyMap<string, LiveRelease>): boolean {
  for (const { canary } of live.values()) if (canary) return true;
  return false;
}

/** The releases that this visitor gets: what is live, and the canaries whose share they are in. A canary falls back on the live release. */
export function mixFor(live: ReadonlyMap<string, LiveRelease>, visitor: string | null): ReadonlyMap<string, MixedRelease> {
  if (visitor === null) return live;
  const mix = new Map<string, MixedRelease>(live);
  for (const { package: name, release, manifest, canary } of live.values()) {
    if (!canary || !isInCanary(visitor, name, canary.release, canary.share)) continue;
    mix.set(name, { package: name, release: canary.release, manifest: canary.manifest, previous: release, previousManifest: manifest });
  }
  return mix;
}
