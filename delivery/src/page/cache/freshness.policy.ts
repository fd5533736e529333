/**
 * Milliseconds: until a page is made anew behind, until it is not given any more, until that while there is no newer data
 * to be had, and how long one that has just been made is not made anew for whoever has changed nothing.
 */
export type Ages = { fresh: number; stale: number; away: number; settled: number };

export const usualAges: Ages = { fresh: 10_000, stale: 60_000, away: 3_600_000, settled: 1_000 };

/** A page that is there: when it was begun, after which version of the data, and whether something that it shows has changed since. */
export type KeptPage = { at: number; data: number; isChanged: boolean };

/**
 * The use of a kept page. Whoever has written after it was begun (`wrote`) would miss what they wrote; everybody else
 * is given it once more while it is made anew. While the API is away nobody writes, and an older page is better than an
 * empty one.
 */
export function freshnessOf(
  { at, data, isChanged }: KeptPage,
  { now, isAway, wrote }: { now: number; isAway: boolean; wrote: number },
  { fresh, stale, away, settled }: Ages,
): 'fresh' | 'stale' | 'gone' {
  const age = now - at;
  const isMissing = isChanged && data < wrote;
  if (isMissing || age >= stale) return isAway && age < away ? 'stale' : 'gone';
  return age < (isChanged ? settled : fresh) ? 'fresh' : 'stale';
}
