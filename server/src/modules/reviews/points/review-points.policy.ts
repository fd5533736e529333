/** The points that a review with text earns. */
export const REVIEW_POINTS = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a review stands without a report before it earns points by itself. */
const WAITING_DAYS = 7;
/** So many reviews a month earn points with nothing behind them. */
const MOST_UNPROVEN_A_MONTH = 4;

/** From when a review that was written now earns points with nothing behind it. */
export function pointsFrom(now: Date): Date {
  return new Date(now.getTime() + WAITING_DAYS * DAY_MS);
}

/** Proof behind a review: a finished booking or a verified receipt, or the days in which nobody reported it. */
export type Standing = { hasVisited: boolean; isVerified: boolean; isReported: boolean; pointsFrom: Date; unprovenThisMonth: number };

/** The decision on a review that waits for its points: earned now, and by which proof, or not yet. */
export function decidePoints(standing: Standing, now: Date): 'proven' | 'unproven' | 'waits' {
  if (standing.isReported) return 'waits';
  if (standing.hasVisited || standing.isVerified) return 'proven';
  return standing.pointsFrom <= now && standing.unprovenThisMonth < MOST_UNPROVEN_A_MONTH ? 'unproven' : 'waits';
}
