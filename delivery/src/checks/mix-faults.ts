import { firstLoad } from '@petcare/wire/first-load';
import type { BuildManifest, PackageContract } from '@petcare/wire/manifest';
import type { Grant } from '../grants/grants.policy.ts';
import { originFaults } from '../origins/origins.policy.ts';
import { misfitsOf, schemaProblems, type Setting } from '../config/config.policy.ts';
import { judgeRows } from '../route-table/own-rows.policy.ts';
import { satisfies } from 'semver';
import { declaredFaults, declarerOf, judgeFillings, ownEventFaults, slotOwnersOf } from '../contracts/own-contracts.policy.ts';
import { schemaMisfit } from '../contracts/schema-fits.policy.ts';

/** A mix of releases as it is checked: their manifests, by package. */
export type Mix = ReadonlyMap<string, BuildManifest>;
export type Budgets = { default: number; limit?: number } & Record<string, unknown>;
/**
 * The rules that every mix is held to: the bounds of first loads, the prefixes that remotes have, and what stands of their configurations;
 * none of the latter when left out.
 */
export type Rules = { budgets: Budgets; grants: readonly Grant[]; settings?: readonly Setting[] };

type Parties = { shell: BuildManifest; remotes: BuildManifest[] };
type ContractHolder = { name: string; contract: PackageContract };

const remotesOf = (mix: Mix) => [...mix.values()].filter(({ name }) => name !== 'shell');
const contracted = (manifests: BuildManifest[]): ContractHolder[] =>
  manifests.flatMap(({ name, contract }) => (contract ? [{ name, contract }] : []));

function versionFaults({ shell, remotes }: Parties): string[] {
  return remotes.flatMap(({ name, shared }) =>
    Object.entries(shared).flatMap(([module, version]) => {
      const given = shell.shared[module];
      if (given === undefined) return [`${name} takes ${module} ${version} from the page, and the shell doesn't give it.`];
      return satisfies(given, `^${version}`) ? [] : [`${name} needs ${module} ^${version}, and the shell gives ${given}.`];
    }),
  );
}

function nameFaults({ shell, remotes }: Parties): string[] {
  const given = shell.contract?.names;
  if (!given) return [];
  return contracted(remotes).flatMap(({ name, contract }) =>
    Object.entries(contract.names).flatMap(([module, names]) => {
      const missing = names.filter((taken) => given[module] && !given[module].includes(taken));
      return missing.map((taken) => `${name} uses ${taken} of ${module}, which the shell's copy lacks.`);
    }),
  );
}

const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/:[^/]+/g, ':')
    .replace(/\/$/, '');

function routeFaults({ shell, remotes }: Parties): string[] {
  const routes = shell.contract?.routes ?? [];
  const pages = new Map(contracted(remotes).map(({ name, contract }) => [name, contract.pages]));
  const claimed = new Map<string, { path: string; owner: string }>();
  const faults: string[] = [];
  for (const { path, owner, page } of routes) {
    const other = claimed.get(shapeOf(path));
    if (other) faults.push(`${path} is claimed by ${owner}, and ${other.path} is ${other.owner}'s: one address, two pages.`);
    claimed.set(shapeOf(path), { path, owner });
    if (page !== null && pages.has(owner) && !pages.get(owner)?.includes(page))
      faults.push(`${path} shows the page '${page}', which ${owner} doesn't offer.`);
  }
  return faults;
}

