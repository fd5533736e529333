import { opens, TESTER } from '../keys/keys.policy.ts';
import type { StoredKey } from '../keys/keys.sql.ts';
import type { MixCookie, MixRequest } from './request.ts';

const COOKIE = 'petcare-tester';
const DAYS = 30;

/** The decision whether a request comes from a tester, and the cookie that says so from now on, when its address has shown the key. */
export type TesterDecision = { isTester: boolean; cookie: MixCookie | null };

/**
 * A tester is known by the key in the address (`?tester=KEY`), by the cookie that keeps it, or because the site of
 * this machine is opened on it. `keys` are those that are not revoked.
 */
export function testerOf({ url, isLocal, cookies, isSecure }: MixRequest, keys: readonly StoredKey[]): TesterDecision {
  if (isLocal) return { isTester: true, cookie: null };
  const given = url.searchParams.get('tester');
  if (given === null) return { isTester: opens(keys, TESTER, cookies[COOKIE] ?? ''), cookie: null };
  if (!opens(keys, TESTER, given)) return { isTester: false, cookie: null };
  const options = { path: '/', maxAge: DAYS * 86_400, httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return { isTester: true, cookie: { name: COOKIE, value: given, options } };
}
