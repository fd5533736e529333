import type { ChangeSince } from './topic-history.ts';

/**
 * Milliseconds: until a page is made anew behind, until it is not given any more, until that while there is no newer data
 * to be had, and how long one that has just been made is not made anew for whoever has changed nothing.
 */
export type Ages = { fresh: number; stale: number; away: number; settled: number };

export const usualAges: Ages = { fresh: 10_000, stale: 60_000, away: 3_600_000, settled: 500 };

/** A page that is there: when it was begun, after which version of the data, and what has changed since in what it shows. */
export type KeptPage = { at: number; data: number; change: ChangeSince };

/**
 * The use of a kept page. Whoever has written after it was begun (`wrote`) would miss what they wrote; everybody else is
 * given it once more while it is made anew, but not when the change is known for a time. While the API is away nobody writes, and an older page is better than an
 * empty one.
 */
export function freshnessOf(
  { at, data, change }: KeptPage,
  { now, isAway, wrote }: { now: number; isAway: boolean; wrote: number },
  { fresh, stale, away, settled }: Ages,
): 'fresh' | 'stale' | 'gone' {
  const age = now - at;
  const isMissing = change === 'for-a-time' || (change === 'just-now' && data < wrote);
  if (isMissing || age >= stale) return isAway && age < away ? 'stale' : 'gone';
  return age < (change === 'none' ? fresh : settled) ? 'fresh' : 'stale';
}
