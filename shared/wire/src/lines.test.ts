import { canaryPlanOf, lineOfAct, lineOfMove, lineOfRelease, linesOfError, refusalOf } from './lines.ts';

test('a canary plan is read, or what is wrong with one is said', () => {
  expect(canaryPlanOf({})).toBeNull();
  expect(canaryPlanOf({ canary: '10' })).toEqual({ share: 10, minutes: 30, budget: 2 });
  for (const canary of ['0', '100', 'ten']) expect(canaryPlanOf({ canary })).toEqual({ wrong: expect.stringContaining('--canary') });
  expect(canaryPlanOf({ canary: '5', minutes: '0' })).toEqual({ wrong: expect.stringContaining('--minutes') });
});

test('a release, a move and a refusal are told', () => {
  const canary = { share: 10, minutes: 30, budget: 2 };
  const site = 'https://petcare.example';
  expect(lineOfRelease('mf-a', { release: '1', moved: true }, { canary, site })).toBe('mf-a 1: live for 10 % of the visitors');
  expect(lineOfRelease('mf-a', { release: '1', moved: false }, { site })).toBe('mf-a 1: live already');
  expect(lineOfMove('rollback', 'mf-a', { release: '1', replaced: '2' })).toBe('mf-a: back to 1; 2 is withdrawn.');
  expect(lineOfMove('rollback', 'mf-a', { release: '1', replaced: '2', note: 'by the way' })).toBe(
    'mf-a: back to 1; 2 is withdrawn.\nNote: by the way',
  );
  expect(refusalOf(['mf-a'], ['too large'])).toContain('  ✗ too large\n');
});

test('an act is told in one line, with the rest of its note below', () => {
  const act = { at: '2026-01-02T03:04:05.678Z', actor: 'kim', act: 'release', package: 'mf-a', release: '2', previous: '1' };
  expect(lineOfAct({ ...act, note: 'new\nmap' })).toBe(
    '2026-01-02 12:04:05 KST  release   mf-a             2 (was 1)  by kim  new\n    map',
  );
});

test('a failed rendering is told with how often, when, where and the stack', () => {
  const error = {
    release: 'b1',
    kind: 'threw',
    at: '2026-12-09T01:02:03.000Z',
    path: '/hospital',
    message: 'Error: broken\n    at page (main.cjs:1:2)',
  };
  expect(linesOfError('mf-search', { ...error, times: 3 })).toBe(
    '3 times, last 2026-12-09 10:02:03 KST  mf-search b1  threw  /hospital\n    Error: broken\n        at page (main.cjs:1:2)',
  );
  expect(linesOfError('mf-search', { ...error, times: 1, path: '' })).toMatch(/^2026-12-09 10:02:03 KST  mf-search b1  threw\n/);
});
