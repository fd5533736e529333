import { createHash } from 'node:crypto';

/** A visitor: an account, or an address. */
export type Visitor = { viewerId?: number | undefined; ip: string };

/** A visitor as counts of a day know them. An address is kept only as a hash that means something for one day. */
export function visitorKey({ viewerId, ip }: Visitor, day: string): string {
  if (viewerId !== undefined) return `user:${viewerId}`;
  return `guest:${createHash('sha256').update(`${day} ${ip}`).digest('base64url').slice(0, 22)}`;
}
