import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/settings.ts';

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const LONGEST = 255;

type Settings = Pick<SiteSettings, 'siteUrl'>;

/** True where the visitor came by https: by the address that the site has, else as the connection or a trusted proxy says. */
export function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>, { siteUrl }: Settings): boolean {
  return siteUrl ? siteUrl.startsWith('https:') : protocol === 'https';
}

/**
 * The address of the site, without a slash at its end: its own, or the one that it was asked under. What is no host is
 * written into no page.
 */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, settings: Settings): string {
  if (settings.siteUrl) return settings.siteUrl;
  const { host } = request;
  const name = host.length <= LONGEST && HOST.test(host) ? host.toLowerCase() : 'localhost';
  return `${isSecure(request, settings) ? 'https' : 'http'}://${name}`;
}
