export type LedgerUnit = 'won' | 'point';

/**
 * An account on which money or points stand. `provider:kcp` and `house:points` are where they come from, so they are below zero; `order:…`
 * holds what was paid for an order until it is fulfilled; no other may be.
 */
export type Account =
  | `guardian:${number}`
  | `business:${number}`
  | `settlement:${number}`
  | `order:${string}`
  | `sales:${string}`
  | 'provider:kcp'
  | 'house:points';

export const guardianAccount = (userId: number): Account => `guardian:${userId}`;
export const businessAccount = (businessId: number): Account => `business:${businessId}`;
/** The account of what a business is to get: of reservations that took place. Until then it stands on `businessAccount`. */
export const settlementAccount = (businessId: number): Account => `settlement:${businessId}`;
export const orderAccount = (orderIdx: string): Account => `order:${orderIdx}`;
export const salesAccount = (kind: string): Account => `sales:${kind}`;

/** The accounts that money and points come from: these may be below zero. */
export const sources: readonly Account[] = ['provider:kcp', 'house:points'];

/** A difference for an operator to look at: its subject, the sum in the books, and the sum that stands there. */
export type Difference = { subject: string; booked: number; standing: number };
