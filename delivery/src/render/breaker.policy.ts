const FAILURES = 3;
const WITHIN = 60_000;
const PAUSE = 30_000;

/** Leaves a release alone for a while that has cost too many threads. */
export type Breaker = { isOpen(): boolean; failed(): void };

/** Open for 30 s after the third failure within a minute. */
export function createBreaker(now: () => number): Breaker {
  let failures: number[] = [];
  let until = 0;
  return {
    isOpen: () => now() < until,
    failed() {
      failures = [...failures.filter((at) => now() - at < WITHIN), now()];
      if (failures.length >= FAILURES) until = now() + PAUSE;
    },
  };
}
