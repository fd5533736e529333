import { randomBytes } from 'node:crypto';

const COOKIE = /(?:^|; )petcare_social=([\w-]{43})(?:;|$)/;
/** As long as somebody may take to fill in the form of joining after the log-in. */
const SECONDS = 60 * 60;

/** The browser that a social log-in belongs to, by the `cookie` header; empty when it has begun none. */
export function browserOf(cookie: string | undefined): string {
  return COOKIE.exec(cookie ?? '')?.[1] ?? '';
}

/** The same browser as before, or a new one, with the header that makes it last. */
export function rememberBrowser(cookie: string | undefined, isSecure: boolean): { browser: string; setCookie: string } {
  const browser = browserOf(cookie) || randomBytes(32).toString('base64url');
  const secure = isSecure ? '; Secure' : '';
  return { browser, setCookie: `petcare_social=${browser}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}` };
}
