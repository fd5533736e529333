import { createHash } from 'node:crypto';

/**
 * Whether a visitor gets the canary: the same answer for the same visitor and
 * release every time, and for a larger share whoever was in stays in.
 * @param share percent of all visitors
 */
export function isInCanary(visitor: string, name: string, release: string, share: number): boolean {
  const place = createHash('sha256').update(`${visitor} ${name} ${release}`).digest().readUIntBE(0, 6) / 2 ** 48;
  return place * 100 < share;
}
