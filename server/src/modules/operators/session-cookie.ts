import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'petcare_operator';
/** Sent to the operator's routes and nowhere else, and never from another site. */
const kept = { path: '/api/operator', httpOnly: true, sameSite: 'strict' } as const;

/** The operator's session of a request, when it has one. */
export function sessionTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[NAME];
}

/** Kept until the browser is closed; the server ends it sooner. */
export function keepSessionToken(reply: FastifyReply, token: string): void {
  void reply.header('set-cookie', stringifySetCookie({ ...kept, name: NAME, value: token, secure: isSecure(reply) }));
}

export function forgetSessionToken(reply: FastifyReply): void {
  void reply.header('set-cookie', stringifySetCookie({ ...kept, name: NAME, value: '', secure: isSecure(reply), maxAge: 0 }));
}

function isSecure({ request }: FastifyReply): boolean {
  return request.protocol === 'https';
}
