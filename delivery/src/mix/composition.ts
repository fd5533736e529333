import type { Composition, RemoteName, RemoteRelease } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/tooling/manifest';
import { compositionId } from './composition-id.ts';
import type { Mix } from './mix.ts';
import type { Overrides } from './overrides.ts';

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

/** What a page says it is made of: its mix, with the remotes of a tester's own machine in place. Needs a shell. */
export function compose(mix: Mix, { local, releases }: Overrides): Composition {
  const shell = mix.get('shell');
  if (!shell) throw new Error('No shell is released');
  const remotes: Composition['remotes'] = {};
  for (const { package: name, release, manifest, previous, previousManifest } of mix.values()) {
    if (name === 'shell') continue;
    remotes[name as RemoteName] = {
      ...releaseOf(name, release, manifest),
      ...(previous ? { previous: releaseOf(name, previous, previousManifest) } : {}),
    };
  }
  for (const { remote, origin } of local) {
    const released = mix.get(remote);
    remotes[remote as RemoteName] = {
      release: origin.replace('http://', ''),
      entry: `${origin}/remoteEntry.js`,
      ...(released ? { previous: releaseOf(remote, released.release, released.manifest) } : {}),
    };
  }
  const overrides = [...local.map(({ remote }) => remote), ...releases.map(({ package: name }) => name)];
  const composed = Object.entries(remotes).map(([name, { release }]) => [name, release] as const);
  return {
    id: compositionId({ shell: shell.release, ...Object.fromEntries(composed) }),
    shell: { release: shell.release },
    remotes,
    ...(overrides.length > 0 ? { overrides } : {}),
  };
}
