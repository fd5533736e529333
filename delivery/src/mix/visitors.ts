import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MixCookie, MixRequest } from './request.ts';

const COOKIE = 'petcare-visitor';
const DAYS = 30;
const TOKEN = /^([0-9a-f]{32})\.([\w-]{22})$/;

// Ids are signed, so that reports can't come from visitors whom nobody has served.
const signatureOf = (secret: string, id: string) => createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url').slice(0, 22);

/**
 * The visitor that this request's cookie names; null when it has none or one that was not signed with this secret.
 * Without a secret each is believed: for what does nobody harm.
 */
export function knownVisitor(cookies: MixRequest['cookies'], secret: string | null): string | null {
  const [, id, signature] = TOKEN.exec(cookies[COOKIE] ?? '') ?? [];
  if (!id || !signature) return null;
  if (secret === null) return id;
  return timingSafeEqual(new TextEncoder().encode(signature), new TextEncoder().encode(signatureOf(secret, id))) ? id : null;
}

/** A new visitor, and the cookie that names them from now on. Only browsers that have to be told apart, because a canary or a switch is on for some of them, get one. */
export function newVisitor(secret: string, { isSecure }: Pick<MixRequest, 'isSecure'>): { visitor: string; cookie: MixCookie } {
  const id = randomBytes(16).toString('hex');
  const options = { path: '/', maxAge: DAYS * 86_400, httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return { visitor: id, cookie: { name: COOKIE, value: `${id}.${signatureOf(secret, id)}`, options } };
}
