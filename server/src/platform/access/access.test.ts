import { AccountType, SocialType, type Session, type Viewer } from '../session/viewer.ts';
import { refusalOf, requireAccess, signedInViewer, type Access } from './access.ts';

const viewer: Viewer = {
  id: 1,
  accountType: AccountType.guardian,
  socialType: SocialType.account,
  nickname: 'n',
  name: 'n',
  sessionId: 's',
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
  expect(refusalOf(access, { session })?.code ?? null).toBe(code);
});

test('the viewer of a call that is not public is there', () => {
  expect(signedInViewer({ session: as('guardian') })).toEqual(viewer);
  expect(() => signedInViewer({ session: anonymous })).toThrow('declared public');
});

test('a narrower audience than the declared one is required by hand', () => {
  expect(requireAccess('guardian', { session: as('guardian') })).toEqual(viewer);
  expect(() => requireAccess('hospital', { session: as('guardian') })).toThrow();
});
