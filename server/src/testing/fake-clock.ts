import type { Clock } from '../platform/clock.ts';

export type FakeClock = Clock & {
  set(instant: string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
};

/** Stands still until it is moved. Starts on a Monday noon in Seoul. */
export function createFakeClock(start = '2026-11-23T03:00:00.000Z'): FakeClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set(instant) {
      now = new Date(instant);
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
