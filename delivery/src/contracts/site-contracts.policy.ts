import type { BuildManifest, SiteContracts } from '@petcare/wire/manifest';
import { declaredFaults, declarerOf } from './own-contracts.policy.ts';

type Declaration = { name: string; by: string };

const byName = (a: Declaration, b: Declaration) => (a.name < b.name ? -1 : 1);

/** The events and slots that these releases declare, the house's by its shell, in the order of their names. */
export function siteContractsOf(manifests: Iterable<BuildManifest>): SiteContracts {
  const declaring = [...manifests].filter((manifest) => manifest.name === 'shell' || declaredFaults(manifest).length === 0);
  const events = declaring.flatMap(({ name: by, contract }) =>
    Object.entries(contract?.emits ?? {})
      .filter(([name]) => (declarerOf(name) ?? 'shell') === by)
      .map(([name, payload]) => ({ name, by, payload })),
  );
  const slots = declaring.flatMap(({ name: by, contract }) =>
    Object.entries((by === 'shell' ? contract?.slots : contract?.offers) ?? {}).map(([name, props]) => ({ name, by, props })),
  );
  return { events: events.sort(byName), slots: slots.sort(byName) };
}
