import { inSpan, isTracing } from '@petcare/node';
import { Type } from '@fastify/type-provider-typebox';
import { orNull } from '../http/fields.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertValidSchema, GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import type { Verdicts } from '../access/access.ts';
import { decideFields, firstFieldIn, guardFields, isForStaffIn, isPublicIn, refusedAnswer, speaksIn } from './field-access.ts';
import { noAccessPermission } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import { toAppError, toGraphqlError } from '../refusals/wire.ts';
import { isFromOtherSite } from '../http/fetch-site.ts';
import type { Http } from '../http/http.ts';
import type { PartsOfRoute } from '../http/multipart-body.ts';
import { sayPagesChanged } from '../http/news/public-change.ts';
import type { AppFigures } from '../metrics/app-figures.ts';
import type { Registration } from '../module.ts';
import { attachResolvers } from './attach-resolvers.ts';
import type { GraphqlContext } from './context.ts';
import { createDocuments, type ReadDocument } from './documents.ts';
import { topicsChanged, topicsShown, type ShownTopics } from './field-topics.ts';
import { formatExecutionError, formatRefusal } from './graphql-errors.ts';
import { loaderResolvers } from './loader-resolvers.ts';
import { readMultipartOperation, readOperationText } from './multipart-operation.ts';
import { readSchema } from './read-schema.ts';
import { joinByType, type Loaders } from './resolvers.ts';
import { RefusedOperation, runOperation } from './run-operation.ts';
import { scalars } from './scalars.ts';
import type { Resolvers } from './schema.gen.ts';
import { tellChanges } from './tell-changes.ts';
import { tracedLoaders, tracedResolvers } from './traced-resolvers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to /graphql whose document can be read: what it asks for, and what of that the caller may. */
    asked: {
      document: ReadDocument;
      verdicts: Verdicts;
      /** A field of it says something to others. */
      speaks: boolean;
      /** A field of it is one that staff may call for their business. */
      isForStaff: boolean;
      /** Anybody may ask for all fields of it. */
      isPublic: boolean;
    } | null;
    /** Of a request to /graphql: what its operation is counted as. */
    firstField: string;
  }
  interface FastifyInstance {
    graphql: { schema: GraphQLSchema };
  }
}

/** On a question: the delivery service renders a page with its answer, and keeps that by the topics that it shows. */
const RENDERING = 'x-petcare-render';
const SHOWN = 'x-petcare-shows';

/** In one operation: a registration takes one. */
const MOST_FILES = 2;

const GraphqlBody = Type.Object({
  query: Type.String({ minLength: 1 }),
  variables: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
  operationName: Type.Optional(orNull(Type.String())),
  // The protocol lets every client send it; nothing here looks at it.
  extensions: Type.Optional(Type.Unknown()),
});

type Options = { production: boolean; figures: AppFigures | null };
type AnswerErrors = { errors?: readonly { extensions: Record<string, unknown> }[] };

