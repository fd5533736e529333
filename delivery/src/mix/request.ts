import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../http/site-origin.ts';

/** What a request says that decides which releases it gets. */
export type MixRequest = {
  /** By name, decoded. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** Path and query; the host means nothing. */
  url: URL;
  /** As the Host header has it, with its port. */
  host: string;
  /** Whether the visitor came by https. */
  isSecure: boolean;
};

/** A cookie to set with the answer. */
export type MixCookie = { name: string; value: string; options: CookieSerializeOptions };

/** What is decided from of a request for this address. */
export function mixRequestOf(request: Pick<FastifyRequest, 'cookies' | 'headers' | 'protocol'>, url: URL): MixRequest {
  return { cookies: request.cookies, url, host: request.headers.host ?? '', isSecure: isSecure(request) };
}

/** Set these cookies with the answer. */
export function setCookies(reply: FastifyReply, cookies: readonly MixCookie[]): void {
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
}
