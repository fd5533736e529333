import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/settings.ts';

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const LONGEST = 255;

type Settings = Pick<SiteSettings, 'siteUrl'>;

/**
 * True where the visitor came by https, as the site's address, the connection or any proxy says: it marks cookies as
 * Secure, so whoever says so without one harms their own alone.
 */
export function isSecure({ protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>, { siteUrl }: Settings): boolean {
  return siteUrl?.startsWith('https:') || protocol === 'https' || headers['x-forwarded-proto'] === 'https';
}

/**
 * The address of the site, without a slash at its end: its own, or the one that it was asked under, by the connection or a
 * trusted proxy. It is written into pages for everybody: what is no host is not.
 */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, settings: Settings): string {
  if (settings.siteUrl) return settings.siteUrl;
  const { host } = request;
  const name = host.length <= LONGEST && HOST.test(host) ? host.toLowerCase() : 'localhost';
  return `${request.protocol}://${name}`;
}
