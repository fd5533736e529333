import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRegistry } from '../registry/live-registry.ts';
import { opens, TESTER } from '../keys/key.policy.ts';

const COOKIE = 'petcare-tester';
const DAYS = 30;
const TOKEN = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a site is opened on this very machine, by the Host header of the request: there no key is needed. */
export function isLocalHost(host: string): boolean {
  return LOCAL_HOSTS.has(host.replace(/:\d+$/, '').toLowerCase());
}

export type Testers = {
  /** Whether this is a tester's key that is not revoked. */
  isTester(key: string): boolean;
  /**
   * Whether this request comes from a tester: by the key in its address
   * (`?tester=KEY`, kept in a cookie from then on), by that cookie, or because
   * the site is opened on this machine.
   */
  admits(request: FastifyRequest, reply: FastifyReply): boolean;
};

/** Asks no database: the registry holds the valid keys' hashes, and hears of a revoked one at once. */
export function createTesters(registry: LiveRegistry): Testers {
  const isTester = (key: string) => opens(registry.keys(), TESTER, key);
  return {
    isTester,
    admits({ url, headers, protocol }, reply) {
      if (isLocalHost(headers.host ?? '')) return true;
      const given = url.includes('tester=') ? new URL(url, 'http://site').searchParams.get('tester') : null;
      if (given === null) return isTester(TOKEN.exec(headers.cookie ?? '')?.[1] ?? '');
      if (!isTester(given)) return false;
      const secure = protocol === 'https' || headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
      reply.header('set-cookie', `${COOKIE}=${given}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`);
      return true;
    },
  };
}
