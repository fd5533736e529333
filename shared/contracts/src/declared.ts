import type { GenericSchema } from 'valibot';
import { events } from './events.ts';
import type { OwnEvents, OwnSlots } from './own-contracts.ts';
import { schemaOf } from './shape.ts';
import { slots } from './slots.ts';

/** The contract of each event and slot that this page knows, by name: the house's, and those that its remotes have declared so far. */
export const contracts: {
  readonly events: Record<string, { schema: GenericSchema; state: boolean } | undefined>;
  readonly slots: Record<string, GenericSchema | undefined>;
} = { events: { ...events }, slots: { ...slots } };

/** Make known what a remote declares itself. What was known by the same name, of another release of it, counts no more. */
export function declareOwn({ events = {}, slots = {} }: { events?: OwnEvents | undefined; slots?: OwnSlots | undefined }): void {
  for (const name in events) contracts.events[name] = { schema: schemaOf(events[name]!.payload), state: !!events[name]!.state };
  for (const name in slots) contracts.slots[name] = schemaOf(slots[name]!.props);
}
