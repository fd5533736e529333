import type { GenericSchema } from 'valibot';
import { events } from './events.ts';
import { slots } from './slots.ts';

/** The contract of each event and slot that this page knows, by name: the house's, and those that its remotes have declared so far. */
export const contracts: {
  readonly events: Record<string, { schema: GenericSchema; state: boolean } | undefined>;
  readonly slots: Record<string, GenericSchema | undefined>;
} = { events: { ...events }, slots: { ...slots } };
