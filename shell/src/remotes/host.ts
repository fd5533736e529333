import { contracts, type Composition, type HouseSlotName, type SlotFilling, type SlotName, type SlotProps } from '@petcare/contracts';
import type { PartProps, RemoteHost } from '@petcare/remote';
import { parse } from 'valibot';
import type { Client } from 'urql';
import { slotOwners } from '../slots.ts';
import type { Loader } from './loader.ts';
import { createMounting } from './mounting.ts';
import type { Observe } from './telemetry.ts';
import { whenSeen } from './when-seen.ts';

type Surroundings = Pick<PartProps, 'host' | 'client' | 'slotProps'>;

type HostDeps = {
  loader: Loader;
  client: Client;
  observe: Observe;
  renderedAt?: number | undefined;
  /** The facts of the site that are handed to each remote, and the fillers of the slots that remotes offer themselves. */
  composition: Pick<Composition, 'postcode' | 'map' | 'environment' | 'config' | 'switches' | 'slots'>;
};

const ofHouse: Record<HouseSlotName, SlotFilling> = slotOwners;

/** The shell's side of mounted remotes: it puts the right part into each slot. */
export function createHost({ loader, client, observe, renderedAt, composition }: HostDeps): RemoteHost {
  const { postcode: hasPostcode, map, environment, config: configs, switches, slots } = composition;
  const fillings: Readonly<Record<string, SlotFilling>> = { ...slots, ...ofHouse };
  const host: RemoteHost = {
    hasPostcode,
    map,
    environment,
    configs,
    switches,
    isFilled: (slot) => slot in fillings,
    ...(renderedAt !== undefined && { renderedAt }),
    mountPart<N extends SlotName>(slot: N, props: SlotProps<N>, element: HTMLElement, onStatus: Parameters<RemoteHost['mountPart']>[3]) {
      const filling = fillings[slot];
      const contract = contracts.slots[slot];
      if (!filling || !contract) throw new Error(`No part for ${slot}`);
      const { remote, part, loading } = filling;
      const mounting = createMounting<Surroundings>({
        loader,
        remote,
        lifecyclesOf: (loaded) => loaded.partLifecycles(part),
        onStatus,
        observe,
        idPrefix: `s-${slot.replaceAll('.', '-')}-`,
        ...(loading === 'lazy' && { begins: whenSeen }),
      });
      const surroundingsOf = (slotProps: object): Surroundings => ({
        host,
        client,
        slotProps: parse(contract, slotProps) as object,
      });
      mounting.show(element, surroundingsOf(props));
      return {
        update: (changed) => mounting.update(surroundingsOf(changed)),
        retry: () => mounting.retry(),
        remove: () => mounting.hide(),
      };
    },
  };
  return host;
}
