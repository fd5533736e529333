import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../platform/http/origin.ts';

/** As long as somebody may take to fill in the form of joining after the log-in. */
const SECONDS = 60 * 60;

/** Of a request or a GraphQL context. */
type CookieRequest = Pick<FastifyRequest, 'protocol' | 'host'> & { cookie: string | undefined };

export function askedBy({ protocol, host, headers: { cookie } }: FastifyRequest): CookieRequest {
  return { protocol, host, cookie };
}

/** A browser takes a `__Host-` cookie from this very host only, by HTTPS: no neighbour below the same domain can put one there. */
function nameOf(asked: CookieRequest, publicUrl: string | null): '__Host-petcare_social' | 'petcare_social' {
  return originOf(asked, publicUrl).startsWith('https:') ? '__Host-petcare_social' : 'petcare_social';
}

/** The browser that a social log-in belongs to, by the `cookie` header; empty when it has begun none. */
export function browserOf(asked: CookieRequest, publicUrl: string | null): string {
  const name = nameOf(asked, publicUrl);
  const found = (asked.cookie ?? '').split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return /^[\w-]{43}$/.exec(found?.slice(name.length + 1) ?? '')?.[0] ?? '';
}

/** The same browser as before, or a new one, with the header that makes it last. */
export function rememberBrowser(asked: CookieRequest, publicUrl: string | null): { browser: string; setCookie: string } {
  const name = nameOf(asked, publicUrl);
  const browser = browserOf(asked, publicUrl) || randomBytes(32).toString('base64url');
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  return { browser, setCookie: `${name}=${browser}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}` };
}
