import { isDeepStrictEqual } from 'node:util';
import { slots as houseSlots } from '@petcare/contracts';
import { SERVER_RENDERER, type BuildManifest, type PackageContract } from '@petcare/wire/manifest';
import { isGivenInPart, isNamed } from '@petcare/wire/named-modules';
import type { BuiltFacts, BuiltOffer, ScreenFacts } from './facts.ts';

type Roles = 'pages' | 'parts';
type Screens = Record<string, ScreenFacts>;

/** Stands for a use of a shared module that does not say which names it is of. */
const ALL = '*';

function missing(of: readonly string[], among: readonly string[]): string[] {
  const known = new Set(among);
  return of.filter((one) => !known.has(one));
}

/** Both of two lists of names that should be one, by what the one has beyond the other. */
function differing(what: string, code: readonly string[], said: readonly string[]): string[] {
  return [
    ...missing(code, said).map((one) => `The code has the ${what} '${one}', and the manifest doesn't.`),
    ...missing(said, code).map((one) => `The manifest has the ${what} '${one}', and the code doesn't.`),
  ];
}

/** @param sizeOf how many bytes a file has, in words */
function loadFaults({ initial }: BuildManifest, facts: BuiltFacts, sizeOf: (path: string) => string): string[] {
  return missing(facts.initial, initial).map((path) =>
    facts.unplaced.includes(path)
      ? `${path} (${sizeOf(path)}) is loaded by no name that can be read in the code: it counts with what every page loads, and initial leaves it out.`
      : `${path} (${sizeOf(path)}) runs before any page shows, and initial leaves it out.`,
  );
}

/** Under which name the manifest has a screen: its own, or that of the file it is in. */
function nameOf(manifest: BuildManifest, role: Roles, [name, { files }]: [string, ScreenFacts]): string {
  if (Object.hasOwn(manifest[role], name)) return name;
  const own = missing(files, manifest.initial);
  const other = Object.entries(manifest[role]).find(([, said]) => own.length > 0 && missing(own, said).length === 0);
  return other?.[0] ?? name;
}

function screenFaults(manifest: BuildManifest, role: Roles, screens: Screens, sizeOf: (path: string) => string): string[] {
  const one = role === 'pages' ? 'page' : 'part';
  return Object.entries(screens).flatMap((screen) => {
    const [name, { files }] = screen;
    return missing(files, [...manifest.initial, ...(manifest[role][nameOf(manifest, role, screen)] ?? [])]).map(
      (path) => `The ${one} '${name}' is loaded by ${path} (${sizeOf(path)}), and ${role}.${name} leaves it out.`,
    );
  });
}

/** The needs of a screen: what the page prepares for it, and what other teams' parts hang on. */
function needFaults(manifest: BuildManifest, role: Roles, screens: Screens): string[] {
  const { needs } = manifest;
  return Object.entries(screens).flatMap((screen) => {
    const [name, { slots, shared }] = screen;
    const said = needs?.[role][nameOf(manifest, role, screen)] ?? { shared: [], slots: [] };
    return [
      ...differing(`slot of ${name}`, slots, said.slots),
      ...missing(said.shared, shared).map((key) => `${role}.${name} needs ${key}, which its code doesn't take.`),
    ];
  });
}

