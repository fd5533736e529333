import { AccountType, type Access, type Session, type StaffRole } from '@petcare/contracts';

/** The answer of the route table's access to a session: come in, log in first, or not with this account. */
export type Verdict = 'allowed' | 'login-required' | 'forbidden';

const allowedTypes: Record<Access, readonly AccountType[]> = {
  public: Object.values(AccountType),
  member: Object.values(AccountType),
  guardian: [AccountType.NORMAL],
  business: [AccountType.HOSPITAL, AccountType.PHARMARCY, AccountType.COMPANY],
  hospital: [AccountType.HOSPITAL],
  pharmacy: [AccountType.PHARMARCY],
  company: [AccountType.COMPANY],
  'hospital|company': [AccountType.HOSPITAL, AccountType.COMPANY],
};

/** The account types that a page is for. */
export function accountTypesFor(access: Access): readonly AccountType[] {
  return allowedTypes[access];
}

/**
 * The verdict on a session that would open a page, of which `staff` names the business's staff to whom it is open, too. Somebody who works
 * for a business finds its pages in the place of their own. The server decides again on every call.
 */
export function canOpen(access: Access, session: Session, staff?: StaffRole): Verdict {
  if (access === 'public') return 'allowed';
  if (session.status !== 'signed-in') return 'login-required';
  const { identity, workplace } = session;
  const types = allowedTypes[access];
  const isFor = (accountType: AccountType) => types.includes(accountType);
  if (!workplace || isFor(AccountType.NORMAL)) return isFor(identity.accountType) ? 'allowed' : 'forbidden';
  return isFor(workplace.accountType) && (staff === 'bookings' || staff === workplace.role) ? 'allowed' : 'forbidden';
}

/**
 * The address to go on to after a login: the `next` that was asked for when it
 * lies on this site, else `fallback`. Anything that could lead elsewhere
 * (another origin, `//host`, `\`) is dropped.
 */
export function safeNext(next: string | null, fallback: string): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\u0000-\u001f]/.test(next)) return fallback;
  return next;
}
