import { networkOf } from '@petcare/node';
import type { Http } from '../http/http.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Standings } from './standings.ts';
import type { Session } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
  }
}

/** Puts `request.session` on every request, from its bearer header and how its login stands now. */
export function registerSession(http: Http, { tokens, standings }: { tokens: AccessTokens; standings: Standings }): void {
  async function sessionOf(authorization: string | undefined, ip: string): Promise<Session> {
    const read = tokens.read(authorization);
    if (read.status !== 'good') return read;
    const standing = await standings.of(read.claims);
    if (standing === 'over') return { status: 'expired' };
    const rights = typeof standing === 'object' ? standing : { awaitsApproval: standing === 'awaits-approval' };
    return { status: 'signed-in', viewer: { ...read.claims, ...rights, network: networkOf(ip) } };
  }

  http.decorateRequest('session');
  http.addHook('onRequest', async (request) => {
    request.session = await sessionOf(request.headers.authorization, request.ip);
  });
}
