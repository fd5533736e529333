import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const LONGEST = 255;

/** The address that the site was asked under, without a slash at its end. What is no host is written into no page. */
export function originOf({ protocol, host, headers }: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>): string {
  const secure = protocol === 'https' || headers['x-forwarded-proto'] === 'https';
  const name = host.length <= LONGEST && HOST.test(host) ? host.toLowerCase() : 'localhost';
  return `${secure ? 'https' : 'http'}://${name}`;
}
