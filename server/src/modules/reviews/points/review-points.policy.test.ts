import { decidePoints, type Standing } from './review-points.policy.ts';

const now = new Date('2026-11-30T00:00:00Z');
const waiting: Standing = {
  hasVisited: false,
  isVerified: false,
  isReported: false,
  pointsFrom: new Date('2026-11-30T00:00:01Z'),
  unprovenThisMonth: 0,
};

test.each<[string, Partial<Standing>, string]>([
  ['nothing behind it', {}, 'waits'],
  ['a finished booking', { hasVisited: true }, 'proven'],
  ['a verified receipt', { isVerified: true }, 'proven'],
  ['seven days', { pointsFrom: now }, 'unproven'],
  ['seven days, and three more this month', { pointsFrom: now, unprovenThisMonth: 3 }, 'unproven'],
  ['seven days, and four more this month', { pointsFrom: now, unprovenThisMonth: 4 }, 'waits'],
  ['a booking, and four more this month', { hasVisited: true, unprovenThisMonth: 4 }, 'proven'],
  ['seven days and a report', { pointsFrom: now, isReported: true }, 'waits'],
  ['a booking and a report', { hasVisited: true, isReported: true }, 'waits'],
])('a review with %s', (_name, given, decided) => {
  expect(decidePoints({ ...waiting, ...given }, now)).toBe(decided);
});
