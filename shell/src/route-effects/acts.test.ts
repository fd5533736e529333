import { noteAct, orderByActs } from './acts.ts';

const orderOf = (act: string) => document.documentElement.style.getPropertyValue(`--act-${act}`);
const kept = () => localStorage.getItem('petcare.acts');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

test.each([
  ['/hostpital-list', 'hospitals'],
  ['/hospital', 'hospitals'],
  ['/search/map/pharmacy', 'hospitals'],
  ['/company/7', 'hospitals'],
  ['/reservation/finished', 'hospitals'],
  ['/hospital-reviews', 'reviews'],
  ['/search/medical/result', 'fee'],
  ['/hospital/medical-product', 'fee'],
  ['/ask/12', 'columns'],
  ['/community/petcafe/3', 'posts'],
])('%s has more of it in the part %s', (path, act) => {
  noteAct(path);
  expect(document.documentElement.hasAttribute('style')).toBe(false);
  orderByActs();
  expect([kept(), orderOf(act)]).toEqual([act, '-1']);
});

test.each(['/', '/mypage/point', '/login', '/notice/3'])('%s keeps nothing', (path) => {
  noteAct(path);
  expect(kept()).toBeNull();
});

test('the last act leads, each counts once, and what another hand has written is left out', () => {
  localStorage.setItem('petcare.acts', 'fee <b> posts');
  noteAct('/ask');
  noteAct('/community/mypet');
  orderByActs();
  expect(kept()).toBe('posts columns fee');
  expect(['posts', 'columns', 'fee', 'reviews'].map(orderOf)).toEqual(['-3', '-2', '-1', '']);
});
