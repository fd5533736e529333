import { expiredToken, noAccessPermission, noAccessToken } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { AccountType, Session, Viewer } from './viewer.ts';

/** For routes (`request`) and resolvers (`context`): the signed-in viewer, or 401. */
export function requireViewer({ session }: { session: Session }): Viewer {
  if (session.status === 'signed-in') return session.viewer;
  throw new ExpectedError(session.status === 'expired' ? expiredToken : noAccessToken);
}

/** As `requireViewer`, and only these account types; others get 403. */
export function requireAccountType(holder: { session: Session }, ...allowed: AccountType[]): Viewer {
  const viewer = requireViewer(holder);
  if (!allowed.includes(viewer.accountType)) throw new ExpectedError(noAccessPermission);
  return viewer;
}

/** The viewer of a public call that only adds something for signed-in people. */
export function viewerOf({ session }: { session: Session }): Viewer | undefined {
  return session.status === 'signed-in' ? session.viewer : undefined;
}
