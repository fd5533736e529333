import { isRemoteName } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/wire/manifest';
import { schemaMisfit } from './schema-fits.policy.ts';
import { shapeProblem } from './shape.policy.ts';

/** A slot that a remote offers, whose part stands in it, and why it does not count; null when it does. */
export type JudgedFilling = { slot: string; host: string; remote: string; part: string; loading?: 'lazy'; problem: string | null };

/** The remote that declares this event or slot, by its name; null for a name of the house. */
export function declarerOf(name: string): string | null {
  const [first = ''] = name.split('.', 1);
  return name.includes('.') && isRemoteName(first) ? first : null;
}

const OWN_NAME = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/;

/** The faults of the names and shapes that a remote declares itself, whoever else is in the page. */
export function declaredFaults({ name, contract }: BuildManifest): string[] {
  const events = Object.entries(contract?.emits ?? {}).filter(([event]) => declarerOf(event) !== null);
  const slots = Object.entries(contract?.offers ?? {});
  const declared = [
    ...events.map(([own, shape]) => ({ what: 'event', own, shape, path: 'payload' })),
    ...slots.map(([own, shape]) => ({ what: 'slot', own, shape, path: 'props' })),
  ];
  return declared.flatMap(({ what, own, shape, path }) => {
    if (declarerOf(own) !== name || !OWN_NAME.test(own))
      return [`${name}/remote.ts: the ${what} ${own} is not its own: its name has to begin with '${name}.'.`];
    const problem = shapeProblem(shape, path);
    return problem ? [`${name}/remote.ts, the ${what} ${own}: ${problem}.`] : [];
  });
}

/** The faults between those who declare an event and those who hear it. */
export function ownEventFaults(manifests: Iterable<BuildManifest>): string[] {
  const all = new Map([...manifests].map((manifest) => [manifest.name, manifest.contract]));
  return [...all].flatMap(([name, contract]) =>
    Object.entries(contract?.hears ?? {}).flatMap(([event, expected]) => {
      const declarer = declarerOf(event);
      if (declarer === null) return [];
      const sent = all.get(declarer)?.emits[event];
      if (!sent) return [`${name} waits for the event ${event}, which ${declarer} doesn't send.`];
      const problem = schemaMisfit(sent, expected, 'payload');
      return problem ? [`The event ${event}: ${name} expects what ${declarer} doesn't send: ${problem}.`] : [];
    }),
  );
}

/**
 * The parts that stand in the slots of remotes in a mix, each with what is wrong with it. A slot has one part: that of
 * the first remote by name.
 */
export function judgeFillings(manifests: Iterable<BuildManifest>): JudgedFilling[] {
  const all = [...manifests].sort((a, b) => (a.name < b.name ? -1 : 1));
  const contracts = new Map(all.map(({ name, contract }) => [name, contract]));
  const taken = new Map<string, string>();
  return all.flatMap(({ name: remote, contract }) =>
    Object.entries(contract?.fills ?? {}).map(([slot, { part, loading }]) => {
      const host = declarerOf(slot) ?? 'shell';
      const offered = contracts.get(host)?.offers?.[slot];
      const expected = contract?.slots[slot];
      const misfit = offered && expected ? schemaMisfit(offered, expected, 'props') : null;
      const problem = !offered
        ? `${remote} fills the slot ${slot}, which ${host} doesn't offer.`
        : !contract?.parts.includes(part)
          ? `${remote} fills the slot ${slot} with the part '${part}', which it doesn't offer.`
          : taken.has(slot)
            ? `${remote} fills the slot ${slot} of ${host}, in which a part of ${taken.get(slot)} stands already.`
            : misfit && `The slot ${slot}: ${host} passes what ${remote} doesn't take: ${misfit}.`;
      if (!problem) taken.set(slot, remote);
      return { slot, host, remote, part, ...(loading && { loading }), problem };
    }),
  );
}

/** The owners of the parts and of the pages of slots. */
export type SlotOwners = NonNullable<NonNullable<BuildManifest['contract']>['owners']>;

/** The slots that remotes offer themselves and that a part stands in, in a mix. */
export function ownSlotsOf(manifests: Iterable<BuildManifest>): SlotOwners {
  const standing = judgeFillings(manifests).filter(({ problem }) => problem === null);
  return Object.fromEntries(
    standing.map(({ slot, host, remote, part, loading }) => [slot, { host, remote, part, ...(loading && { loading }) }]),
  );
}

/** All slots of a mix that a part stands in: those of the shell's table, and those that remotes offer themselves. */
export function slotOwnersOf(manifests: readonly BuildManifest[]): SlotOwners {
  return { ...ownSlotsOf(manifests), ...manifests.find(({ name }) => name === 'shell')?.contract?.owners };
}
