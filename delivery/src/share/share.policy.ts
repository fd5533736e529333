import { createHash } from 'node:crypto';

/**
 * True when a visitor is in a share: the same answer for the same visitor and thing every time, and for a larger share whoever was in stays
 * in. Two things fall on different visitors.
 * @param of what is shared out: a release that is a canary, a switch
 * @param share percent of all visitors
 */
export function isInShare(visitor: string, of: string, share: number): boolean {
  const place = createHash('sha256').update(`${visitor} ${of}`).digest().readUIntBE(0, 6) / 2 ** 48;
  return place * 100 < share;
}
