import { clearTokens, evaluateSession } from '@petcare/auth';
import { signIn } from '@petcare/testing';
import { hasFooter, isShown, readTableFrom, routeAt, rowsOf, tableWith, verdictAt } from './route-table.ts';

beforeEach(() => evaluateSession());
afterEach(() => clearTokens());

test.each([
  ['/hospital', '/hospital'],
  ['/community/mypet/input', '/community/mypet/input'],
  ['/community/mypet/12', '/community/mypet/:id'],
  ['/community/mypet/12/edit', '/community/mypet/:id/edit'],
  ['/search/map/pharmacy', '/search/map/pharmacy'],
  ['/mypage/questions/input', '/mypage/questions/input'],
])('the route table matches %s to the route %s', (pathname, row) => {
  expect(routeAt(pathname)?.path).toBe(row);
});

test.each(['/nothing', '/hospital/1/2', '/mypage/nothing'])('the route table matches %s to no route', (pathname) => {
  expect(routeAt(pathname)).toBeNull();
});

test.each([
  ['/', true],
  ['/hospital', false],
  ['/hospital-reviews', false],
  ['/search/map', false],
  ['/search/map/pharmacy', false],
  ['/search/company-map', true],
  ['/hostpital-list', true],
])('the route table shows the footer on %s: %s', (pathname, footer) => {
  expect(hasFooter(pathname)).toBe(footer);
});

test('the route table shows a remote only on its own pages and to people who may open them', () => {
  expect(isShown('mf-search', '/hospital')).toBe(true);
  expect(isShown('mf-reviews', '/hospital')).toBe(false);
  expect(isShown('mf-mypage', '/mypage/myinfo')).toBe(false);
  expect(verdictAt('/mypage/myinfo')).toBe('login-required');

  signIn({ accountType: 0 });
  expect(isShown('mf-mypage', '/mypage/myinfo')).toBe(true);
  expect(verdictAt('/bizpage/hospital')).toBe('forbidden');
});

test('the route table gives a remote the routes of its own existing pages', () => {
  expect(rowsOf('mf-payments')).toEqual([
    { path: '/mypage/point', page: 'my-point' },
    { path: '/mypage/pass', page: 'my-pass' },
    { path: '/bizpage/point', page: 'business-point' },
    { path: '/bizpage/settlement', page: 'settlement' },
    { path: '/bizpage/co-settlement', page: 'co-settlement' },
    { path: '/pass', page: 'pass' },
    { path: '/pass-purchase', page: 'pass-purchase' },
    { path: '/gift-purchase', page: 'gift-purchase' },
    { path: '/point', page: 'point' },
  ]);
});

test('the route table counts the rows that remotes bring, after those of the house', () => {
  const ofHouse = tableWith([]);
  const table = tableWith([
    { path: '/walks/:id', owner: 'mf-walks', page: 'walk', access: 'guardian', title: '산책' },
    { path: '/hospital', owner: 'mf-walks', page: 'walk', access: 'public', title: '산책' },
  ]);
  expect(routeAt('/walks/7')).toBeNull();
  readTableFrom(() => table);
  expect(routeAt('/walks/7')?.title).toBe('산책');
  expect(verdictAt('/walks/7')).toBe('login-required');
  expect(routeAt('/hospital')?.owner).toBe('mf-search');
  expect(rowsOf('mf-walks')).toContainEqual({ path: '/walks/:id', page: 'walk' });
  readTableFrom(() => ofHouse);
  expect(routeAt('/walks/7')).toBeNull();
});
