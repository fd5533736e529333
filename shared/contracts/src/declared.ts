import { contracts } from './contracts.ts';
import type { OwnEvents, OwnSlots } from './own-contracts.ts';
import { schemaOf } from './shape.ts';

/** Make known what a remote declares itself. What was known by the same name, of another release of it, counts no more. */
export function declareOwn({ events = {}, slots = {} }: { events?: OwnEvents | undefined; slots?: OwnSlots | undefined }): void {
  for (const name in events) contracts.events[name] = { schema: schemaOf(events[name]!.payload), state: !!events[name]!.state };
  for (const name in slots) contracts.slots[name] = schemaOf(slots[name]!.props);
}
