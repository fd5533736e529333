/** Milliseconds: until a page is made anew behind, until it is not given any more, and until that while there is no newer data to be had. */
export type Ages = { fresh: number; stale: number; away: number };

export const usualAges: Ages = { fresh: 10_000, stale: 60_000, away: 3_600_000 };

/**
 * What a kept page is good for. Of older data than this process knows of it is
 * for nobody: whoever has just written would miss what they wrote. While the
 * API is away nobody writes, and an older page is better than an empty one.
 */
export function freshnessOf(
  kept: { at: number; data: number },
  present: { now: number; data: number; isAway: boolean },
  { fresh, stale, away }: Ages,
): 'fresh' | 'stale' | 'gone' {
  const age = present.now - kept.at;
  if (kept.data !== present.data || age >= stale) return present.isAway && age < away ? 'stale' : 'gone';
  return age < fresh ? 'fresh' : 'stale';
}
