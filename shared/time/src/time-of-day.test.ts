import { minutesOf, timeOf } from './time-of-day.ts';

test.each([
  ['00:00', 0],
  ['00:01', 1],
  ['09:30', 570],
  ['12:00', 720],
  ['23:59', 1439],
  ['24:00', 1440],
])('turns %s into %i minutes and back', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});

test('reads a time with seconds', () => {
  expect(minutesOf('09:30:15')).toBe(570);
});
