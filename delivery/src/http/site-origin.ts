import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const LONGEST = 255;

/** Whether the visitor came by https, to this process or to the proxy before it. */
export function isSecure({ protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>): boolean {
  return protocol === 'https' || headers['x-forwarded-proto'] === 'https';
}

/** The address that the site was asked under, without a slash at its end. What is no host is written into no page. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>): string {
  const { host } = request;
  const name = host.length <= LONGEST && HOST.test(host) ? host.toLowerCase() : 'localhost';
  return `${isSecure(request) ? 'https' : 'http'}://${name}`;
}
