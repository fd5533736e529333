import { finished, PassThrough, type Readable } from 'node:stream';
import { finished as ended } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '@petcare/node';
import { Type, type Static } from 'typebox';
import { grantRoutes } from '../grants/grants.routes.ts';
import { originRoutes } from '../origins/origins.routes.ts';
import type { KeyTries } from '../keys/key-tries.ts';
import { promote, rollback, type MoveOrder } from '../moves/moves.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { RefusedCaller, RefusalLog } from '../registry/refusal-log.ts';
import { RegistrySilent, unlessSilent } from '../registry/unless-silent.ts';
import { rollBackTo } from '../release/roll-back-to.ts';
import { admit } from './admit.ts';
import { buildRoutes } from './build.routes.ts';
import { configRoutes } from '../config/config.routes.ts';
import { errorRoutes, type PackageFailures } from './errors.routes.ts';
import { previewRoutes } from '../previews/previews.routes.ts';
import { note, type Params } from '../http/queries.ts';
import { receiveRelease, releaseAttempt, removeAbandonedUploads, type ReceiveDeps, type Upload } from './receive-release.ts';
import { refusal, registryAway, retryAfter, type Refusal } from '../http/refusal.ts';
import { stateOf } from './state.ts';
import { switchRoutes } from '../switches/switches.routes.ts';
import { createTurns } from './turns.ts';
import { archiveLimits } from './unpack.ts';

/** The number of requests that the holder of one key may make in a minute. */
const PER_MINUTE = 30;
/** Milliseconds for whoever still sends what nobody reads. */
const LINGER = 5_000;

export type UploadDeps = ReceiveDeps & {
  registry: LiveRegistry;
  tries: KeyTries;
  refusals: RefusalLog;
  failures: PackageFailures;
  /** Milliseconds in which the registry answers a move; 15 seconds when left out. */
  registryLimit?: number;
};

const moveQuery = Type.Object({ note });
const rollbackQuery = Type.Object({ note, release: Type.Optional(Type.String({ maxLength: 64 })) });
const uploadQuery = Type.Object({
  note,
  canary: Type.Optional(Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100 })),
  minutes: Type.Number({ exclusiveMinimum: 0, maximum: 100_000, default: 30 }),
  budget: Type.Number({ minimum: 0, maximum: 100, default: 2 }),
  preview: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  release: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12}$' })),
  hold: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
});
const goQuery = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{32}$' }) });

/** The body as a stream of its own: whoever is done with it early ends it, and not the connection on which the answer goes. */
function bodyOf(request: FastifyRequest): Readable {
  const body = new PassThrough();
  finished(request.raw, (error) => error && body.destroy(error));
  return request.raw.pipe(body);
}

/** Whoever asked has gone, and hears no answer. */
class CallerGone extends Error {}

/** A signal that comes when whoever asked goes before they are answered: what nobody waits for is not done. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort(new CallerGone('Whoever asked has gone')));
  return gone.signal;
}

/** Let what is still being sent run out, for a while: many a client sends everything before it reads anything. */
async function drain({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete) return;
  raw.unpipe();
  await ended(raw.resume(), { signal: AbortSignal.timeout(LINGER) }).catch(() => {
    // Not as a value: a reply is a promise of its own end.
    reply.header('connection', 'close');
  });
}

function planOf({ canary, minutes, budget, preview, note: why }: Static<typeof uploadQuery>): Pick<Upload, 'canary' | 'preview' | 'note'> {
  return {
    ...(why && { note: why }),
    ...(canary !== undefined && { canary: { share: canary, minutes, budget } }),
    ...(preview !== undefined && { preview: { days: preview } }),
  };
}

/**
 * `POST /releases/<package>` and `/rollback`, `/promote` below it: what a team
 * can do with the key of its package, from wherever it is; `GET` says how the
 * package stands.
 */
