import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalRequest } from '../http/local-request.ts';
import { isSecure } from '../http/site-origin.ts';
import type { SiteSettings } from '../settings/settings.ts';

/** The parts of a request that decide which releases it gets. */
export type MixRequest = {
  /** By name, decoded. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** Path and query; the host means nothing. */
  url: URL;
  /** True when it was made on this machine, on a site where that makes a tester (`hasLocalTesters`). */
  isLocal: boolean;
  /** True when the visitor came by https. */
  isSecure: boolean;
};

/** A cookie to set with the answer. */
export type MixCookie = { name: string; value: string; options: CookieSerializeOptions };

/** The parts of a request for this address that decide its releases. */
export function mixRequestOf(request: FastifyRequest, url: URL, settings: SiteSettings): MixRequest {
  return { cookies: request.cookies, url, isLocal: isLocalRequest(request, settings), isSecure: isSecure(request, settings) };
}

/** Set these cookies with the answer. */
export function setCookies(reply: FastifyReply, cookies: readonly MixCookie[]): void {
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
}
