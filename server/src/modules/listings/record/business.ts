import type { ListingKind } from './listing.ts';

/** One business: a listing by its kind and number. Callers name both, so that a hospital is not found under a pharmacy's address. */
export type Business = { kind: ListingKind; id: number };

/** A business that guests can book. */
export type BookableBusiness = Business & { kind: 'hospital' | 'company' };

/** A text that names one business among all: `hospital 7`. */
export const keyOfBusiness = ({ kind, id }: Business): string => `${kind} ${id}`;
