import type { FastifyReply, FastifyRequest } from 'fastify';

const codes = {
  400: 'MALFORMED',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_A_PACKAGE',
  408: 'TOO_SLOW',
  409: 'REFUSED',
  413: 'TOO_LARGE',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
} as const;

type Status = keyof typeof codes;

/** The refusal of a request: `faults` are the checks' own sentences, where a check has refused it. */
export type Refusal = { status: Status; code: (typeof codes)[Status]; message: string; faults: string[] };

/** Answers a request with its refusal. */
export type SendRefusal = (request: FastifyRequest, reply: FastifyReply, refused: Refusal) => Promise<FastifyReply>;

/** Seconds until who was refused may try again; of a refusal that time alone changes. */
export const retryAfter: Partial<Record<Status, string>> = { 429: '60', 503: '5' };

export const registryAway = (): Refusal => refusal(503, 'The registry does not answer: nothing was done. Try again in a moment.');

export function refusal(status: Status, message: string, faults: string[] = []): Refusal {
  return { status, code: codes[status], message, faults };
}