export async function uploadRoutes(app: FastifyInstance, { registry, tries, refusals, failures, ...deps }: UploadDeps): Promise<void> {
  await removeAbandonedUploads(deps.workDir);
  const takeTurn = createTurns();

  await app.register(async (scope) => {
    const pace = scope.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000, keyGenerator: ({ keyId }) => `${keyId}` });
    scope.decorateRequest('keyId', null);
    // Bodies stay streams: whoever has no business here has none of it read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    async function answer(request: FastifyRequest, reply: FastifyReply, { status, ...said }: Refusal): Promise<FastifyReply> {
      await drain(request, reply);
      const seconds = retryAfter[status];
      if (seconds !== undefined) reply.header('retry-after', seconds);
      return reply.code(status).header('cache-control', 'no-store').send(said);
    }

    async function refuse(request: FastifyRequest, reply: FastifyReply, refused: Refusal): Promise<FastifyReply> {
      const who: RefusedCaller = request.keyId === null ? { address: request.ip } : { key: request.keyId };
      await refusals.write(who, (request.params as Params).package, [refused.message, ...refused.faults].join('\n'));
      return answer(request, reply, refused);
    }

    scope.setErrorHandler(async (error, request, reply) => {
      const { statusCode = 500, message } = error as { statusCode?: number; message: string };
      if (statusCode < 500) return refuse(request, reply, refusal(400, `${message}.`));
      if (error instanceof CallerGone) return reply.hijack();
      if (error instanceof RegistrySilent) return answer(request, reply, refusal(503, error.message));
      if (isUnreachable(error)) return answer(request, reply, registryAway());
      request.log.error({ err: error }, 'unexpected failure');
      await drain(request, reply);
      return reply
        .code(500)
        .header('cache-control', 'no-store')
        .send({ code: 'INTERNAL', message: 'Something went wrong here; nothing was released.', faults: [] });
    });

    scope.addHook('onRequest', async (request, reply) => {
      if (await tries.areOver(request))
        return refuse(request, reply, refusal(429, 'Too many wrong keys from this address: try again in a minute.'));
      const { key, refused } = admit(registry.keys(), (request.params as Params).package, request.headers.authorization);
      request.keyId = key;
      if (key === null) await tries.count(request);
      if (refused) return refuse(request, reply, refused);
      const limit = await pace(request);
      if (!limit.isAllowed && limit.isExceeded)
        return refuse(request, reply, refusal(429, `More than ${PER_MINUTE} requests with this key in a minute.`));
      return undefined;
    });

    // The validation makes 1e309 the number Infinity, to which it applies no bounds.
    scope.addHook('preHandler', async (request, reply) => {
      const endless = Object.entries(request.query as object).find(([, value]) => typeof value === 'number' && !Number.isFinite(value));
      return endless && refuse(request, reply, refusal(400, `querystring/${endless[0]} is too large to be a number.`));
    });

    scope.get<{ Params: Params }>('/releases/:package', async ({ params }, reply) =>
      reply.header('cache-control', 'no-store').send(await stateOf(deps.sql, registry, params.package)),
    );

    scope.post<{ Params: Params; Querystring: Static<typeof uploadQuery> }>(
      '/releases/:package',
      { schema: { querystring: uploadQuery } },
      async (request, reply) => {
        const { params, query, headers, keyId } = request;
        if (!request.body || headers['content-type'] !== 'application/gzip')
          return refuse(request, reply, refusal(400, 'The body is a tar.gz, with content-type: application/gzip.'));
        if (query.canary !== undefined && query.preview !== undefined)
          return refuse(request, reply, refusal(400, 'A release is a canary or a preview, not both.'));
        if (Number(headers['content-length']) > archiveLimits.archiveBytes)
          return refuse(request, reply, refusal(413, `The archive is larger than ${archiveLimits.archiveBytes / 1_000_000} MB.`));
        const turn = takeTurn(keyId);
        if ('refused' in turn) return refuse(request, reply, turn.refused);
        try {
          const outcome = await receiveRelease(deps, {
            package: params.package,
            archive: bodyOf(request),
            actor: `key ${keyId}`,
            stopped: goneOf(reply),
            ...(query.release !== undefined && { expected: query.release }),
            ...(query.hold !== undefined && { hold: query.hold }),
            ...planOf(query),
          });
          await drain(request, reply);
          // Whoever is told of its address may open it at once.
          if ('released' in outcome && outcome.released.preview) await registry.refresh();
          if ('released' in outcome)
            return reply.header('cache-control', 'no-store').send({ package: params.package, ...outcome.released });
          // What the checks refuse they have written down themselves.
          return outcome.refused.status === 409 ? answer(request, reply, outcome.refused) : refuse(request, reply, outcome.refused);
        } finally {
          turn.end();
        }
      },
    );

    scope.post<{ Params: Params; Querystring: Static<typeof goQuery> }>(
      '/releases/:package/go',
      { schema: { querystring: goQuery } },
      async (request, reply) => {
        const { params, query } = request;
        const outcome = await releaseAttempt(deps, { package: params.package, id: query.id, stopped: goneOf(reply) });
        if ('refused' in outcome) return answer(request, reply, outcome.refused);
        if (outcome.released.preview) await registry.refresh();
        return reply.header('cache-control', 'no-store').send({ package: params.package, ...outcome.released });
      },
    );

    const back = (name: string, by: MoveOrder, release?: string) =>
      release === undefined ? rollback(deps.sql, name, by) : rollBackTo(deps, name, release, by);
    for (const [act, schema, move] of [
      ['rollback', rollbackQuery, back],
      ['promote', moveQuery, (name: string, by: MoveOrder) => promote(deps.sql, name, by)],
    ] as const) {
      scope.post<{ Params: Params; Querystring: Static<typeof rollbackQuery> }>(
        `/releases/:package/${act}`,
        { schema: { querystring: schema } },
        async (request, reply) => {
          const { params, query, keyId } = request;
          const by = { actor: `key ${keyId}`, ...(query.note && { note: query.note }) };
          const moving = (stopped: AbortSignal) => move(params.package, { ...by, stopped }, query.release);
          const outcome = await unlessSilent(moving, { stopped: goneOf(reply), limit: deps.registryLimit });
          if (!outcome.done) return answer(request, reply, refusal(409, outcome.why));
          return reply.header('cache-control', 'no-store').send({
            package: params.package,
            release: outcome.release,
            replaced: outcome.replaced,
            ...(outcome.note && { note: outcome.note }),
          });
        },
      );
    }

    buildRoutes(scope, { ...deps, registry, takeTurn, answer });
    errorRoutes(scope, failures);
    configRoutes(scope, { sql: deps.sql, answer });
    switchRoutes(scope, { sql: deps.sql, answer });
    previewRoutes(scope, { sql: deps.sql, answer });
    grantRoutes(scope, { sql: deps.sql, answer, refuse });
    originRoutes(scope, { sql: deps.sql, answer, refuse });
  });
}
