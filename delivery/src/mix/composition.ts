import type { Composition, RemoteName, RemoteRelease } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/wire/manifest';
import type { ChosenMix } from './choose-mix.ts';
import { compositionId } from './composition-id.ts';
import { addressOf, integrityOf } from './release-files.ts';

function releaseOf(name: string, release: string, manifest: BuildManifest | null): RemoteRelease {
  const integrity = manifest ? integrityOf(manifest, 'remoteEntry.js') : undefined;
  return { release, entry: addressOf(name, release, 'remoteEntry.js'), ...(integrity && { integrity }) };
}

/**
 * The composition that a page says, and the facts of its strip for testers: the mix, with the remotes of a developer's machine in place.
 */
export function compositionOf({
  mix,
  shell,
  overrides: { local, releases },
  pinned,
  faults,
  switches,
  config,
  tester,
}: ChosenMix): Composition {
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
  const overridden = [...local.map(({ remote }) => remote), ...releases.map(({ package: name }) => name)];
  const composed = Object.entries(remotes).map(([name, { release }]) => [name, release] as const);
  return {
    id: compositionId({ shell: shell.release, ...Object.fromEntries(composed) }),
    shell: { release: shell.release },
    remotes,
    ...(overridden.length > 0 ? { overrides: overridden } : {}),
    ...(pinned && { pinned }),
    ...(faults.length > 0 && { faults: [...faults] }),
    ...(switches.length > 0 && { switches: [...switches] }),
    ...(Object.keys(config).length > 0 && { config }),
    ...(tester && { tester }),
  };
}
