import { routes } from '../routes.ts';
import { routeAt } from '../route-table.ts';
import { wayUp } from './way-up.ts';

const upOf = (at: string) => {
  const [pathname = '', search = ''] = at.split('?');
  return wayUp({ pathname, search });
};

test.each([
  ['/', null],
  ['/hostpital-list', null],
  ['/search/map', null],
  ['/search/map/pharmacy', null],
  ['/nothing', null],
  ['/hospital?id=7', '/hostpital-list'],
  ['/hospital/medical-product?id=7', '/hospital?id=7'],
  ['/hospital/medical-product', '/hostpital-list'],
  ['/company/7', '/company-list'],
  ['/company/7/product', '/company/7'],
  ['/reservation?hospital=7', '/hospital?id=7'],
  ['/reservation?company=8', '/company?id=8'],
  ['/notice/7', '/notice'],
  ['/ask/7', '/ask'],
  ['/ask/7?board=pet-doctor', '/ask?tab=column'],
  ['/join-gate', '/login'],
  ['/community/mypet/4', '/community/mypet'],
  ['/community/mypet/4/edit', '/community/mypet/4'],
  ['/search/disease/1/result', '/search/disease/1'],
  ['/mypage/review/hospital', '/mypage/review'],
  ['/mypage/myinfo', '/mypage'],
  ['/bizpage/product-manage/service/11/edit', '/bizpage/product-manage/service/11'],
] as const)('from %s the way up leads to %s', (at, up) => {
  expect(upOf(at)).toBe(up);
});

/** Screens that a menu, the footer or the name of the site leads to: nothing is above them. */
const firstLevel = [
  ...['/', '/about', '/privacy', '/term', '/login', '/customer-voice', '/faq', '/notice', '/target'],
  ...['/search/medical', '/search/disease', '/search/map', '/search/map/pharmacy', '/search/company-map'],
  ...['/hostpital-list', '/pharmacy-list', '/company-list', '/hospital-reviews', '/pharmacy-reviews', '/company-reviews'],
  ...['/ask', '/community/marketplace', '/community/petcafe', '/community/mypet', '/community/contest'],
  ...['/favourites', '/mypage', '/bizpage', '/staff', '/pass', '/point'],
];

test('every other screen of the route table has a way up, to a screen of the table', () => {
  const screens = routes.filter(({ page }) => page !== null);
  const upward = screens.map(({ path, example = path }) => ({ path, up: upOf(example) }));
  expect(
    upward
      .filter(({ up }) => up === null)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...firstLevel].sort());
  for (const { path, up } of upward) if (up !== null) expect([path, routeAt(up.split('?')[0]!) !== undefined]).toEqual([path, true]);
});
