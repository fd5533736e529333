import { Type, type TProperties, type TSchema } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { invalid, validationFailed } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import { constraintOf } from '../refusals/constraint-messages.ts';
import type { Http } from './http.ts';

type Part = TSchema & {
  type?: string;
  format?: string;
  additionalProperties?: unknown;
  patternProperties?: unknown;
  properties?: Record<string, Part>;
  items?: Part;
  anyOf?: Part[];
  allOf?: unknown;
};

/** An object of which a provider, not our page, says what is in it: what is not named here is not looked at. */
export function foreignObject<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: true });
}

/**
 * Has every route refuse what its schemas don't name: in its body, its query string and its path, at every depth. A route
 * that names no query string takes none, and one that names no body takes none. Comes before what describes the routes,
 * so that openapi.json says so too.
 */
export function registerClosedSchemas(http: Http): void {
  http.addHook('onRoute', (route) => {
    const schema = (route.schema ??= {});
    schema.querystring ??= Type.Object({});
    for (const part of [schema.body, schema.querystring, schema.params]) if (part) close(part as Part);
  });
  http.addHook('preValidation', async (request) => {
    if (request.is404 || request.routeOptions.schema?.body) return;
    const names = namesIn(request);
    if (names.length === 0) return;
    const [constraint, message] = constraintOf({ keyword: 'additionalProperties', instancePath: '', params: {} });
    throw new ExpectedError(validationFailed(names.map((name) => invalid(name, constraint, message))));
  });
}

function namesIn({ body }: FastifyRequest): string[] {
  if (body === undefined || body === null) return [];
  return typeof body === 'object' && !Array.isArray(body) ? Object.keys(body) : ['body'];
}

function close(part: Part): void {
  // Alternatives are closed each by itself; of parts that hold at once, each would refuse what the others name.
  if (part.allOf) throw new Error('A schema of a request is one object: spread the properties instead of Type.Intersect');
  if (part.type === 'object' && part.format !== 'binary' && !part.patternProperties) part.additionalProperties ??= false;
  for (const within of [...Object.values(part.properties ?? {}), ...(part.items ? [part.items] : []), ...(part.anyOf ?? [])]) close(within);
}
