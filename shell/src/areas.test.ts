import { AccountType, type Session } from '@petcare/contracts';
import { areaMenuAt, areaMenuOf, entryAt, workplaceMenu } from './areas.ts';
import { readTableFrom, tableWith } from './route-table.ts';
import { routes } from './routes.ts';

const as = (accountType: AccountType): Session => ({
  status: 'signed-in',
  identity: { userID: '1', accountType, socialType: 0, nickname: '초코', name: '김하늘' },
});
const labelsOf = (accountType: AccountType) => areaMenuOf(accountType).entries.map(({ label }) => label);

test.each([
  [AccountType.NORMAL, '마이페이지', '홈', '1:1 문의'],
  [AccountType.HOSPITAL, '비즈페이지', '홈', '찜한 곳'],
  [AccountType.PHARMARCY, '비즈페이지', '홈', '찜한 곳'],
  [AccountType.COMPANY, '비즈페이지', '홈', '찜한 곳'],
] as const)('account type %i gets the menu %s, from %s to %s', (accountType, title, first, last) => {
  expect(areaMenuOf(accountType).title).toBe(title);
  expect([labelsOf(accountType).at(0), labelsOf(accountType).at(-1)]).toEqual([first, last]);
});

test('the menu lists only pages that the account type may open', () => {
  expect(labelsOf(AccountType.PHARMARCY)).not.toContain('예약 관리');
  expect(labelsOf(AccountType.COMPANY)).not.toContain('수의사 칼럼');
  expect(labelsOf(AccountType.HOSPITAL)).toContain('수의사 칼럼');
});

test.each(Object.values(AccountType))('the menu uses each label once in the menu of account type %i', (accountType) => {
  expect(new Set(labelsOf(accountType)).size).toBe(labelsOf(accountType).length);
});

test('the menu chooses the menu of a page in both areas by the account type', () => {
  expect(areaMenuAt('/mypage/myinfo', as(AccountType.NORMAL))).toBe(areaMenuOf(AccountType.NORMAL));
  expect(areaMenuAt('/mypage/myinfo', as(AccountType.COMPANY))).toBe(areaMenuOf(AccountType.COMPANY));
});

test.each([
  ['outside the areas', '/point', as(AccountType.NORMAL)],
  ['for an account that may not open the page', '/bizpage/hospital', as(AccountType.NORMAL)],
  ['for a visitor', '/mypage/myinfo', { status: 'anonymous' }],
] as const)('no menu is shown %s', (_where, path, session) => {
  expect(areaMenuAt(path, session)).toBeNull();
});

test('the menu shows a menu before the session is known only where one account type may open the page', () => {
  const unknown = { status: 'unknown' } as const;
  expect(areaMenuAt('/mypage/mypet', unknown)).toBe(areaMenuOf(AccountType.NORMAL));
  expect(areaMenuAt('/bizpage/settlement', unknown)).toBe(areaMenuOf(AccountType.HOSPITAL));
  expect(areaMenuAt('/bizpage/marketing', unknown)).toBe('unknown');
  expect(areaMenuAt('/mypage/myinfo', unknown)).toBe('unknown');
});

test.each([
  ['/mypage/review', '내 리뷰'],
  ['/mypage/review/hospital', '내 리뷰'],
  ['/bizpage/hospital', '병원 정보'],
  ['/bizpage/hospital-review', '리뷰 관리'],
  ['/bizpage/product-manage/service/3/edit', '상품 관리'],
  ['/bizpage', '홈'],
  ['/mypage', '홈'],
])('the map of menus maps %s to the menu entry %s', (path, label) => {
  const menu = path.startsWith('/mypage') ? areaMenuOf(AccountType.NORMAL) : areaMenuOf(AccountType.HOSPITAL);
  expect(entryAt(menu, path)?.label).toBe(label);
});

test('the route table gives menu entries only to routes in an area', () => {
  expect(routes.filter(({ area, menu }) => menu && !area)).toEqual([]);
});

test('the route table puts the entry of a row that a remote brings into the menu', () => {
  const menu = { label: '내 산책', icon: 'paw', order: 99 };
  const own = tableWith([
    { path: '/walks/mine', owner: 'mf-walks', page: 'mine', access: 'guardian', title: '내 산책', area: 'mypage', menu },
  ]);
  readTableFrom(() => own);
  expect(areaMenuOf(AccountType.NORMAL).entries.at(-1)).toEqual({ to: '/walks/mine', label: '내 산책', icon: 'paw' });
  expect(areaMenuAt('/walks/mine', as(AccountType.NORMAL))).toBe(areaMenuOf(AccountType.NORMAL));
  const ofHouse = tableWith([]);
  readTableFrom(() => ofHouse);
  expect(labelsOf(AccountType.NORMAL)).not.toContain('내 산책');
});

test('the menu offers staff the pages of their role at the business, and their own elsewhere', () => {
  const at = (role: 'bookings' | 'all', accountType: 1 | 2 | 3 = 1) => ({ businessId: '5', accountType, name: '구로동물병원', role });
  const labels = (...given: Parameters<typeof at>) => workplaceMenu(at(...given)).entries.map(({ label }) => label);
  expect(labels('bookings')).toEqual(['홈', '예약 관리', '일하는 곳']);
  expect(labels('all')).toEqual(['홈', '병원 정보', '예약 관리', '상품 관리', '리뷰 관리', '정산', '마케팅 통계', '포인트', '일하는 곳']);
  expect(labels('bookings', 2)).toEqual(['홈', '일하는 곳']);
  const session = { ...as(AccountType.NORMAL), workplace: at('bookings') } as Session;
  expect(areaMenuAt('/bizpage/reservation', session)).toMatchObject({ title: '구로동물병원' });
  expect(areaMenuAt('/bizpage/hospital', session)).toBeNull();
  expect(areaMenuAt('/mypage/mypet', session)).toBe(areaMenuOf(AccountType.NORMAL));
});
