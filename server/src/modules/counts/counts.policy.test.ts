import { checkActType, parsePeriod } from './counts.policy.ts';

test.each([[-1], [4], [1.5], [Number.NaN]])('a type of click like %s is refused', (type) => expect(checkActType(type)).toHaveLength(1));
test.each([[0], [1], [2], [3]])('a type of click like %s is accepted', (type) => expect(checkActType(type)).toEqual([]));

const TODAY = '2026-11-22';
test.each([
  ['nothing: the last 30 days', {}, '2026-10-24', TODAY],
  ['nulls', { startDate: null, endDate: null }, '2026-10-24', TODAY],
  ['a start: up to today', { startDate: '2026-11-01' }, '2026-11-01', TODAY],
  ['an end: 30 days up to it', { endDate: '2026-03-01' }, '2026-01-31', '2026-03-01'],
  ['one day', { startDate: TODAY, endDate: TODAY }, TODAY, TODAY],
  ['a start that is still to come', { startDate: '2026-12-01' }, '2026-12-01', '2026-12-01'],
  ['a leap year', { startDate: '2028-01-01', endDate: '2028-12-31' }, '2028-01-01', '2028-12-31'],
])('%s', (_what, days, start, end) => expect(parsePeriod(days, TODAY)).toEqual({ ok: true, value: { start, end } }));

test.each([
  ['backwards', { startDate: '2026-11-02', endDate: '2026-11-01' }],
  ['longer than a year', { startDate: '2025-11-01', endDate: '2026-11-22' }],
])('a period that is %s is refused', (_what, days) =>
  expect(parsePeriod(days, TODAY)).toMatchObject({ ok: false, error: { code: 'VALIDATION_FAILED' } }),
);
