import { networkOf } from '@petcare/node';
import type { FastifyRequest } from 'fastify';
import { isForOperators } from '../access/access.ts';
import type { Http } from '../http/http.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Standings } from './standings.ts';
import type { OperatorStanding, Session, Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
  }
}

type Deps = {
  tokens: AccessTokens;
  standings: Standings;
  /** What an account is to the routes of operators, by what its request brings besides. */
  operatorStanding: (viewer: Viewer, request: FastifyRequest) => Promise<OperatorStanding>;
};

/** Puts `request.session` on every request, from its bearer header and how its login stands now. */
export function registerSession(http: Http, { tokens, standings, operatorStanding }: Deps): void {
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
    const session = await sessionOf(request.headers.authorization, request.ip);
    const { access } = request.routeOptions.config;
    const isOperators = session.status === 'signed-in' && access !== undefined && isForOperators(access);
    request.session = isOperators ? { ...session, operator: await operatorStanding(session.viewer, request) } : session;
  });
}
