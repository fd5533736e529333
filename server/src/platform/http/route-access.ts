import { ExpectedError } from '../errors/result.ts';
import type { Http } from './http.ts';
import type { StaffRole } from '../session/viewer.ts';
import { refusalOf, sessionFor, type Access } from '../access/access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The audience of the call. A route that does not say so stops the start. */
    access?: Access;
    /** Businesses may make it before they are approved, too: for what nobody else sees until then. */
    whileWaiting?: boolean;
    /** It says something to others: no call for whom an operator has blocked. */
    speaks?: boolean;
    /** Staff of a business may make it for the business, in this role or a wider one. */
    staff?: StaffRole;
  }
}

/**
 * Holds every route to its `config.access`, before its body is read. Needs `request.session`; comes before the routes.
 * openapi.json shows the declaration as `x-access`.
 */
export function registerRouteAccess(http: Http): void {
  http.addHook('onRoute', ({ method, url, config, schema }) => {
    const access = config?.access;
    if (!access) throw new Error(`${[method].flat().join()} ${url} does not declare who may call it: add config: { access: … }`);
    const { whileWaiting, speaks, staff } = config;
    if (schema)
      Object.assign(schema, {
        'x-access': access,
        ...(whileWaiting && { 'x-while-waiting': true }),
        ...(speaks && { 'x-speaks': true }),
        ...(staff && { 'x-staff': staff }),
      });
  });
  http.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access, whileWaiting, speaks, staff } = request.routeOptions.config;
    const declared = { access: access!, whileWaiting, speaks, staff };
    const refusal = refusalOf(declared, request);
    if (refusal) throw new ExpectedError(refusal);
    request.session = sessionFor(declared, request.session);
  });
}
