import { networkOf } from '@petcare/node';
import type { FastifyRequest } from 'fastify';
import { isForOperators } from '../access/access.ts';
import type { Http } from './http.ts';
import type { AccessTokens } from '../session/access-tokens.ts';
import type { Standings } from '../session/standings.ts';
import type { OperatorStanding, Session, Viewer } from '../session/viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
  }
}

/** The header by which a member of staff says for which business a call is made: the number of its listing. */
export const ACTING_BUSINESS = 'x-acting-business';

/** The business as whoever is staff of it calls for it; null for everybody else. Asked each time, so that an end counts at once. */
export type FindActing = (caller: Viewer, businessId: number) => Promise<Viewer | null>;

type Deps = {
  tokens: AccessTokens;
  standings: Standings;
  /** The standing of an account on the routes of operators, by what its request brings besides. */
  operatorStanding: (viewer: Viewer, request: FastifyRequest) => Promise<OperatorStanding>;
  findActing: FindActing;
};

/** Puts `request.session` on every request, from its bearer header and how its login stands now. */
export function registerSession(http: Http, { tokens, standings, operatorStanding, findActing }: Deps): void {
  async function sessionOf(authorization: string | undefined, ip: string, business: string | undefined): Promise<Session> {
    const read = tokens.read(authorization);
    if (read.status !== 'good') return read;
    const standing = await standings.of(read.claims);
    if (standing === 'over') return { status: 'expired' };
    const rights = typeof standing === 'object' ? standing : { awaitsApproval: standing === 'awaits-approval' };
    const viewer = { ...read.claims, ...rights, network: networkOf(ip) };
    if (business === undefined) return { status: 'signed-in', viewer };
    return { status: 'signed-in', viewer, acting: /^[1-9]\d{0,14}$/.test(business) ? await findActing(viewer, Number(business)) : null };
  }

  http.decorateRequest('session');
  http.addHook('onRequest', async (request) => {
    const session = await sessionOf(request.headers.authorization, request.ip, request.headers[ACTING_BUSINESS]?.toString());
    const { access } = request.routeOptions.config;
    const isOperators = session.status === 'signed-in' && access !== undefined && isForOperators(access);
    request.session = isOperators ? { ...session, operator: await operatorStanding(session.viewer, request) } : session;
  });
}
