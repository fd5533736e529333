import type { AskedOrigins } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/wire/manifest';
import { slotOwnersOf } from '../contracts/own-contracts.policy.ts';
import { originsByKind, originsInForce, waitingOf, type Origin } from '../origins/origins.policy.ts';
import type { Grant } from '../grants/grants.policy.ts';
import { ownRowsOf } from '../route-table/own-rows.policy.ts';

type PreviewedRelease = { package: string; release: string; expiresAt: Date };
type Live = { package: string; release: string; manifest: BuildManifest };

/**
 * The uses among the live packages: the addresses, prefixes and foreign origins of each package, those in force and those that wait to be
 * accepted, and the releases that stand in previews; who sends and who hears each event; whose part stands in whose slot. The shell, which
 * carries all events, is in none.
 */
export type Usage = {
  packages: {
    name: string;
    release: string;
    rows: string[];
    prefixes: string[];
    origins: AskedOrigins;
    waiting: AskedOrigins;
    previews: { release: string; expiresAt: Date }[];
  }[];
  events: { name: string; from: string[]; to: string[] }[];
  slots: { name: string; host: string; remote: string; part: string }[];
};

function eventsOf(remotes: readonly Live[]): Usage['events'] {
  const who = (role: 'emits' | 'hears', event: string) =>
    remotes.filter(({ manifest }) => manifest.contract?.[role][event]).map(({ package: name }) => name);
  const names = remotes.flatMap(({ manifest: { contract } }) => Object.keys({ ...contract?.emits, ...contract?.hears }));
  return [...new Set(names)].sort().map((name) => ({ name, from: who('emits', name), to: who('hears', name) }));
}

/** The graph of these live releases. What opens a preview is for those who have its address. */
export function usageOf(
  live: Iterable<Live>,
  { grants, accepted, previews }: { grants: readonly Grant[]; accepted: readonly Origin[]; previews: readonly PreviewedRelease[] },
): Usage {
  const releases = [...live].sort((a, b) => (a.package < b.package ? -1 : 1));
  const contract = releases.find(({ package: name }) => name === 'shell')?.manifest.contract;
  const manifests = releases.map(({ manifest }) => manifest);
  const ownRows = ownRowsOf(manifests, grants);
  const rows = [...(contract?.routes ?? []), ...ownRows];
  return {
    packages: releases.map(({ package: name, release, manifest }) => ({
      name,
      release,
      rows: rows.filter(({ owner }) => owner === name).map(({ path }) => path),
      prefixes: grants.filter((grant) => grant.package === name).map(({ prefix }) => prefix),
      origins: originsInForce([manifest], accepted),
      waiting: originsByKind(waitingOf(manifest, accepted)),
      previews: previews.filter((one) => one.package === name).map((one) => ({ release: one.release, expiresAt: one.expiresAt })),
    })),
    events: eventsOf(releases.filter(({ package: name }) => name !== 'shell')),
    slots: Object.entries(slotOwnersOf(manifests)).map(([name, { host, remote, part }]) => ({ name, host, remote, part })),
  };
}
