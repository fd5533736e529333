import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { events, slots } from '@petcare/contracts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema, PackageContract } from '@petcare/wire/manifest';
import { remoteOffer } from '../../remote-offers.ts';
import { declaredIn } from './site-contracts.ts';

type Contract = Omit<PackageContract, 'names'>;

const KIT = join(import.meta.dirname, '..', '..', '..', '..', 'ui', 'src');
const ICONS = join(KIT, 'icon', 'icon-shapes.ts');
const PALETTE = join(KIT, 'foundation', 'palette.ts');

const schemaOf = (schema: Parameters<typeof toJsonSchema>[0]): JsonSchema => {
  const { $schema: _draft, ...rest } = toJsonSchema(schema) as JsonSchema;
  return rest;
};
const housePayload = (name: string) => (Object.hasOwn(events, name) ? schemaOf(events[name as keyof typeof events].schema) : undefined);
const allSlots = () => Object.fromEntries(Object.entries(slots).map(([name, schema]) => [name, schemaOf(schema)]));

async function shellContract(dir: string): Promise<Contract> {
  const load = (path: string) => import(pathToFileURL(join(dir, 'src', path)).href);
  const { routes } = (await load('routes.ts')) as { routes: NonNullable<Contract['routes']> };
  const { slotOwners } = (await load('slots.ts')) as { slotOwners: NonNullable<Contract['owners']> };
  const { iconShapes } = (await import(pathToFileURL(ICONS).href)) as { iconShapes: object };
  const { palette } = (await import(pathToFileURL(PALETTE).href)) as { palette: { surface: readonly [light: string, dark: string] } };
  const [light, dark] = palette.surface;
  const everyEvent = Object.fromEntries(Object.entries(events).map(([name, { schema }]) => [name, schemaOf(schema)]));
  return {
    pages: [],
    parts: [],
    slots: allSlots(),
    emits: everyEvent,
    hears: everyEvent,
    routes: routes.map(({ path, owner, page, sitemap }) => ({ path, owner, page, ...(sitemap && { sitemap }) })),
    icons: Object.keys(iconShapes),
    owners: slotOwners,
    theme: { light, dark },
  };
}

/** The reason why a remote can't fill a slot of the house itself, and the slots that it can. */
function ofHouse(slot: string, declared: readonly string[], own: string): string {
  const open = declared.filter((one) => !one.startsWith(`${own}.`));
  const others =
    open.length > 0
      ? `Slots of other remotes that it may fill: ${open.join(', ')}.`
      : 'petcare types fetches the slots of other remotes, which it may fill.';
  return `${slot} is a slot of the house, and the shell says whose part stands in it. Ask whoever holds the shell's key. ${others}`;
}

/** The contract of the package in `dir`, from its sources: read at build time, so that no browser carries it. */
export async function contractOf(name: string, dir: string): Promise<Contract> {
  if (name === 'shell') return shellContract(dir);
  const path = join(dir, 'remote.ts');
  const {
    pages,
    parts,
    routes,
    origins,
    budget,
    schemes,
    config,
    events: own = {},
    slots: offered = {},
    fills,
    emits,
    hears,
  } = remoteOffer(path);
  const declared = declaredIn(dir);
  const known = <T>(what: string, one: string, schema: T | undefined): [string, T] => {
    if (schema) return [one, schema];
    if (what === 'slot' && Object.hasOwn(slots, one)) throw new Error(`${path}: ${ofHouse(one, Object.keys(declared.slots), name)}`);
    throw new Error(`${path}: the ${what} ${one} is known to nobody here. petcare types fetches those of other remotes.`);
  };
  const payloads = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((one) => known('event', one, housePayload(one) ?? (declared.events[one]?.payload as JsonSchema | undefined))),
    );
  const states = Object.keys(own).filter((one) => own[one]?.state);
  const expected = Object.keys(fills ?? {}).map((one) => known('slot', one, declared.slots[one]?.props as JsonSchema | undefined));
  return {
    pages,
    parts,
    slots: { ...allSlots(), ...Object.fromEntries(expected) },
    emits: payloads(emits),
    hears: payloads(hears),
    ...(routes && { rows: routes }),
    ...(origins && { origins }),
    ...(budget !== undefined && { budget }),
    ...(schemes && { schemes }),
    ...(states.length > 0 && { states }),
    ...(Object.keys(offered).length > 0 && {
      offers: Object.fromEntries(Object.entries(offered).map(([one, { props }]) => [one, props as JsonSchema])),
    }),
    ...(fills && { fills }),
    ...(config && { config }),
  };
}
