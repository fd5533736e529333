import type { HeldNight } from './stays.policy.ts';

/** The place that a reservation holds: a seat of a slot, or a place in each night of a stay. */
export type Hold = { seat: number | null; start: Date; end: Date; endDate: string | null; nights: HeldNight[] };
