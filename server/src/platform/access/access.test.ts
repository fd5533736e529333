import { AccountType, SocialType, type Session, type StaffRole, type Viewer } from '../session/viewer.ts';
import { holdsRightsOf, refusalOf, requireAccess, sessionFor, signedInViewer, type Access } from './access.ts';

const viewer: Viewer = {
  id: 1,
  accountType: AccountType.guardian,
  socialType: SocialType.account,
  nickname: 'n',
  name: 'n',
  sessionId: 's',
  awaitsApproval: false,
};
const as = (kind: keyof typeof AccountType): Session => ({ status: 'signed-in', viewer: { ...viewer, accountType: AccountType[kind] } });
const anonymous: Session = { status: 'anonymous' };
const expired: Session = { status: 'expired' };

test.each<[Access, Session, string | null]>([
  ['public', anonymous, null],
  ['public', expired, null],
  ['member', anonymous, 'NO_ACCESS_TOKEN'],
  ['member', expired, 'EXPIRED_TOKEN'],
  ['member', as('guardian'), null],
  ['guardian', as('guardian'), null],
  ['guardian', as('hospital'), 'NO_ACCESS_PERMISSION'],
  ['hospital', as('guardian'), 'NO_ACCESS_PERMISSION'],
  ['hospital', expired, 'EXPIRED_TOKEN'],
  ['business', as('pharmacy'), null],
  ['business', as('guardian'), 'NO_ACCESS_PERMISSION'],
  [['guardian', 'company'], as('company'), null],
  [['guardian', 'company'], as('hospital'), 'NO_ACCESS_PERMISSION'],
])('a call for %j answers %j with %s', (access, session, code) => {
  expect(refusalOf({ access }, { session })?.code ?? null).toBe(code);
});

test.each<[Access, boolean, string | null]>([
  ['member', false, null],
  ['hospital', false, '가입 신청이 승인되면 이용할 수 있어요.'],
  ['business', false, '가입 신청이 승인되면 이용할 수 있어요.'],
  [['guardian', 'hospital'], false, '가입 신청이 승인되면 이용할 수 있어요.'],
  [['member', 'hospital'], false, null],
  ['hospital', true, null],
  ['pharmacy', true, '이용할 수 있는 권한이 없어요.'],
])('a hospital that waits for approval calls for %j (whileWaiting %s): %s', (access, whileWaiting, message) => {
  const waiting = { ...viewer, accountType: AccountType.hospital, awaitsApproval: true };
  expect(refusalOf({ access, whileWaiting }, { session: { status: 'signed-in', viewer: waiting } })?.message ?? null).toBe(message);
  expect(holdsRightsOf(access, waiting)).toBe([access].flat().includes('member'));
});

const ofHospital = (role: StaffRole): Viewer => ({
  ...viewer,
  id: 9,
  accountType: AccountType.hospital,
  staff: { accountId: 1, businessId: 5, role },
});

test.each<[Access, StaffRole | undefined, StaffRole | null, string | null]>([
  ['hospital', 'bookings', 'bookings', null],
  ['hospital', 'bookings', 'all', null],
  ['hospital', 'all', 'all', null],
  ['hospital', 'all', 'bookings', 'NO_ACCESS_PERMISSION'],
  ['hospital', undefined, 'all', 'NO_ACCESS_PERMISSION'],
  ['pharmacy', 'all', 'all', 'NO_ACCESS_PERMISSION'],
  ['hospital', 'bookings', null, 'NOT_STAFF'],
  ['hospital', undefined, null, 'NO_ACCESS_PERMISSION'],
  ['guardian', undefined, 'all', null],
  ['public', 'all', null, null],
])('a call for %j that takes staff %s answers a guardian who is staff of a hospital as %s with %s', (access, staff, role, code) => {
  const session: Session = { status: 'signed-in', viewer, acting: role && ofHospital(role) };
  const declared = { access, staff };
  const refusal = refusalOf(declared, { session });
  expect(refusal?.code ?? null).toBe(code);
  const taken = sessionFor(declared, session);
  expect(refusalOf(declared, { session: taken })).toEqual(refusal);
  if (!refusal) expect(signedInViewer({ session: taken }).id).toBe(staff && role ? 9 : 1);
});

test('the viewer of a call that is not public is there', () => {
  expect(signedInViewer({ session: as('guardian') })).toEqual(viewer);
  expect(() => signedInViewer({ session: anonymous })).toThrow('declared public');
});

test('a narrower audience than the declared one is required by hand', () => {
  expect(requireAccess({ access: 'guardian' }, { session: as('guardian') })).toEqual(viewer);
  expect(() => requireAccess({ access: 'hospital' }, { session: as('guardian') })).toThrow();
});
