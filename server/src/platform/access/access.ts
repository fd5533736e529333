import {
  accountBlocked,
  awaitsApproval,
  expiredToken,
  noAccessPermission,
  noAccessToken,
  notFound,
  notStaff,
  secondFactorNeeded,
  type AppError,
} from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { AccountType, Session, StaffRole, Viewer } from '../session/viewer.ts';

/**
 * `member` is every signed-in account, `business` the three kinds that have a listing; the others are what they say.
 * A business is in none but `member` before an operator has approved it.
 */
export type Audience = 'public' | 'member' | 'guardian' | 'hospital' | 'pharmacy' | 'company' | 'business' | OperatorAudience;

/** `operator` has passed the second factor, `named-operator` need not have. For everybody else there is nothing at such a route. */
export type OperatorAudience = 'operator' | 'named-operator';

/** The audience of a call, as its route or field declares it: one, or whoever is in one of several. */
export type Access = Audience | readonly Audience[];

/** The verdicts on the root fields of an operation for its caller: null when they may ask for one, else the refusal. */
export type Verdicts = ReadonlyMap<string, AppError | null>;

/** The declaration of a route or field: who may make its call. */
export type AccessDeclaration = {
  access: Access;
  /** Businesses may make it before they are approved, too: for what nobody else sees until then. */
  whileWaiting?: boolean | undefined;
  /** It says something to others, which an account that an operator has blocked may not until its block ends. */
  speaks?: boolean | undefined;
  /** Staff of a business may make it for the business, in this role or a wider one; left out of what only its owner does. */
  staff?: StaffRole | undefined;
};

type Caller = { session: Session };

const audiencesOf: Record<AccountType, readonly Audience[]> = {
  0: ['member', 'guardian'],
  1: ['member', 'business', 'hospital'],
  2: ['member', 'business', 'pharmacy'],
  3: ['member', 'business', 'company'],
};

/** The reason why a caller may not make a call that is declared so; null when they may. Every call, REST or GraphQL, is decided here. */
export function refusalOf(declared: AccessDeclaration, caller: Caller): AppError | null {
  const { access, whileWaiting, speaks } = declared;
  const audiences: readonly Audience[] = typeof access === 'string' ? [access] : access;
  if (audiences.includes('public')) return null;
  const session = sessionFor(declared, caller.session);
  if (session.status === 'expired') return expiredToken;
  if (isForOperators(access)) return refusalOfOperator(audiences, session);
  if (session.status === 'anonymous') return noAccessToken;
  if (declared.staff && session.acting === null) return notStaff;
  if (!isForRole(declared, session.viewer)) return noAccessPermission;
  if (!isInOneOf(audiences, session.viewer)) return noAccessPermission;
  if (!whileWaiting && !holdsRightsOf(audiences, session.viewer)) return awaitsApproval;
  return speaks && session.viewer.block ? accountBlocked(session.viewer.block) : null;
}

/** Of a route that is for operators alone. */
export function isForOperators(access: Access): boolean {
  return [access].flat().every((audience) => audience === 'operator' || audience === 'named-operator');
}

function refusalOfOperator(audiences: readonly Audience[], session: Session): AppError | null {
  const standing = session.status === 'signed-in' ? (session.operator ?? 'none') : 'none';
  if (standing === 'none') return notFound();
  return standing === 'open' || audiences.includes('named-operator') ? null : secondFactorNeeded;
}

/**
 * The session as which a call is made: the business's, where its staff may make it and the caller says for which business
 * they do. Every other call they make as themselves.
 */
export function sessionFor({ staff }: AccessDeclaration, session: Session): Session {
  if (!staff || session.status !== 'signed-in' || !session.acting) return session;
  return { status: 'signed-in', viewer: session.acting };
}

const rolesFor: Record<StaffRole, readonly StaffRole[]> = { bookings: ['bookings', 'all'], all: ['all'] };

/** True when somebody in the one role may do what takes the other. */
export function coversRole(role: StaffRole, needed: StaffRole): boolean {
  return rolesFor[needed].includes(role);
}

function isForRole({ staff: needed }: AccessDeclaration, { staff }: Viewer): boolean {
  return !staff || (needed !== undefined && coversRole(staff.role, needed));
}

/** For verbs of which only a part is for a narrower audience than their calls are: whether the viewer is in one of these, approved. */
export function holdsRightsOf(access: Access, viewer: Viewer): boolean {
  const audiences: readonly Audience[] = typeof access === 'string' ? [access] : access;
  return viewer.awaitsApproval ? audiences.includes('member') : isInOneOf(audiences, viewer);
}

function isInOneOf(audiences: readonly Audience[], { accountType }: Viewer): boolean {
  return audiences.some((audience) => audiencesOf[accountType].includes(audience));
}

/** The caller of a call that is declared for others than the public: they are signed in, or the call would have been refused. */
export function signedInViewer({ session }: Caller): Viewer {
  if (session.status === 'signed-in') return session.viewer;
  throw new Error('This call is declared public, so it may have no signed-in viewer');
}

/** The viewer of a public call that only adds something for signed-in people. */
export function viewerOf({ session }: Caller): Viewer | undefined {
  return session.status === 'signed-in' ? session.viewer : undefined;
}

/** For a public call that with certain arguments is for a narrower audience: its viewer, or the refusal is thrown. */
export function requireAccess(declared: AccessDeclaration, caller: Caller): Viewer {
  const refusal = refusalOf(declared, caller);
  if (refusal) throw new ExpectedError(refusal);
  return signedInViewer(caller);
}
