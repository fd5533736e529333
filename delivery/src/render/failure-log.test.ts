import { RenderFailure } from './failure.ts';
import { createFailureLog } from './failure-log.ts';

test('the log of failures logs each kind of failure of a release once a minute, and counts all', () => {
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

test('the log of failures tells of a package how each of its releases fails, newest first, and nothing of others', () => {
  let now = 0;
  const log = createFailureLog({ say: () => undefined, now: () => now });
  log.note('mf-search', 'a', new RenderFailure('threw', 'Error: broken\n    at page'), '/hospital');
  now = 1_000;
  log.note('mf-search-two', 'a', new RenderFailure('threw', 'of another'));
  log.note('mf-search', 'b', new RenderFailure('hung', `${'x'.repeat(9_000)}`));
  now = 2_000;
  log.note('mf-search', 'a', new RenderFailure('threw', 'Error: broken again'), '/hospital/3');
  expect(log.ofPackage('mf-search')).toEqual([
    { release: 'a', kind: 'threw', times: 2, at: '1970-01-01T00:00:02.000Z', path: '/hospital/3', message: 'Error: broken again' },
    { release: 'b', kind: 'hung', times: 1, at: '1970-01-01T00:00:01.000Z', path: '', message: 'x'.repeat(4_000) },
  ]);
});
