import type { BuildManifest } from '@petcare/wire/manifest';
import type { LiveRelease, StoredRelease } from '../registry/registry.sql.ts';
import { isInShare } from '../share/share.policy.ts';

/** One package's release in a visitor's mix, and the good one to fall back on. */
export type MixedRelease = StoredRelease & { previous: string | null; previousManifest: BuildManifest | null };

/** The releases that a page is made of. The same mix is the same object, so that what is made of it can be kept beside it. */
export type Mix = ReadonlyMap<string, MixedRelease>;

type Live = ReadonlyMap<string, LiveRelease>;

/** The live mixes with these canaries in them: a few for thousands of visitors. */
const mixes = new WeakMap<Live, Map<string, Mix>>();

export function hasCanary(live: Live): boolean {
  for (const { canary } of live.values()) if (canary) return true;
  return false;
}

function mixOfCanaries(live: Live, canaries: readonly LiveRelease[]): Mix {
  const mix = new Map<string, MixedRelease>(live);
  for (const { package: name, release, manifest, canary } of canaries) {
    if (canary)
      mix.set(name, { package: name, release: canary.release, manifest: canary.manifest, previous: release, previousManifest: manifest });
  }
  return mix;
}

/** The releases that this visitor gets: what is live, and the canaries whose share they are in. A canary falls back on the live release. */
export function mixFor(live: Live, visitor: string | null): Mix {
  if (visitor === null) return live;
  const canaries = [...live.values()].filter(
    ({ package: name, canary }) => canary && isInShare(visitor, `${name} ${canary.release}`, canary.share),
  );
  if (canaries.length === 0) return live;
  const known = mixes.get(live) ?? new Map<string, Mix>();
  mixes.set(live, known);
  const key = canaries.map(({ package: name }) => name).join(' ');
  const mix = known.get(key) ?? mixOfCanaries(live, canaries);
  known.set(key, mix);
  return mix;
}

/** The packages whose release in this mix is a canary. */
export function canariesIn(mix: Mix, live: Live): string[] {
  return [...live.values()].flatMap(({ package: name, canary }) => (canary && mix.get(name)?.release === canary.release ? [name] : []));
}

/** The mix with this release in it, that falls back on nothing: who looks at it must not be shown another one. */
export function mixWithOnly(mix: Mix, release: StoredRelease): Mix {
  return new Map(mix).set(release.package, { ...release, previous: null, previousManifest: null });
}

/** The mix with these releases in it. Each falls back on what it stands in place of, as a canary does. */
export function mixWith(mix: Mix, releases: readonly StoredRelease[]): Mix {
  if (releases.length === 0) return mix;
  const swapped = new Map(mix);
  for (const { package: name, release, manifest } of releases) {
    const before = mix.get(name);
    if (before?.release === release) continue;
    swapped.set(name, { package: name, release, manifest, previous: before?.release ?? null, previousManifest: before?.manifest ?? null });
  }
  return swapped;
}
