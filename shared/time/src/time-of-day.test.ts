import { minutesOf, timeOf } from './time-of-day.ts';

test.each([
  ['00:00', 0],
  ['00:01', 1],
  ['09:30', 570],
  ['12:00', 720],
  ['23:59', 1439],
  ['24:00', 1440],
])('the time %s is turned into %i minutes and back', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});

test('a time with seconds is read', () => {
  expect(minutesOf('09:30:15')).toBe(570);
});
