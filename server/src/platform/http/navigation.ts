import formbody from '@fastify/formbody';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../refusals/wire.ts';
import { foreignObject } from './closed-schemas.ts';
import type { Http } from './http.ts';

const FORM_BYTES = 32_000;

/** The most characters of each field that is looked at. */
type Lengths = Readonly<Record<string, number>>;
type Fields<L extends Lengths> = { [Name in keyof L]?: string };

/** The schema of what a provider has a browser bring: whatever it is, `fieldsOf` makes of it what can be used. */
export function foreignFields<L extends Lengths>(lengths: L) {
  return foreignObject(Object.fromEntries(Object.keys(lengths).map((name) => [name, Type.Optional(Type.Unknown())])));
}

/** The fields that are named, as texts no longer than they may be. One that comes twice counts if both say the same. */
export function fieldsOf<L extends Lengths>(lengths: L, given: unknown): Fields<L> {
  const known = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const fields = Object.entries(lengths).flatMap(([name, most]): [string, string][] => {
    const [text, ...others] = Object.hasOwn(known, name) ? [known[name]].flat() : [];
    const isOne = typeof text === 'string' && text.length <= most && others.every((other) => other === text);
    return isOne ? [[name, text]] : [];
  });
  return Object.fromEntries(fields) as Fields<L>;
}

/**
 * Routes that a browser is sent to and shows the answer of: providers' returns, opened again in a restored tab, or with
 * whatever somebody has put into them. They take forms, and lead on to a page of ours also when something fails, where any
 * other route answers JSON.
 * @param pageOf where a request that has failed leads
 */
export function registerNavigations(
  http: Http,
  pageOf: (request: FastifyRequest) => string | Promise<string>,
  routes: (scope: Http) => void,
): void {
  void http.register(async (scope: Http) => {
    await scope.register(formbody, { bodyLimit: FORM_BYTES });
    scope.setErrorHandler(async (error, request, reply) => {
      if (toAppError(error).status >= 500) request.log.error({ err: error }, 'unexpected failure');
      return leadTo(reply, await pageOf(request));
    });
    routes(scope);
  });
}

/** The browser gets the page by itself, whichever way it came. */
export function leadTo(reply: FastifyReply, page: string): FastifyReply {
  return reply.redirect(page, 303);
}
