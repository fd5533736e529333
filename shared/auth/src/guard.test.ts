import { AccountType, type Access, type Session, type StaffRole } from '@petcare/contracts';
import { canOpen, safeNext } from './guard.ts';

const signedIn = (accountType: AccountType): Session => ({
  status: 'signed-in',
  identity: { userID: '1', accountType, socialType: 0, nickname: '보리', name: '김보호' },
});
const { NORMAL, HOSPITAL, PHARMARCY, COMPANY } = AccountType;

const opens: Record<Access, AccountType[]> = {
  public: [NORMAL, HOSPITAL, PHARMARCY, COMPANY],
  member: [NORMAL, HOSPITAL, PHARMARCY, COMPANY],
  guardian: [NORMAL],
  business: [HOSPITAL, PHARMARCY, COMPANY],
  hospital: [HOSPITAL],
  pharmacy: [PHARMARCY],
  company: [COMPANY],
  'hospital|company': [HOSPITAL, COMPANY],
};

describe.each(Object.entries(opens) as [Access, AccountType[]][])('canOpen for a page with access %s', (access, allowed) => {
  test.each([NORMAL, HOSPITAL, PHARMARCY, COMPANY])('returns the verdict for account type %i', (type) => {
    expect(canOpen(access, signedIn(type))).toBe(allowed.includes(type) ? 'allowed' : 'forbidden');
  });

  test.each(['anonymous', 'unknown'] as const)('returns the verdict for a session that is %s', (status) => {
    expect(canOpen(access, { status })).toBe(access === 'public' ? 'allowed' : 'login-required');
  });
});

test.each([
  ['/mypage/myinfo', '/mypage/myinfo'],
  ['/hospital?id=1#reviews', '/hospital?id=1#reviews'],
  [null, '/'],
  ['', '/'],
  ['https://evil.test/', '/'],
  ['//evil.test/', '/'],
  ['/\\evil.test', '/'],
  ['/ok\\..\\evil', '/'],
  ['javascript:alert(1)', '/'],
  ['/\n/evil.test', '/'],
  ['mypage', '/'],
])('the parameter next=%p is turned into the safe address %s', (next, target) => {
  expect(safeNext(next, '/')).toBe(target);
});

test.each<[Access, StaffRole | undefined, StaffRole, string]>([
  ['hospital|company', 'bookings', 'bookings', 'allowed'],
  ['hospital', 'all', 'bookings', 'forbidden'],
  ['hospital', 'all', 'all', 'allowed'],
  ['business', undefined, 'all', 'forbidden'],
  ['pharmacy', 'all', 'all', 'forbidden'],
  ['guardian', undefined, 'bookings', 'allowed'],
  ['member', undefined, 'bookings', 'allowed'],
])('a page for %s and staff %s is %s working for a hospital: %s', (access, staff, role, verdict) => {
  const workplace = { businessId: '5', accountType: HOSPITAL, name: '구로동물병원', role };
  expect(canOpen(access, { ...signedIn(NORMAL), workplace } as Session, staff)).toBe(verdict);
});
