import { toWeeklyHours } from './week.policy.ts';

const closed = (weekday: number) => ({ weekday, isClosed: true });
const wholeWeek = [0, 1, 2, 3, 4, 5, 6].map(closed);
const onMonday = (hours: object) => [closed(0), { weekday: 1, isClosed: false, ...hours }, ...wholeWeek.slice(2)];

test('orders the days of a week from Sunday', () => {
  const week = toWeeklyHours([...onMonday({ open: '09:00', close: '18:00', breakStart: null, breakEnd: null })].reverse());
  expect(week).toEqual([null, { open: '09:00', close: '18:00' }, null, null, null, null, null]);
});
