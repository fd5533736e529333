import { expiredToken, noAccessPermission, noAccessToken, type AppError } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { AccountType, Session, Viewer } from '../session/viewer.ts';

/** `member` is every signed-in account, `business` the three kinds that have a listing; the others are what they say. */
export type Audience = 'public' | 'member' | 'guardian' | 'hospital' | 'pharmacy' | 'company' | 'business';

/** Who may make a call, as its route or field declares it: one audience, or whoever is in one of several. */
export type Access = Audience | readonly Audience[];

/** What the root fields of an operation come to for its caller: null when they may ask for it, else why not. */
export type Verdicts = ReadonlyMap<string, AppError | null>;

type Caller = { session: Session };

const audiencesOf: Record<AccountType, readonly Audience[]> = {
  0: ['member', 'guardian'],
  1: ['member', 'business', 'hospital'],
  2: ['member', 'business', 'pharmacy'],
  3: ['member', 'business', 'company'],
};

/** Why a caller may not make a call that is declared so; null when they may. Every call, REST or GraphQL, is decided here. */
export function refusalOf(access: Access, { session }: Caller): AppError | null {
  const audiences: readonly Audience[] = typeof access === 'string' ? [access] : access;
  if (audiences.includes('public')) return null;
  if (session.status === 'expired') return expiredToken;
  if (session.status === 'anonymous') return noAccessToken;
  const own = audiencesOf[session.viewer.accountType];
  return audiences.some((audience) => own.includes(audience)) ? null : noAccessPermission;
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
export function requireAccess(access: Exclude<Access, 'public'>, caller: Caller): Viewer {
  const refusal = refusalOf(access, caller);
  if (refusal) throw new ExpectedError(refusal);
  return signedInViewer(caller);
}
