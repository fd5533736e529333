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
  ['/community/mypet/4', '/community/mypet'],
  ['/community/mypet/4/edit', '/community/mypet/4'],
  ['/search/disease/1/result', '/search/disease/1'],
  ['/mypage/review/hospital', '/mypage/review'],
  ['/mypage/myinfo', '/mypage'],
  ['/bizpage/product-manage/service/11/edit', '/bizpage/product-manage/service/11'],
] as const)('from %s the way up leads to %s', (at, up) => {
  expect(upOf(at)).toBe(up);
});
