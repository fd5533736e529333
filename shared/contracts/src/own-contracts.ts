import type { ObjectShape, Shape, ValueOf } from './shape.ts';

/** An event of a remote's own. `state`: it says how things are, and whoever listens later is given the last one at once. */
export type OwnEvent = { payload: Shape; state?: true };
/** The events that a remote declares in its `remote.ts`, by names that begin with its own: `mf-walks.planned`. */
export type OwnEvents = { readonly [name: string]: OwnEvent };

/** The slots that a remote offers in its own pages and parts, by names that begin with its own: `mf-walks.after-route`. */
export type OwnSlots = { readonly [name: string]: { props: ObjectShape } };

/** Slots of other remotes, and the part that is to stand in each. `lazy`: it comes when a person gets to it. */
export type FilledSlots = { readonly [slot: string]: { part: string; loading?: 'lazy' } };

/** The payloads of declared events, for `RemoteEvents`. */
export type PayloadsOf<E extends OwnEvents> = { [N in keyof E]: ValueOf<E[N]['payload']> };
/** The props of declared slots, for `RemoteSlots`. */
export type PropsOf<S extends OwnSlots> = { [N in keyof S]: ValueOf<S[N]['props']> };

/**
 * The payloads of the events that remotes declare themselves, by name: a remote adds its own in its `remote.ts`,
 * and `petcare types` writes those of the others.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Whoever declares adds to it.
export interface RemoteEvents {}

/** The props of the slots that remotes offer themselves, by name; filled as `RemoteEvents` is. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Whoever declares adds to it.
export interface RemoteSlots {}