/** The shared modules that it takes and the names of each. A name too many can only have its own release refused. */
function sharedFaults({ shared, server, contract }: BuildManifest, facts: BuiltFacts): string[] {
  const taken = Object.keys(facts.shared);
  const names = contract?.names ?? {};
  return [
    ...differing(
      'shared module',
      taken,
      Object.keys(shared).filter((key) => key !== SERVER_RENDERER || !server),
    ),
    ...missing(Object.keys(names), taken).map((key) => `The manifest has names of ${key}, which the code doesn't take.`),
    ...Object.entries(facts.shared)
      .filter(([key]) => isNamed(key))
      .flatMap(([key, used]) =>
        used
          .filter((name) => !names[key]?.includes(name) && !names[key]?.includes(ALL) && (name !== ALL || isGivenInPart(key)))
          .map((name) => `The code takes ${name === ALL ? 'any name' : name} of ${key}, and the manifest leaves it out.`),
      ),
  ];
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
const unlessEmpty = (value: Record<string, unknown>) => (Object.keys(value).length > 0 ? value : undefined);

/** The contract that the values of a remote.ts come to, but for what its build knows of others' events and slots. */
function contractIn(said: BuiltOffer['said']): Partial<Record<keyof PackageContract, unknown>> {
  const events = record(said['events']);
  const states = Object.keys(events).filter((event) => record(events[event])['state']);
  const offers = Object.entries(record(said['slots'])).map(([slot, declared]) => [slot, record(declared)['props']] as const);
  return {
    rows: said['routes'],
    origins: said['origins'],
    budget: said['budget'],
    schemes: said['schemes'],
    states: states.length > 0 ? states : undefined,
    offers: unlessEmpty(Object.fromEntries(offers)),
    fills: said['fills'],
    config: said['config'],
  };
}

function contractFaults({ name, contract }: BuildManifest, { said, ...screens }: BuiltOffer): string[] {
  const events = record(said['events']);
  const own = Object.keys(events).filter((event) => contract?.emits[event] !== undefined);
  return [
    ...(said['name'] === name ? [] : [`The code defines ${String(said['name'])}, and the manifest is of ${name}.`]),
    ...differing('page', Object.keys(screens.pages), contract?.pages ?? []),
    ...differing('part', Object.keys(screens.parts), contract?.parts ?? []),
    ...differing('event that it sends', texts(said['emits']), Object.keys(contract?.emits ?? {})),
    ...differing('event that it hears', texts(said['hears']), Object.keys(contract?.hears ?? {})),
    ...own
      .filter((event) => !isDeepStrictEqual(plain(record(events[event])['payload']), plain(contract?.emits[event])))
      .map((event) => `The event ${event} has another payload in the code than in the manifest.`),
    ...Object.entries(contractIn(said))
      .filter(([key, value]) => !isDeepStrictEqual(plain(value), plain(contract?.[key as keyof PackageContract])))
      .map(([key]) => `${key} in the code, in remote.ts, is not ${key} in the manifest.`),
  ];
}

/** The slots that a screen of this build may show: the house's, its own, and those of others that it knows. */
export const slotsKnownTo = ({ contract }: BuildManifest): string[] =>
  Object.keys({ ...houseSlots, ...contract?.slots, ...contract?.offers });

/** The shell's own pages by its route table. */
export const shellPagesOf = ({ contract }: BuildManifest): string[] =>
  (contract?.routes ?? []).flatMap(({ owner, page }) => (owner === 'shell' && page !== null ? [page] : []));

function shellFaults(manifest: BuildManifest, { pages }: BuiltFacts): string[] {
  const own = [...new Set([...shellPagesOf(manifest), ...Object.keys(manifest.pages)])];
  return [
    ...missing(own, Object.keys(pages)).map(
      (page) => `The route table has the page '${page}' of the shell, and nothing in the code loads it.`,
    ),
    ...missing(own, Object.keys(manifest.pages)).map((page) => `The shell has the page '${page}', and pages leaves it out.`),
  ];
}

/**
 * The differences between a manifest and the files that it came with, one sentence each. It may say that more is loaded than the
 * code does: that counts against it.
 */
export function disagreements(manifest: BuildManifest, facts: BuiltFacts, sizes: ReadonlyMap<string, number>): string[] {
  const sizeOf = (path: string) => `${((sizes.get(path) ?? 0) / 1_000).toFixed(1)} kB`;
  const { offer } = facts;
  const screens = { pages: offer?.pages ?? facts.pages, parts: offer?.parts ?? {} };
  return [
    ...loadFaults(manifest, facts, sizeOf),
    ...(['pages', 'parts'] as const).flatMap((role) => screenFaults(manifest, role, screens[role], sizeOf)),
    ...(offer
      ? [
          ...contractFaults(manifest, offer),
          ...(['pages', 'parts'] as const).flatMap((role) => needFaults(manifest, role, screens[role])),
          ...sharedFaults(manifest, facts),
        ]
      : shellFaults(manifest, facts)),
  ];
}
