/** Milliseconds: until a page is made anew behind, and until it is not given any more. */
export type Ages = { fresh: number; stale: number };

export const usualAges: Ages = { fresh: 10_000, stale: 60_000 };

/**
 * What a kept page is good for. Of older data than this process knows of it is
 * for nobody: whoever has just written would miss what they wrote.
 */
export function freshnessOf(
  kept: { at: number; data: number },
  present: { now: number; data: number },
  { fresh, stale }: Ages,
): 'fresh' | 'stale' | 'gone' {
  const age = present.now - kept.at;
  if (kept.data !== present.data || age >= stale) return 'gone';
  return age < fresh ? 'fresh' : 'stale';
}
