import type { Page } from '../../platform/paging.ts';
import type { Listing, ListingKind } from '../listings/index.ts';
import type { Bounds, Position } from '../regions/index.ts';
import type { Filters } from './filters.policy.ts';

export type Order = 'recent' | 'score' | 'review' | 'distance';

/** Which public listings. `regionCodes` undefined means everywhere; `isOwned` only those with an account of their own, or without, which may be claimed. */
export type Scope = {
  kind: ListingKind;
  regionCodes: string[] | undefined;
  filters: Filters;
  isOwned?: boolean;
  isPremium?: boolean;
  bounds?: Bounds;
};

/**
 * Without an order: best match first, then nearest to `from`, or where that is not known, those `around` first.
 * Distances are measured from `from`.
 */
export type Wanted = { order: Order | undefined; from: Position | undefined; around?: Around | undefined; page: Page };

/** Listings of these areas come first, or after those whose name is as it is looked for. */
export type Around = { codes: string[]; afterNames: boolean };

/** One page, and how many were found in all: no more are ever looked at than the caps below allow. */
export type Found = { listings: Listing[]; total: number };
