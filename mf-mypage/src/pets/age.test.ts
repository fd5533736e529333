import { ageOf, dueIn } from './age.ts';

test.each([
  ['2026-11-23', '0일'],
  ['2026-11-17', '6일'],
  ['2026-11-16', '1주'],
  ['2026-10-24', '4주'],
  ['2026-10-23', '1개월'],
  ['2025-11-24', '11개월'],
  ['2025-11-23', '1살'],
  ['2025-08-01', '1살 3개월'],
  ['2023-11-23', '3살'],
  ['2023-08-01', '3살'],
  ['2012-02-29', '14살'],
  ['2026-11-24', null],
])('the age of a pet born on %s is told', (birthday, expected) => {
  expect(ageOf(birthday, '2026-11-23')).toBe(expected);
});

test.each([
  ['2026-11-23', '오늘'],
  ['2026-12-05', '12일 남음'],
  ['2026-11-03', '20일 지남'],
])('the day on which a vaccination of %s is due is told', (dueOn, expected) => {
  expect(dueIn(dueOn, '2026-11-23')).toBe(expected);
});
