import { nearTimes } from './near-times.ts';

test.each([
  ['10:00', ['09:00', '09:30', '10:30']],
  ['16:00', ['11:00', '15:00', '15:30']],
  [null, ['09:00', '09:30', '10:30']],
])('the free times nearest to %s', (lost, expected) => {
  expect(nearTimes(['09:00', '09:30', '10:30', '11:00', '15:00', '15:30'], lost)).toEqual(expected);
});
