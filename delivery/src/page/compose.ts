import type { Composition, RemoteName, RemoteRelease } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/tooling/manifest';
import { compositionId } from '../compositions/composition-id.ts';
import type { MixedRelease } from './mix.ts';
import type { Override } from './overrides.ts';

/** The address of one file of a release. */
export function addressOf(name: string, release: string, path: string): string {
  return `/releases/${name}/${release}/${path}`;
}

/** The hash that a file of a release was stored with. */
export function integrityOf(manifest: BuildManifest, path: string): string | undefined {
  return manifest.files.find((file) => file.path === path)?.integrity;
}

function releaseOf(name: string, release: string, manifest: BuildManifest | null): RemoteRelease {
  const integrity = manifest ? integrityOf(manifest, 'remoteEntry.js') : undefined;
  return { release, entry: addressOf(name, release, 'remoteEntry.js'), ...(integrity && { integrity }) };
}

/** The mix of releases that a page is made of: this visitor's releases, with the overrides in place. Needs a shell. */
export function compose(mix: ReadonlyMap<string, MixedRelease>, overrides: readonly Override[]): Composition {
  const shell = mix.get('shell');
  if (!shell) throw new Error('No shell is released');
  const remotes: Composition['remotes'] = {};
  for (const { package: name, release, manifest, previous, previousManifest } of mix.values()) {
    if (name === 'shell') continue;
    remotes[name as RemoteName] = { ...releaseOf(name, release, manifest), ...(previous ? { previous: releaseOf(name, previous, previousManifest) } : {}) };
  }
  for (const { remote, origin } of overrides) {
    remotes[remote as RemoteName] = { release: origin.replace('http://', ''), entry: `${origin}/remoteEntry.js` };
  }
  const releases = Object.entries(remotes).map(([name, { release }]) => [name, release] as const);
  return {
    id: compositionId({ shell: shell.release, ...Object.fromEntries(releases) }),
    shell: { release: shell.release },
    remotes,
    ...(overrides.length > 0 ? { overrides: overrides.map(({ remote }) => remote) } : {}),
  };
}
