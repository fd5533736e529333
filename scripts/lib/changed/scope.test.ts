import { scopeOf } from './scope.ts';
import { walksOf } from './walks.ts';

test.each([
  [['mf-search/src/map/map.page.tsx'], ['screens/every-screen', 'search/']],
  [['mf-payments/src/point/point.page.tsx'], ['journeys/payments', 'journeys/whole-house', 'screens/every-screen']],
  [['mf-search/src/map/map.page.test.tsx'], []],
  [['server/src/modules/accounts/record/accounts.sql.ts'], ['journeys/whole-house', 'session/']],
  [['server/src/modules/reservations/record/status.policy.ts'], ['journeys/reservations', 'journeys/whole-house']],
  [['server/src/platform/paging.ts'], ['journeys/', 'rendering/', 'session/']],
  [['e2e/session/join.e2e.ts'], ['session/join.e2e.ts']],
  [['e2e/session/joining.ts', 'e2e/session/join.e2e.ts'], ['session/']],
  [
    ['mf-mypage/src/home/home.page.tsx', 'shared/auth/src/tokens.ts'],
    ['journeys/whole-house', 'screens/every-screen', 'session/'],
  ],
])('a change of %s is walked through by %s', (files, walks) => {
  expect(walksOf(files)).toEqual(walks);
});

test('a change of documents and benches runs no test', () => {
  expect(scopeOf(['README.md', 'docs/decisions/001-federation-share-scope.md', 'bench/results.md'])).toMatchObject({
    unit: null,
    e2e: null,
  });
});

test('a change of what all stands on runs everything', () => {
  expect(scopeOf(['pnpm-lock.yaml', 'mf-search/remote.ts'])).toMatchObject({ unit: [], e2e: [] });
});

test("a change of a server module runs its tests and those of the modules that use it, not the whole server's", () => {
  const { unit } = scopeOf(['server/src/modules/points/points.sql.ts']);
  expect(unit).toEqual(expect.arrayContaining(['--testPathPatterns', 'server/src/modules/points/', 'server/src/modules/accounts/']));
  expect(unit).not.toContain('server/src/');
  expect(unit).not.toContain('server/src/modules/medical/');
});

test('a change of the platform runs all tests of the server', () => {
  expect(scopeOf(['server/src/platform/paging.ts']).unit).toContain('server/src/');
});

test('a change of a remote runs the tests that import the changed file', () => {
  const { unit } = scopeOf(['mf-payments/remote.ts']);
  expect(unit?.[1]).toBe('--findRelatedTests');
  expect(unit?.[2]).toMatch(/\/mf-payments\/remote\.ts$/);
});

test('a change of remotes alone looks at their screens only', () => {
  expect(scopeOf(['mf-payments/remote.ts', 'docs/map.md']).owners).toEqual(['mf-payments']);
  expect(scopeOf(['mf-payments/remote.ts', 'shared/ui/index.ts']).owners).toBeUndefined();
});
