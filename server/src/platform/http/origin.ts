import type { FastifyRequest } from 'fastify';

/** The site's address as this visitor sees it, without a slash at its end. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  const url = `${request.protocol}://${request.host}`;
  // As browsers write it: a default port is left out.
  return URL.canParse(url) ? new URL(url).origin : url;
}
