const grouped = new Intl.NumberFormat('ko-KR');

/** An integer number of won as `12,000원`. */
export function formatWon(won: number): string {
  return `${grouped.format(won)}원`;
}

/** An integer as `12,345`, for counts and points. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}
