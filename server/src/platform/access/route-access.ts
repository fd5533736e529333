import { ExpectedError } from '../errors/result.ts';
import type { Http } from '../http/http.ts';
import { refusalOf, type Access } from './access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. A route that does not say so stops the start. */
    access?: Access;
    /** Businesses may make it before they are approved, too: for what nobody else sees until then. */
    whileWaiting?: boolean;
    /** It says something to others: no call for whom an operator has blocked. */
    speaks?: boolean;
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
    const { whileWaiting, speaks } = config;
    if (schema)
      Object.assign(schema, { 'x-access': access, ...(whileWaiting && { 'x-while-waiting': true }), ...(speaks && { 'x-speaks': true }) });
  });
  http.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access, whileWaiting, speaks } = request.routeOptions.config;
    const refusal = refusalOf({ access: access!, whileWaiting, speaks }, request);
    if (refusal) throw new ExpectedError(refusal);
  });
}
