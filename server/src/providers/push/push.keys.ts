import type { LookupFunction } from 'node:net';
import { allOrNone, type Environment } from '../environment.ts';

/** The site's own pair of keys (VAPID, RFC 8292), both base64url, and where push services reach its operator: `mailto:` or `https:`. */
export type PushKeys = {
  publicKey: string;
  privateKey: string;
  subject: string;
  /** The way to push services that are not on the internet, and the certificate of who vouches for them: in tests. */
  network?: { lookup: LookupFunction; ca: string };
};

export function readPushKeys(env: Environment): PushKeys | null {
  const given = allOrNone(env, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT');
  return given && { publicKey: given.VAPID_PUBLIC_KEY, privateKey: given.VAPID_PRIVATE_KEY, subject: given.VAPID_SUBJECT };
}
