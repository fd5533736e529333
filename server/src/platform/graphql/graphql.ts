import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoSchemaIntrospectionCustomRule, type GraphQLError } from 'graphql';
import mercurius from 'mercurius';
import type { Verdicts } from '../access/access.ts';
import { decideFields, guardFields, refusedAnswer } from '../access/field-access.ts';
import { badRequest, noAccessPermission } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import { toAppError, toGraphqlError } from '../errors/wire.ts';
import { isFromOtherSite } from '../http/fetch-site.ts';
import type { Http } from '../http/http.ts';
import { sayPagesChanged } from '../http/public-change.ts';
import type { Registration } from '../module.ts';
import type { GraphqlContext } from './context.ts';
import { formatExecutionError, formatRefusal } from './graphql-errors.ts';
import { boundedOperations, limits } from './limits.ts';
import { loaderResolvers } from './loader-resolvers.ts';
import { readMultipartOperation } from './multipart-operation.ts';
import { readOperation } from './operation.ts';
import { readSchema } from './read-schema.ts';
import { joinByType, type Loaders } from './resolvers.ts';
import { scalars } from './scalars.ts';
import type { Resolvers } from './schema.gen.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to /graphql whose document can be read. */
    verdicts: Verdicts | null;
  }
}

const GraphqlBody = Type.Object({
  query: Type.String({ minLength: 1, maxLength: 100_000 }),
  variables: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
  operationName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

/** Mercurius would also run a document sent as a JSON syntax tree, unchecked; only text is taken. */
const LOOKS_LIKE_JSON = /^\s*(?:\{\s*["}]|[["\d-]|true|false|null)/;

/** POST /graphql over the modules' types and resolvers: one operation a request, compiled at its second use. */
export function registerGraphql(http: Http, modules: Registration[], options: { production: boolean }): void {
  const counting = new Set(['ping', ...modules.flatMap((module) => module.counting ?? [])]);
  const ping = { Query: { ping: () => true }, Mutation: { ping: () => true } };
  const loaders = loaderResolvers(joinByType(modules.map((module) => module.loaders ?? {})) as Loaders);
  const resolvers = joinByType([ping, ...modules.map((module) => module.resolvers ?? {}), loaders as Resolvers]);
  const schema = readSchema();
  http.decorateRequest('verdicts', null);
  void http.register(mercurius, {
    schema,
    resolvers: { ...scalars, ...guardFields(resolvers) } as Parameters<typeof http.graphql.defineResolvers>[0],
    jit: 1,
    routes: false,
    graphiql: false,
    allowBatchedQueries: false,
    validationRules: options.production ? [boundedOperations, NoSchemaIntrospectionCustomRule] : [boundedOperations],
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    errorFormatter: ({ data, errors = [] }, context) => ({
      statusCode: 200,
      response: {
        data: data ?? null,
        errors: errors.map((error) => formatExecutionError(error as GraphQLError, context.reply.log) as GraphQLError),
      },
    }),
  });
  void http.register(async (scope: Http) => {
    scope.setErrorHandler((error, request, reply) => {
      const refused = (error as { errors?: readonly Error[] }).errors;
      if (refused) return reply.code(400).send({ data: null, errors: formatRefusal(refused, options.production) });
      const failure = toAppError(error);
      if (failure.status >= 500) request.log.error({ err: error }, 'unexpected failure');
      return reply.code(failure.status).send({ data: null, errors: [toGraphqlError(failure)] });
    });
    const preValidation = [
      // Files come as parts: the operation is put together before it is looked at.
      async (request: FastifyRequest) => {
        if (!request.isMultipart()) return;
        // A form of any site can send parts, unlike JSON.
        if (isFromOtherSite(request)) throw new ExpectedError(noAccessPermission);
        request.body = readMultipartOperation(request.body);
      },
      // Who may not ask is told so, whatever stands in the variables.
      async (request: FastifyRequest, reply: FastifyReply) => {
        const { query } = (request.body ?? {}) as { query?: unknown };
        const operation = typeof query === 'string' ? readOperation(query) : null;
        if (!operation) return;
        request.verdicts = decideFields(schema, operation, request.session);
        const refused = refusedAnswer(schema, operation, request.verdicts);
        if (refused) return reply.send(refused);
      },
    ];
    scope.post(
      '/graphql',
      { config: { access: 'public', changesPages: false }, preValidation, schema: { hide: true, body: GraphqlBody } },
      async (request, reply) => {
        const { query, variables, operationName } = request.body;
        if (LOOKS_LIKE_JSON.test(query)) throw new ExpectedError(badRequest('BAD_REQUEST', '요청을 이해할 수 없어요.'));
        const context: GraphqlContext = {
          session: request.session,
          verdicts: request.verdicts ?? new Map(),
          requestId: request.id,
          ip: request.ip,
          protocol: request.protocol,
          host: request.host,
          cookie: request.headers.cookie,
          neverStore: () => void (request.holdsTokens = true),
        };
        const answer = await reply.graphql(query, context, variables ?? {}, operationName ?? undefined);
        const operation = readOperation(query);
        const isChange = operation?.type === 'Mutation' && operation.fields.some(({ name }) => !counting.has(name));
        if (answer.data != null && isChange) sayPagesChanged(reply);
        return answer;
      },
    );
  });
}
