import { changeOf, csvOf, inWords, rowsOf, totalsOf } from './figures.ts';
import { daysOf, periodBefore, readPeriod } from './period.ts';
import type { ListingCounts } from './statistics.ts';

const period = { from: '2026-11-24', to: '2026-11-25' };
const counted: ListingCounts = {
  visitors: [{ date: '2026-11-24', memberCount: 2, nonMemberCount: 3 }],
  clicks: [{ date: '2026-11-25', reservationCount: 1, callCount: 2, shareCount: 0, kakaoCount: 4 }],
  inflows: [
    { date: '2026-11-24', type: 2, count: 5 },
    { date: '2026-11-24', type: 0, count: 1 },
  ],
};
const rows = {
  visitors: rowsOf('visitors', counted, period),
  clicks: rowsOf('clicks', counted, period),
  inflows: rowsOf('inflows', counted, period),
};

test('a series has every day of the period, also those of which nothing was counted', () => {
  expect(rows.visitors).toEqual([
    { date: '2026-11-24', counts: [2, 3] },
    { date: '2026-11-25', counts: [0, 0] },
  ]);
  expect(rows.inflows[0]).toEqual({ date: '2026-11-24', counts: [1, 0, 5, 0] });
  expect(totalsOf(rows.clicks)).toEqual([1, 2, 0, 4]);
});

test.each([
  [5, 0, null],
  [5, 5, '변화 없음'],
  [12, 10, '+20%'],
  [3, 12, '−75%'],
])('%i beside %i is %p', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

const none = { visitors: [0, 0], clicks: [0, 0, 0, 0], inflows: [0, 0, 0, 0] };
const some = { visitors: [2, 10], clicks: [1, 2, 0, 4], inflows: [1, 0, 5, 0] };
test.each([
  [none, none, '7일 동안 방문이 없었어요. 사진과 소개, 영업시간을 채우면 더 잘 찾을 수 있어요.'],
  [some, none, '7일 동안 12명이 보았어요. 가장 많이 들어온 길은 지도이고, 예약·전화·공유·카카오 채널을 7번 눌렀어요.'],
  [some, { ...none, visitors: [10, 0] }, /^7일 동안 12명이 보았고, 그 전 7일보다 20% 늘었어요\./],
  [some, { ...none, visitors: [24, 0] }, /^7일 동안 12명이 보았고, 그 전 7일보다 50% 줄었어요\./],
  [some, { ...none, visitors: [12, 0] }, /^7일 동안 12명이 보았고, 그 전 7일과 비슷해요\./],
])('the page of statistics says what the numbers mean (%#)', (now, before, words) => {
  expect(inWords(7, now, before)).toMatch(words);
});

test('the page of statistics writes a table that Excel reads', () => {
  expect(csvOf(rows)).toBe(
    [
      '\uFEFF날짜,방문자 회원,방문자 비회원,누른 횟수 예약,누른 횟수 전화,누른 횟수 공유,누른 횟수 카카오 채널,유입 경로 검색,유입 경로 목록,유입 경로 지도,유입 경로 다른 사이트',
      '2026-11-24,2,3,0,0,0,0,1,0,5,0',
      '2026-11-25,0,0,1,2,0,4,0,0,0,0',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['', { from: '2026-10-28', to: '2026-11-26' }],
  ['from=2026-11-01&to=2026-11-10', { from: '2026-11-01', to: '2026-11-10' }],
  ['from=2026-11-01&to=2027-11-10', { from: '2026-11-01', to: '2026-11-26' }],
  ['from=2020-01-01&to=2026-11-26', { from: '2025-11-26', to: '2026-11-26' }],
  ['from=2026-11-10&to=2026-11-01', { from: '2026-10-28', to: '2026-11-26' }],
  ['from=2026-13-40&to=x', { from: '2026-10-28', to: '2026-11-26' }],
])('the page of statistics reads the period %j of an address', (query, expected) => {
  expect(readPeriod(new URLSearchParams(query), '2026-11-26')).toEqual(expected);
});

test('the page of statistics holds a period against as many days right before it', () => {
  expect(periodBefore(period)).toEqual({ from: '2026-11-22', to: '2026-11-23' });
  expect(daysOf(period)).toEqual(['2026-11-24', '2026-11-25']);
});
