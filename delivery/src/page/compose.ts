import { createHash } from 'node:crypto';
import type { Composition, RemoteName, RemoteRelease } from '@petcare/contracts';
import type { LiveRelease } from '../registry/registry.sql.ts';
import type { Override } from './overrides.ts';

/** The address of one file of a release. */
export function addressOf(name: string, release: string, path: string): string {
  return `/releases/${name}/${release}/${path}`;
}

function releaseOf(name: string, release: string): RemoteRelease {
  return { release, entry: addressOf(name, release, 'remoteEntry.js') };
}

/** The mix of releases that a page is made of: what is live, with the overrides in place. Needs a live shell. */
export function compose(live: ReadonlyMap<string, LiveRelease>, overrides: readonly Override[]): Composition {
  const shell = live.get('shell');
  if (!shell) throw new Error('No shell is released');
  const remotes: Composition['remotes'] = {};
  for (const { package: name, release, previous } of live.values()) {
    if (name === 'shell') continue;
    remotes[name as RemoteName] = { ...releaseOf(name, release), ...(previous ? { previous: releaseOf(name, previous) } : {}) };
  }
  for (const { remote, origin } of overrides) {
    remotes[remote as RemoteName] = { release: origin.replace('http://', ''), entry: `${origin}/remoteEntry.js` };
  }
  const mix = [shell.release, ...Object.entries(remotes).map(([name, { release }]) => `${name}@${release}`).sort()];
  return {
    id: createHash('sha256').update(mix.join(' ')).digest('hex').slice(0, 10),
    shell: { release: shell.release },
    remotes,
    ...(overrides.length > 0 ? { overrides: overrides.map(({ remote }) => remote) } : {}),
  };
}
