/** The provider's answer, with which somebody comes back: a code to finish with, or that there is none. */
export type Arrival = { code: string } | { result: 'expired' | 'cancelled' };

/** The answer in an address of this page; null for one that was opened by itself. */
export function arrivalOf({ search, hash }: { search: string; hash: string }): Arrival | null {
  const code = new URLSearchParams(hash.slice(1)).get('code');
  if (code) return { code };
  const result = new URLSearchParams(search).get('result');
  return result === 'expired' || result === 'cancelled' ? { result } : null;
}
