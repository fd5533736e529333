import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteContracts } from '@petcare/wire/manifest';
import { remoteOffer } from '../../presets/remote-offers.ts';
import { foreignContracts } from '../../presets/webpack/manifest/site-contracts.ts';
import { foreignOf } from './declarations-of.ts';

/** The names of other remotes of which the file of `petcare types` in this folder says something else than the site: new, changed or gone. */
export function staleNames(dir: string, contracts: SiteContracts, own: string): string[] {
  const { events, slots } = foreignOf(contracts, own);
  const file = foreignContracts(dir);
  const live = new Map<string, unknown>([
    ...events.map(({ name, payload }) => [`event ${name}`, payload] as const),
    ...slots.map(({ name, props }) => [`slot ${name}`, props] as const),
  ]);
  const known = new Map<string, unknown>([
    ...Object.entries(file.events).map(([name, { payload }]) => [`event ${name}`, payload] as const),
    ...Object.entries(file.slots).map(([name, { props }]) => [`slot ${name}`, props] as const),
  ]);
  return [...new Set([...live.keys(), ...known.keys()])].filter((name) => !isDeepStrictEqual(live.get(name), known.get(name))).sort();
}

/** The names that a remote hears and fills, as `staleNames` names them. */
export function usedForeignNames(dir: string): string[] {
  const { hears, fills = {} } = remoteOffer(join(dir, 'remote.ts'));
  return [...hears.map((name) => `event ${name}`), ...Object.keys(fills).map((name) => `slot ${name}`)];
}
