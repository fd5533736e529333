import { formatDate, formatDateTime, formatDay, formatLongDate, formatRelative } from './date.ts';
import { formatDistance } from './distance.ts';
import { formatNumber, formatWon } from './money.ts';

test.each([
  [0, '0원'],
  [12000, '12,000원'],
  [-3500, '-3,500원'],
])('formatWon(%p) is %p', (won, text) => expect(formatWon(won)).toBe(text));

test('formatNumber groups by thousands', () => expect(formatNumber(1234567)).toBe('1,234,567'));

test.each([
  ['2026-11-21', '2026년 11월 21일 (토)'],
  ['2026-01-04', '2026년 1월 4일 (일)'],
  ['2026-11-20T15:30:00Z', '2026년 11월 21일 (토)'],
  ['not a date', ''],
])('formatDate(%p) is %p', (value, text) => expect(formatDate(value)).toBe(text));

test('formatDay writes a day for use inside a sentence', () =>
  expect([formatDay('2026-11-21T15:30:00.000Z'), formatDay('2026-11-21'), formatDay('soon')]).toEqual([
    '2026년 11월 22일',
    '2026년 11월 21일',
    '',
  ]));
test('formatLongDate, which earlier releases ask for, writes the same', () =>
  expect(formatLongDate('2026-11-21')).toBe('2026년 11월 21일 (토)'));

test.each([
  ['2026-11-21T05:05:00Z', '2026년 11월 21일 (토) 오후 2:05'],
  ['2026-11-20T15:00:00Z', '2026년 11월 21일 (토) 오전 12:00'],
])('formatDateTime(%p) is %p', (value, text) => expect(formatDateTime(value)).toBe(text));

test.each([
  ['2026-11-21T02:59:40Z', '방금 전'],
  ['2026-11-21T02:55:00Z', '5분 전'],
  ['2026-11-21T00:00:00Z', '3시간 전'],
  ['2026-11-20T02:00:00Z', '어제'],
  ['2026-11-17T02:00:00Z', '4일 전'],
  ['2026-11-13T02:00:00Z', '2026년 11월 13일 (금)'],
  ['2026-12-01T02:00:00Z', '2026년 12월 1일 (화)'],
])('formatRelative(%p) is %p', (value, text) => expect(formatRelative(value, Date.parse('2026-11-21T03:00:00Z'))).toBe(text));

test.each([
  [0, '0m'],
  [37.4, '37m'],
  [354, '350m'],
  [996, '1.0km'],
  [1234, '1.2km'],
  [12345, '12km'],
])('formatDistance(%p) is %p', (meters, text) => expect(formatDistance(meters)).toBe(text));
