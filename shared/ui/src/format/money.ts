/** Between a digit and each three that end the number. `Intl` would cost a phone its tables of all languages before a page answers. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** An integer number of won as `12,000원`. */
export function formatWon(won: number): string {
  return `${formatNumber(won)}원`;
}

/** An integer as `12,345`, for counts and points. */
export function formatNumber(value: number): string {
  return String(value).replace(THOUSANDS, ',');
}
