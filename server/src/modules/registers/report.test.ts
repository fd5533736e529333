import type { ImportReport } from './import-listings.ts';
import { fullReportOf, summaryOf } from './report.ts';

const remarks = (count: number, reason: string) => Array.from({ length: count }, (_, index) => ({ line: index + 2, reason }));
const report: ImportReport = {
  rows: 100,
  open: 40,
  inserted: 30,
  updated: 4,
  closed: 30,
  turnedOff: 1,
  edition: '2026-07-14',
  renumbered: 2,
  heldBack: 0,
  notices: [],
  unusable: remarks(30, '사업장명이 비어 있어요'),
  lacking: remarks(30, '쓸 수 있는 좌표가 없어 지도에는 나오지 않아요'),
};
const timesOf = (text: string, part: string) => text.split(part).length - 1;

test('the report prints every unusable row with line and reason, and the first of the other findings', () => {
  const summary = summaryOf(report);
  expect(timesOf(summary, '사업장명이 비어 있어요')).toBe(30);
  expect(summary).toContain('31번째 줄: 사업장명이 비어 있어요');
  expect(timesOf(summary, '지도에는 나오지 않아요')).toBe(20);
  expect(summary).toContain('… 그 밖에 10줄');
  expect(summary).toContain('2026-07-14 자료예요');
  expect(summary).toContain('인허가 번호가 바뀐 곳 2곳');
  expect(summary).not.toContain('더 새로운');
  expect(summary).toContain('새로 등록 30, 수정 4, 그대로 6');
});

test('the report writes all findings to the report file', () => {
  expect(fullReportOf(report).trim().split('\n')).toHaveLength(61);
});
