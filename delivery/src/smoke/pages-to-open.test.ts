import type { Route } from '@petcare/contracts';
import { pagesToOpen } from './pages-to-open.ts';

const row = (path: string, owner: Route['owner'], more: Partial<Route> = {}): Route => ({
  path,
  owner,
  page: 'any',
  access: 'public',
  title: '화면',
  ...more,
});
const routes = [
  row('/', 'shell'),
  row('/about', 'shell'),
  row('/hospital', 'mf-search'),
  row('/search/map', 'mf-search'),
  row('/search/:id', 'mf-search'),
  row('/pharmacy', 'mf-search', { page: null }),
  row('/community/write', 'mf-community', { access: 'member' }),
  row('/community', 'mf-community'),
  row('/mypage', 'mf-mypage', { access: 'guardian' }),
];

test.each([
  [['mf-search'], ['/hospital', '/search/map']],
  [
    ['mf-search', 'mf-community'],
    ['/hospital', '/search/map', '/community/write', '/community'],
  ],
  [['shell'], ['/', '/about', '/hospital', '/community', '/mypage']],
  [
    ['shell', 'mf-search'],
    ['/', '/about', '/hospital', '/search/map', '/community', '/mypage'],
  ],
  [['mf-payments'], []],
])('the smoke run opens for %j every page with a plain address, and for the shell one of each remote', (released, paths) => {
  expect(pagesToOpen(routes, new Set(released)).map(({ path }) => path)).toEqual(paths);
});

test('the smoke run names the accounts that may open a page', () => {
  const kinds = Object.fromEntries(pagesToOpen(routes, new Set(['mf-community', 'mf-mypage'])).map(({ path, kinds }) => [path, kinds]));
  expect(kinds).toEqual({
    '/community/write': ['guardian', 'hospital', 'pharmacy', 'company'],
    '/community': null,
    '/mypage': ['guardian'],
  });
});
