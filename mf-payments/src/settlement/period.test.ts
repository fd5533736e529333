import { periods, readPeriod } from './period.ts';

test.each([
  ['이번 달', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['지난달', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['최근 3개월', '2026-01-15', '2025-11-01', '2026-01-31'],
  ['올해', '2026-12-31', '2026-01-01', '2026-12-31'],
])('%s on %s is %s to %s', (label, today, from, to) => {
  expect(periods.find((period) => period.label === label)!.of(today)).toEqual({ from, to });
});

test.each(['', 'from=2026-12-02&to=2026-12-01', 'from=2026-02-30&to=2026-03-01'])('%p is this month', (search) => {
  expect(readPeriod(new URLSearchParams(search), '2026-11-23')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('a period of more than a year is cut at its beginning', () => {
  expect(readPeriod(new URLSearchParams('from=2020-01-01&to=2026-11-30'), '2026-11-23')).toEqual({ from: '2025-11-30', to: '2026-11-30' });
});
