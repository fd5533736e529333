import { hoursDraftOf, hoursInputOf, hoursShownOf, withReading, type HoursDraft } from './hours-draft.ts';
import type { OwnerHours } from './owner-hours.ts';

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  isClosed: false,
  open: '09:00',
  close: '18:00',
  breakStart: null,
  breakEnd: null,
}));
const nothing: OwnerHours = { humu: null, businessHours: null, hoursExceptions: null };
const none = { holidays: null, closures: [], closedOn: [], feasts: [], varies: false };
const noTimes = { open: null, close: null, breakStart: null, breakEnd: null };

test('a draft of hours starts with usual hours, not yet shown, where none are stored', () => {
  const { hasHours, hours, holidays } = hoursDraftOf(nothing);
  expect([hasHours, holidays.rule]).toEqual([false, 'unknown']);
  expect(hours.map(({ weekday, isClosed }) => (isClosed ? `${weekday} closed` : weekday))).toEqual([1, 2, 3, 4, 5, 6, '0 closed']);
});

test('a draft of hours sends all seven days, closed ones without times', () => {
  const draft = hoursDraftOf({ ...nothing, businessHours: week });
  const hours = draft.hours.map((day) =>
    day.weekday === 1 ? { ...day, breakStart: '12:00', breakEnd: '13:00' } : { ...day, isClosed: day.weekday === 0 },
  );
  const { businessHours } = hoursInputOf({ ...draft, hours });
  expect(businessHours).toHaveLength(7);
  expect(businessHours).toContainEqual({
    weekday: 1,
    isClosed: false,
    open: '09:00',
    close: '18:00',
    breakStart: '12:00',
    breakEnd: '13:00',
  });
  expect(businessHours).toContainEqual({ weekday: 0, isClosed: true });
  expect(hoursInputOf({ ...draft, hasHours: false }).businessHours).toBeNull();
});

test.each<[string, Partial<HoursDraft>, object | null]>([
  ['nothing is said', {}, null],
  ['days that were begun and not chosen', { closedOn: [{ from: '', to: '' }] }, null],
  [
    'closed on holidays',
    { holidays: { rule: 'closed', open: '10:00', close: '15:00', breakStart: '', breakEnd: '' } },
    { ...none, holidays: { rule: 'closed' } },
  ],
  [
    'hours of its own on holidays',
    { holidays: { rule: 'own', open: '10:00', close: '15:00', breakStart: '', breakEnd: '' } },
    { ...none, holidays: { rule: 'own', open: '10:00', close: '15:00', breakStart: null, breakEnd: null } },
  ],
  ['one day', { closedOn: [{ from: '2026-12-24', to: '' }] }, { ...none, closedOn: [{ from: '2026-12-24', to: '2026-12-24' }] }],
  [
    'one day, chosen as the last',
    { closedOn: [{ from: '', to: '2026-12-24' }] },
    { ...none, closedOn: [{ from: '2026-12-24', to: '2026-12-24' }] },
  ],
  ['a period', { closedOn: [{ from: '2026-12-24', to: '2026-12-26' }] }, { ...none, closedOn: [{ from: '2026-12-24', to: '2026-12-26' }] }],
  [
    'weeks of the month, none of them chosen yet',
    { closures: [{ weekday: 0, weeks: [] }] },
    { ...none, closures: [{ weekday: 0, weeks: [] }] },
  ],
  ['other days too', { varies: true }, { ...none, varies: true }],
])('%s', (_name, change, expected) => {
  expect(hoursInputOf({ ...hoursDraftOf(nothing), ...change }).hoursExceptions).toEqual(expected);
});

test('a draft of hours turns stored hours into a draft and back without a change', () => {
  const hoursExceptions: NonNullable<OwnerHours['hoursExceptions']> = {
    holidays: { rule: 'own', open: '10:00', close: '14:00', breakStart: null, breakEnd: null },
    closures: [
      { weekday: 0, weeks: [2, 4] },
      { weekday: 3, weeks: null },
    ],
    feasts: ['seollal'],
    closedOn: [
      { from: '2026-12-24', to: '2026-12-24' },
      { from: '2027-01-04', to: '2027-01-09' },
    ],
    varies: true,
  };
  const stored: OwnerHours = { humu: '매주 일요일', businessHours: week, hoursExceptions };
  const { humu, businessHours, hoursExceptions: sent } = hoursInputOf(hoursDraftOf(stored));
  expect([humu, sent]).toEqual(['매주 일요일', hoursExceptions]);
  expect([...(businessHours ?? [])].sort((a, b) => a.weekday - b.weekday)).toEqual(week);
});

test('a draft of hours does not show unfinished days to visitors', () => {
  const { hoursExceptions, businessHours } = hoursShownOf({
    ...hoursDraftOf({ ...nothing, businessHours: week }),
    closures: [{ weekday: 0, weeks: [] }],
    holidays: { rule: 'usual', open: '', close: '', breakStart: '', breakEnd: '' },
  });
  expect(hoursExceptions).toEqual({ ...none, holidays: { rule: 'usual', ...noTimes } });
  expect(businessHours).toContainEqual(week[0]);
});

test('a draft of hours replaces week and exceptions by what was read, and keeps dated days and the notice text', () => {
  const draft = { ...hoursDraftOf({ ...nothing, humu: '쉬어요' }), closedOn: [{ from: '2026-12-24', to: '' }], varies: true };
  const read = withReading(draft, { businessHours: week, hoursExceptions: { ...none, holidays: { rule: 'closed', ...noTimes } } });
  expect(read).toMatchObject({
    hasHours: true,
    humu: '쉬어요',
    varies: false,
    holidays: { rule: 'closed' },
    closedOn: [{ from: '2026-12-24', to: '' }],
  });
});
