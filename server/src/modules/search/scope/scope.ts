import type { Page } from '../../../platform/paging.ts';
import type { Listing, ListingKind } from '../../listings/index.ts';
import type { Bounds, Position } from '../../regions/index.ts';
import type { Filters } from './filters.policy.ts';

export type Order = 'recent' | 'score' | 'review' | 'distance';
/** An order of lists: `openFirst` is by distance or score, with those that are open before the others of their block. */
export type ListOrder = Order | 'openFirst';

/**
 * The scope of public listings. `regionCodes` undefined means everywhere; `isOwned` only those with an account of their own, or without,
 * which may be claimed.
 */
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
export type PageQuery = { order: Order | undefined; from: Position | undefined; around?: NearbyAreas | undefined; page: Page };

/** Listings of these areas come first, or after those whose name is as it is looked for. */
export type NearbyAreas = { codes: string[]; afterNames: boolean };

/** The number of listings; `isAtLeast`: there may be more than were looked at. */
export type Total = { total: number; isAtLeast: boolean };

/**
 * The reading of a text: words that nobody in the area has and that were left out therefore, whether it says near me, and the place that is
 * looked from where the text or the house names one.
 */
export type Summary = Total & { leftOut: readonly string[]; isNear: boolean; place: string | null };

/** One page, and how many were found in all. */
export type SearchAnswer = Total & { listings: Listing[] };

/** `isNamed`: the words are in names, not only in addresses and other texts. */
export type MatchedListings = SearchAnswer & { isNamed: boolean };
