import { failuresByFlaky, isWorthRepeating, judgeStage, type TestReport } from './test-report.ts';

const report = (failures: string[], broken: string | null = null): TestReport => ({
  files: [
    { file: 'e2e/a.e2e.ts', seconds: 9, counts: { passed: 3, failed: failures.length, skipped: 1 }, failures },
    { file: 'e2e/b.e2e.ts', seconds: 1, counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] },
  ],
  broken,
});

test('the report counts a test that passes when it is run again as passed, and names it', () => {
  expect(judgeStage(report(['books', 'pays']), report(['pays']))).toMatchObject({
    counts: { passed: 5, failed: 1, skipped: 1 },
    flaky: ['e2e/a.e2e.ts › books'],
  });
});

test.each([
  ['nothing was run again', null],
  ['the second run broke off', report([], 'Playwright gave no report')],
])('the report keeps every failure when %s', (_when, again) => {
  expect(judgeStage(report(['books']), again)).toMatchObject({ counts: { passed: 4, failed: 1 }, flaky: [] });
});

test('the report counts a run without a whole report as failed', () => {
  expect(judgeStage(report([], 'Jest gave no report'), null).counts.failed).toBe(1);
});

test.each([
  [report([]), false],
  [report(['books']), true],
  [report(Array.from({ length: 11 }, (_, index) => `test ${index}`)), false],
  [report(['books'], 'Playwright gave no report'), false],
])('failures run again only when they are few and the report is whole (%#)', (first, expected) => {
  expect(isWorthRepeating(first)).toBe(expected);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
])('%i flaky tests count as %i failures', (count, failures) => {
  expect(failuresByFlaky(Array.from({ length: count }, String))).toBe(failures);
});
