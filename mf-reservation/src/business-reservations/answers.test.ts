import { answersFor } from './answers.ts';

const now = Date.parse('2026-11-23T03:00:00Z');
const [before, later] = ['2026-11-23T03:00:00.000Z', '2026-11-23T03:30:00.000Z'];

test.each<[number, string, string[]]>([
  [0, later, ['확정', '거절']],
  [0, before, ['확정', '거절']],
  [1, later, ['예약 취소']],
  [1, before, ['이용완료', '노쇼']],
  [2, before, []],
  [3, later, []],
  [4, later, []],
  [5, before, []],
  [6, later, []],
])('status %i that begins at %s can be answered with %p', (status, startsAt, labels) => {
  expect(answersFor({ status, startsAt }, now).map(({ label }) => label)).toEqual(labels);
});