/** POST /graphql over the modules' types and resolvers: one operation a request. */
export function registerGraphql(http: Http, modules: Registration[], options: Options): void {
  const ping = { Query: { ping: () => true }, Mutation: { ping: () => true } };
  const declared = joinByType(modules.map((module) => module.loaders ?? {})) as Loaders;
  const loaders = loaderResolvers(isTracing() ? tracedLoaders(declared) : declared);
  const resolvers = joinByType([ping, ...modules.map((module) => module.resolvers ?? {}), loaders as Resolvers]);
  const schema = readSchema();
  const guarded = guardFields(
    schema,
    tellChanges(resolvers, (mutation) => topicsChanged(schema, mutation)),
  );
  attachResolvers(schema, { ...scalars, ...(isTracing() ? tracedResolvers(guarded) : guarded) });
  assertValidSchema(schema);
  const documents = createDocuments(schema, options.production ? [NoSchemaIntrospectionCustomRule] : []);
  const shown = new WeakMap<ReadDocument, ShownTopics>();
  const shownBy = (document: ReadDocument): ShownTopics => {
    const known = shown.get(document) ?? topicsShown(schema, document.ast);
    shown.set(document, known);
    return known;
  };
  http.decorate('graphql', { schema });
  http.decorateRequest('asked', null);
  http.decorateRequest('firstField', 'none');
  void http.register(async (scope: Http) => {
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof RefusedOperation)
        return reply.code(400).send({ data: null, errors: formatRefusal(error.errors, options.production) });
      const failure = toAppError(error);
      if (failure.status >= 500) request.log.error({ err: error }, 'unexpected failure');
      return reply.code(failure.status).send({ data: null, errors: [toGraphqlError(failure)] });
    });
    /** Refuses a caller who may not ask, whatever stands in the variables. False when the answer is given. */
    const admit = (request: FastifyRequest, reply: FastifyReply, query: unknown): boolean => {
      if (typeof query !== 'string') return true;
      const document = documents.read(query);
      if (document instanceof GraphQLError) throw new RefusedOperation([document]);
      request.firstField = firstFieldIn(schema, document.operation);
      const verdicts: Verdicts = document.operation ? decideFields(schema, document.operation, request.session) : new Map();
      const refused = document.operation && refusedAnswer(schema, document.operation, verdicts);
      if (refused) void reply.send(refused);
      else {
        const { operation } = document;
        const isSo = (fact: typeof speaksIn) => operation !== null && fact(schema, operation);
        const [speaks, isForStaff, isPublic] = [isSo(speaksIn), isSo(isForStaffIn), isSo(isPublicIn)];
        request.asked = { document, verdicts, speaks, isForStaff, isPublic };
      }
      return !refused;
    };
    const parts: PartsOfRoute = {
      files: MOST_FILES,
      admit(request, reply, { operations }) {
        if (!admit(request, reply, readOperationText(operations).query)) return false;
        // No query takes a file, and one that is wrong takes none either.
        if (request.asked?.document.operation?.type !== 'Mutation')
          throw new RefusedOperation([new GraphQLError('Files are for mutations')]);
        const refusals = documents.refusalsOf(request.asked.document);
        if (refusals.length > 0) throw new RefusedOperation(refusals);
        return true;
      },
    };
    const { figures } = options;
    if (figures) {
      // Where each answer comes by, those of refusals too.
      scope.addHook('preSerialization', async (request, reply, answer) => {
        const codes = ((answer as AnswerErrors).errors ?? []).map(({ extensions }) => String(extensions['code']));
        figures.answered({ field: request.firstField, seconds: reply.elapsedTime / 1_000, codes });
        return answer;
      });
    }
    // A form of any site can send parts, unlike JSON.
    const onRequest = async (request: FastifyRequest) => {
      if (/^\s*multipart\//i.test(request.headers['content-type'] ?? '') && isFromOtherSite(request))
        throw new ExpectedError(noAccessPermission);
    };
    const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
      // Files come as parts: the operation is put together before it is looked at.
      if (request.isMultipart()) request.body = readMultipartOperation(request.body);
      if (request.asked) return;
      const { query } = (request.body ?? {}) as { query?: unknown };
      if (!admit(request, reply, query)) return reply;
    };
    scope.post(
      '/graphql',
      { config: { access: 'public', parts }, onRequest, preValidation, schema: { hide: true, body: GraphqlBody } },
      async (request, reply) => {
        const { variables, operationName } = request.body;
        const { document, verdicts } = request.asked!;
        if (request.headers[RENDERING] !== undefined) void reply.header(SHOWN, shownBy(document)(variables ?? {})?.join(' ') ?? '*');
        const context: GraphqlContext = {
          session: request.session,
          verdicts,
          requestId: request.id,
          ip: request.ip,
          protocol: request.protocol,
          host: request.host,
          cookie: request.headers.cookie,
          neverStore: () => void (request.holdsTokens = true),
          pagesChanged: (topics) => sayPagesChanged(reply, topics),
        };
        const { data, errors = [] } = await inSpan(`graphql ${document.operation?.type ?? 'operation'}`, () =>
          runOperation({ schema, documents }, { document, variables: variables ?? {}, operationName }, context),
        );
        return {
          data: data ?? null,
          ...(errors.length > 0 && { errors: errors.map((error) => formatExecutionError(error, request.log)) }),
        };
      },
    );
  });
}
