import { suiteTimes, timesInWords } from './suite-times.ts';

const file = (name: string, seconds: number) => ({ file: name, seconds, failures: [], counts: { passed: 1, failed: 0, skipped: 0 } });
const files = [
  file('mf-search/src/map/map.test.ts', 2),
  file('shared/ui/src/button.test.tsx', 4),
  file('e2e/journeys/whole-house.e2e.ts', 241),
  file('server/src/app.test.ts', 5),
];

test('the report of times adds up the seconds of each suite and lists the dearest first', () => {
  expect(suiteTimes(files).map(({ suite, seconds }) => [suite, seconds])).toEqual([
    ['e2e/journeys', 241],
    ['browser', 6],
    ['server', 5],
  ]);
});

test('the report of times says which suite is over its budget, and names the dearest files', () => {
  const lines = timesInWords(files, 1);
  expect(lines[1]).toMatch(/^ {2}e2e\/journeys +241 s {2}of 240 s, over its budget$/);
  expect(lines[2]).not.toContain('over its budget');
  expect(lines.at(-1)).toMatch(/^ {2}e2e\/journeys\/whole-house\.e2e\.ts +241 s$/);
  expect(lines).toHaveLength(6);
});