function slotFaults({ shell, remotes }: Parties): string[] {
  const contracts = new Map(contracted([shell, ...remotes]).map(({ name, contract }) => [name, contract]));
  const ofShell = shell.contract?.slots ?? {};
  return Object.entries(shell.contract?.owners ?? {}).flatMap(([slot, { host, remote, part }]) => {
    const filler = contracts.get(remote);
    if (filler && !filler.parts.includes(part))
      return [`The slot ${slot} of ${host} shows the part '${part}', which ${remote} doesn't offer.`];
    // The shell stands between: it checks what the page passes, and hands on what it knows.
    const [passed, known, expected] = [contracts.get(host)?.slots[slot], ofShell[slot], filler?.slots[slot]];
    const misfits = [
      passed && known ? [host, 'the shell', schemaMisfit(passed, known, 'props')] : [],
      known && expected ? ['the shell', remote, schemaMisfit(known, expected, 'props')] : [],
    ];
    return misfits.flatMap(([from, to, problem]) =>
      problem ? [`The slot ${slot}: ${from} passes what ${to} doesn't take: ${problem}.`] : [],
    );
  });
}

function eventFaults({ shell, remotes }: Parties): string[] {
  const bus = shell.contract?.hears;
  if (!bus) return [];
  const parties = contracted(remotes);
  return parties.flatMap(({ name, contract }) => {
    const unknown = [...Object.keys(contract.emits), ...Object.keys(contract.hears)].filter(
      (event) => !bus[event] && declarerOf(event) === null,
    );
    const sent = Object.entries(contract.emits).map(
      ([event, schema]) => [event, bus[event] && schemaMisfit(schema, bus[event], 'payload')] as const,
    );
    const heard = Object.entries(contract.hears).map(
      ([event, schema]) => [event, bus[event] && schemaMisfit(bus[event], schema, 'payload')] as const,
    );
    return [
      ...unknown.map((event) => `${name} uses the event ${event}, which the shell doesn't carry.`),
      ...sent.flatMap(([event, problem]) =>
        problem ? [`The event ${event}: ${name} sends what the others don't expect: ${problem}.`] : [],
      ),
      ...heard.flatMap(([event, problem]) => (problem ? [`The event ${event}: ${name} expects what isn't sent: ${problem}.`] : [])),
    ];
  });
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function sizeFaults(manifests: BuildManifest[], budgets: Budgets): string[] {
  return manifests.flatMap((manifest) => {
    const { budget: asked } = manifest.contract ?? {};
    const ofHouse = budgets[manifest.name];
    const budget = typeof ofHouse === 'number' ? ofHouse : (asked ?? budgets.default);
    const limit = budgets.limit ?? Infinity;
    const raised = typeof ofHouse === 'number' ? '' : `, or set budget in remote.ts${Number.isFinite(limit) ? `, up to ${kB(limit)}` : ''}`;
    const lighter = `Load what most visitors never need with lazyPiece of @petcare/remote${raised}.`;
    const size = firstLoad(manifest);
    const source =
      typeof ofHouse === 'number' ? 'which whoever runs the site has set' : asked === undefined ? 'the usual one' : 'in its remote.ts';
    return [
      ...(asked !== undefined && asked > limit
        ? [`${manifest.name}/remote.ts, budget: ${kB(asked)} is above the house's limit of ${kB(limit)}.`]
        : []),
      ...(size > budget
        ? [`The first load of ${manifest.name} is ${kB(size)} of brotli; its budget, ${source}, is ${kB(budget)}. ${lighter}`]
        : []),
    ];
  });
}

function rowFaults(mix: Mix, grants: readonly Grant[]): string[] {
  return judgeRows(mix.values(), grants).flatMap(({ row, index, problem }) =>
    problem ? [`${row.owner}/remote.ts, routes[${index}] (${row.path}): ${problem}`] : [],
  );
}

function configFaults(manifest: BuildManifest, settings: readonly Setting[]): string[] {
  const { name, contract } = manifest;
  const standing = misfitsOf({ package: name, manifest }, settings);
  return [
    ...schemaProblems(contract?.config ?? {}).map((problem) => `${name}/remote.ts, config: ${problem}`),
    ...standing.map(
      (problem) => `${name}/remote.ts, config, would refuse what is set: ${problem}. npm run config ${name} reset KEY takes it back.`,
    ),
  ];
}

/** All that doesn't fit between the releases of a mix, one sentence each. */
function misfits(mix: Mix, grants: readonly Grant[]): string[] {
  const shell = mix.get('shell');
  if (!shell) return [];
  const faults = [versionFaults, nameFaults, routeFaults, slotFaults, eventFaults].flatMap((of) => of({ shell, remotes: remotesOf(mix) }));
  const ofRemotes = remotesOf(mix).flatMap((manifest) => [...originFaults(manifest), ...declaredFaults(manifest)]);
  const fillings = judgeFillings(mix.values()).flatMap(({ problem }) => problem ?? []);
  return [...faults, ...rowFaults(mix, grants), ...ofRemotes, ...ownEventFaults(mix.values()), ...fillings];
}

/** Events that somebody still waits for, and that nobody sends after the change. */
function droppedEvents(before: Mix, after: Mix): string[] {
  const [sent, still] = [before, after].map(
    (mix) => new Set(contracted(remotesOf(mix)).flatMap(({ contract }) => Object.keys(contract.emits))),
  );
  return contracted(remotesOf(after)).flatMap(({ name, contract }) =>
    Object.keys(contract.hears).flatMap((event) =>
      declarerOf(event) === null && sent?.has(event) && !still?.has(event)
        ? [`${name} waits for the event ${event}, which no remote would send any more.`]
        : [],
    ),
  );
}

/** Events of which somebody who listens late was given the last, and would be no more. */
function droppedStates(before: Mix, after: Mix): string[] {
  const [was, is] = [before, after].map((mix) => new Set(contracted(remotesOf(mix)).flatMap(({ contract }) => contract.states ?? [])));
  return contracted(remotesOf(after)).flatMap(({ name, contract }) =>
    Object.keys(contract.hears).flatMap((event) =>
      was?.has(event) && !is?.has(event) ? [`${name} waits for the event ${event}, of which the last would not be kept any more.`] : [],
    ),
  );
}

/** The slots that the screens of a package's release show. */
function slotsShown({ needs }: BuildManifest): Set<string> {
  const screens = [...Object.values(needs?.pages ?? {}), ...Object.values(needs?.parts ?? {})];
  return new Set(screens.flatMap(({ slots }) => slots));
}

/** Slots that a release takes away, while the part of another still waits to stand in them. */
function droppedSlots(before: Mix, after: Mix): string[] {
  return Object.entries(slotOwnersOf([...after.values()])).flatMap(([slot, { host, remote, part }]) => {
    const [was, is] = [before.get(host), after.get(host)];
    const isDropped = was && is?.needs && slotsShown(was).has(slot) && !slotsShown(is).has(slot);
    return isDropped && after.has(remote)
      ? [`The slot ${slot} of ${host} is filled by '${part}' of ${remote}, and would be nowhere any more.`]
      : [];
  });
}

/**
 * The faults of releases that take from the page what it hasn't got. A start of the site, which is only told, may have put it there before.
 */
function lacks(mix: Mix, changed: BuildManifest[]): string[] {
  const shell = mix.get('shell');
  const remotes = changed.filter(({ name }) => name !== 'shell');
  return shell ? [versionFaults, nameFaults].flatMap((faults) => faults({ shell, remotes })) : [];
}

/** The faults of the second mix that the first had not, or that are in what changes: not the other faults of the house. */
export function newFaults(before: Mix, after: Mix, { budgets, grants, settings = [] }: Rules): string[] {
  const known = new Set(misfits(before, grants));
  const changed = [...after.values()].filter((manifest) => before.get(manifest.name) !== manifest);
  const fresh = misfits(after, grants).filter((fault) => !known.has(fault));
  return [
    ...new Set([...fresh, ...lacks(after, changed)]),
    ...droppedEvents(before, after),
    ...droppedStates(before, after),
    ...droppedSlots(before, after),
    ...sizeFaults(changed, budgets),
    ...changed.flatMap((manifest) => configFaults(manifest, settings)),
  ];
}
