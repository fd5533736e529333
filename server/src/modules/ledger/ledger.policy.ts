export type LedgerUnit = 'won' | 'point';

/**
 * Where money or points stand. `provider:kcp` and `house:points` are where they come from, so they are below
 * zero; `order:…` holds what was paid for an order until it is fulfilled; no other may be.
 */
export type Account = `guardian:${number}` | `business:${number}` | `order:${string}` | `sales:${string}` | 'provider:kcp' | 'house:points';

export const guardianAccount = (userId: number): Account => `guardian:${userId}`;
export const businessAccount = (businessId: number): Account => `business:${businessId}`;
export const orderAccount = (orderIdx: string): Account => `order:${orderIdx}`;
export const salesAccount = (kind: string): Account => `sales:${kind}`;
