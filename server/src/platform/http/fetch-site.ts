import type { FastifyRequest } from 'fastify';

/** True when a page of another site has made the browser ask: browsers say so themselves, and programs say nothing. */
export function isFromOtherSite({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
}
