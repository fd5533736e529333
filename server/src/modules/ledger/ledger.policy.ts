export type LedgerUnit = 'won' | 'point';

/**
 * Where money or points stand. `provider:kcp` and `house:points` are where they come from, so they are below
 * zero; `order:…` holds what was paid for an order until it is fulfilled; no other may be.
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
/** What a business is to get: of reservations that took place. Until then it stands on `businessAccount`. */
export const settlementAccount = (businessId: number): Account => `settlement:${businessId}`;
export const orderAccount = (orderIdx: string): Account => `order:${orderIdx}`;
export const salesAccount = (kind: string): Account => `sales:${kind}`;

/** Where money and points come from: these may be below zero. */
export const sources: readonly Account[] = ['provider:kcp', 'house:points'];

/** What does not tie, for an operator: what it is of, what the books say, what stands there. */
export type Difference = { subject: string; booked: number; standing: number };
