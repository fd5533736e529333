import { clearTokens, storeTokens } from '@petcare/auth';
import type { SessionIdentity } from '@petcare/contracts';

const encode = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');

/** Sign somebody in for a test: a token of the right form (the browser checks no signature). `null` signs out. */
export function signIn(identity: Partial<SessionIdentity> | null): void {
  if (!identity) {
    clearTokens();
    return;
  }
  const claims = { userID: '1', accountType: 0, socialType: 0, nickname: '보리아빠', name: '김보호', ...identity, exp: 4_102_444_800 };
  storeTokens({ token: `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`, refreshToken: 'refresh' });
}
