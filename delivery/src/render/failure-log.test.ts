import { RenderFailure } from './failure.ts';
import { createFailureLog } from './failure-log.ts';

test('logs each kind of failure of a release once a minute, and counts all', () => {
  let now = 0;
  const lines: string[] = [];
  const log = createFailureLog({ say: (line) => lines.push(line), now: () => now });
  const threw = new RenderFailure('threw', 'broken');
  for (let time = 0; time < 4; time += 1) log.note('mf-search', 'a', threw);
  log.note('mf-search', 'b', threw);
  log.note('mf-search', 'a', new RenderFailure('late', 'slow'));
  expect(lines).toEqual([
    'delivery: rendering mf-search@a threw: broken',
    'delivery: rendering mf-search@b threw: broken',
    'delivery: rendering mf-search@a late: slow',
  ]);
  now = 60_000;
  log.note('mf-search', 'a', threw);
  expect(lines.at(-1)).toBe('delivery: rendering mf-search@a threw (and 3 times before this): broken');
  expect(log.counts()).toEqual({ 'mf-search@a threw': 5, 'mf-search@b threw': 1, 'mf-search@a late': 1 });
});
