import { join } from 'node:path';
import { remoteOffer } from '../../presets/remote-offers.ts';
import { contractOf } from '../../presets/webpack/manifest/contract.ts';

/**
 * The faults of a `remote.ts` for which a release would refuse it, as far as its folder tells: rows and fills that name what it doesn't
 * offer, names of its own that are not, events and slots that nobody declares, slots of the house.
 * @param dir absolute folder of the remote
 * @returns one line a fault, empty when there is none
 */
export async function offerFaults(dir: string): Promise<string[]> {
  const { name, pages, parts, routes = [], fills = {}, events = {}, slots = {} } = remoteOffer(join(dir, 'remote.ts'));
  const rows = routes.flatMap(({ path, page }, index) =>
    page === null || pages.includes(page) ? [] : [`remote.ts, routes[${index}] (${path}): ${name} offers no page '${page}'.`],
  );
  const filled = Object.entries(fills).flatMap(([slot, { part }]) =>
    parts.includes(part) ? [] : [`remote.ts, fills (${slot}): ${name} offers no part '${part}'.`],
  );
  const foreign = [...Object.keys(events), ...Object.keys(slots)].flatMap((one) =>
    one.startsWith(`${name}.`) ? [] : [`remote.ts: '${one}' is declared by ${name}, and its name doesn't begin with ${name}.`],
  );
  const unknown = await contractOf(name, dir).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message.replace(`${dir}/`, '') : String(error)],
  );
  return [...rows, ...filled, ...foreign, ...unknown];
}
