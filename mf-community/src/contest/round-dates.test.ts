import { periodInWords, stateInWords } from './round-dates.ts';

const dates = { startsAt: '2026-12-01T00:00:00+09:00', endsAt: '2026-12-20T23:59:59+09:00' };
const at = (moment: string) => Date.parse(moment);

test.each([
  ['before', '2026-11-28T09:00:00+09:00', '3일 뒤 시작'],
  ['before', '2026-11-30T23:59:00+09:00', '1일 뒤 시작'],
  ['running', '2026-12-01T00:00:00+09:00', '마감 D-19'],
  ['running', '2026-12-20T00:10:00+09:00', '오늘 마감'],
  ['ended', '2026-12-21T00:00:00+09:00', '마감'],
] as const)('a round that is %s at %s says %s', (state, now, words) => {
  expect(stateInWords({ ...dates, state }, at(now))).toBe(words);
});

test('a round says from which day to which it runs', () => {
  expect(periodInWords(dates)).toBe('2026년 12월 1일 (화) ~ 2026년 12월 20일 (일)');
});
