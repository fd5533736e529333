/** The state of money on its way back: the provider is asked, has refused, is asked no more; or it is back. */
export type RefundState = 'asked' | 'refused' | 'given_up' | 'done';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MINUTES = 360;
/** Some two days, with the pauses between them. */
const MOST_TRIES = 16;

/** The time of the next try of a cancel that has been tried so often: after 1, 2, 4 … minutes, 6 hours at most. */
export function nextTryAt(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (tries - 1), LONGEST_PAUSE_MINUTES) * MINUTE_MS);
}

/** The state of a cancel after a try that did not succeed; one that is given up is left to an operator. */
export function stateAfterFailure(reason: 'refused' | 'unavailable', tries: number, before: RefundState): RefundState {
  if (tries >= MOST_TRIES) return 'given_up';
  return reason === 'refused' ? 'refused' : before;
}
