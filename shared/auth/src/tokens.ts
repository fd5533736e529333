import { sessionIdentitySchema, type Session, type SessionIdentity } from '@petcare/contracts';
import { createStoredText } from '@petcare/storage';
import { safeParse } from 'valibot';
import { siteNow } from './site-clock.ts';
import { workplaceOf } from './workplace.ts';

/** The two tokens of a login, as the server hands them out. */
export type Tokens = { token: string; refreshToken: string };

const access = createStoredText({ key: 'petcare.accessToken', where: 'device' });
const refresh = createStoredText({ key: 'petcare.refreshToken', where: 'device' });
/** There while the last session has ended by itself rather than by a logout. */
const expired = createStoredText({ key: 'petcare.sessionExpired', where: 'device' });
/** There from the beginning of a logout until the next login. */
const left = createStoredText({ key: 'petcare.sessionLeft', where: 'device' });

/** The stored access token, or null. The browser only. */
export function accessToken(): string | null {
  return access.read();
}

export function refreshToken(): string | null {
  return refresh.read();
}

/** True when the last session has ended and nobody had logged out of it: of both ends of one session the logout counts. */
export function hasExpired(): boolean {
  return expired.read() !== null && left.read() === null;
}

/**
 * Say in every tab that somebody is logging out, before the server is asked: a tab whose call the server refuses from then on has
 * been logged out too, and no session of it has expired.
 */
export function announceLogout(): void {
  left.write('1');
}

/** The tokens come before the marks go, since another tab reads what there is after each of the four. */
export function writeTokens(tokens: Tokens): void {
  refresh.write(tokens.refreshToken);
  access.write(tokens.token);
  expired.remove();
  left.remove();
}

/** The mark stands before the access token goes, since another tab reads what there is after each of them. */
export function removeTokens({ asExpired = false } = {}): void {
  if (asExpired) {
    expired.write('1');
  } else {
    announceLogout();
    expired.remove();
  }
  access.remove();
  refresh.remove();
}

function claimsOf(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** The person whom a token names, or null when it is no token of ours. The server alone checks the signature. */
export function identityOf(token: string): SessionIdentity | null {
  const parsed = safeParse(sessionIdentitySchema, claimsOf(token));
  return parsed.success ? parsed.output : null;
}

/** True when a token's time is up at `now` (milliseconds since the epoch, by the site's clock). */
export function isExpired(token: string, now: number = siteNow()): boolean {
  const claims = claimsOf(token);
  const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
  return typeof exp === 'number' && exp * 1000 <= now;
}

/**
 * The session that the stored tokens make. An access token whose time is up
 * still names the person: the refresh token renews it at the next call.
 */
export function storedSession(): Session {
  const token = accessToken();
  const identity = token ? identityOf(token) : null;
  if (!token || !identity || (isExpired(token) && !refreshToken())) return { status: 'anonymous' };
  const workplace = workplaceOf(identity.userID);
  return { status: 'signed-in', identity, ...(workplace && { workplace }) };
}
