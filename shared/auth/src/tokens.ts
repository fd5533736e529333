import { sessionIdentitySchema, type Session, type SessionIdentity } from '@petcare/contracts';
import { safeParse } from 'valibot';

/** The two tokens of a login, as the server hands them out. */
export type Tokens = { token: string; refreshToken: string };

export const ACCESS_KEY = 'petcare.accessToken';
export const REFRESH_KEY = 'petcare.refreshToken';
/** There while the last session has ended by itself rather than by a logout. */
export const EXPIRED_KEY = 'petcare.sessionExpired';

/** The stored access token, or null. The browser only: it reads local storage. */
export function accessToken(): string | null {
  return localStorage.getItem(ACCESS_KEY);
}

export function refreshToken(): string | null {
  return localStorage.getItem(REFRESH_KEY);
}

export function writeTokens(tokens: Tokens): void {
  localStorage.setItem(REFRESH_KEY, tokens.refreshToken);
  localStorage.removeItem(EXPIRED_KEY);
  localStorage.setItem(ACCESS_KEY, tokens.token);
}

/** What another tab hears of is the access token: the mark stands or is gone before it goes. */
export function removeTokens(hasExpired = false): void {
  if (hasExpired) localStorage.setItem(EXPIRED_KEY, '1');
  else localStorage.removeItem(EXPIRED_KEY);
  localStorage.removeItem(ACCESS_KEY);
  localStorage.removeItem(REFRESH_KEY);
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

/** Who a token says is signed in, or null when it is no token of ours. The server alone checks the signature. */
export function identityOf(token: string): SessionIdentity | null {
  const parsed = safeParse(sessionIdentitySchema, claimsOf(token));
  return parsed.success ? parsed.output : null;
}

/** Whether a token's time is up at `now` (milliseconds since the epoch). */
export function isExpired(token: string, now: number = Date.now()): boolean {
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
  return { status: 'signed-in', identity };
}
