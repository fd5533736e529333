import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { events, slots, type EventName } from '@petcare/contracts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema, PackageContract } from '../manifest.ts';
import { remoteOffer } from '../remote-offers.ts';

type Contract = Omit<PackageContract, 'names'>;

const ICONS = join(import.meta.dirname, '..', '..', 'ui', 'src', 'icon', 'icon-shapes.ts');

const schemaOf = (schema: Parameters<typeof toJsonSchema>[0]): JsonSchema => {
  const { $schema: _draft, ...rest } = toJsonSchema(schema) as JsonSchema;
  return rest;
};
const payloads = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, schemaOf(events[name as EventName].schema)]));
const allSlots = () => Object.fromEntries(Object.entries(slots).map(([name, schema]) => [name, schemaOf(schema)]));

async function shellContract(dir: string): Promise<Contract> {
  const load = (path: string) => import(pathToFileURL(join(dir, 'src', path)).href);
  const { routes } = (await load('routes.ts')) as { routes: NonNullable<Contract['routes']> };
  const { slotOwners } = (await load('slots.ts')) as { slotOwners: NonNullable<Contract['owners']> };
  const { iconShapes } = (await import(pathToFileURL(ICONS).href)) as { iconShapes: object };
  const everyEvent = payloads(Object.keys(events));
  return {
    pages: [],
    parts: [],
    slots: allSlots(),
    emits: everyEvent,
    hears: everyEvent,
    routes: routes.map(({ path, owner, page, sitemap }) => ({ path, owner, page, ...(sitemap && { sitemap }) })),
    icons: Object.keys(iconShapes),
    owners: slotOwners,
  };
}

/** What the package in `dir` promises and asks, from its sources: read at build time, so that no browser carries it. */
export async function contractOf(name: string, dir: string): Promise<Contract> {
  if (name === 'shell') return shellContract(dir);
  const { pages, parts, routes, origins, budget, emits, hears } = remoteOffer(join(dir, 'remote.ts'));
  return {
    pages,
    parts,
    slots: allSlots(),
    emits: payloads(emits),
    hears: payloads(hears),
    ...(routes && { rows: routes }),
    ...(origins && { origins }),
    ...(budget !== undefined && { budget }),
  };
}
