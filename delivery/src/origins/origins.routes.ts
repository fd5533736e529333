import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Params } from '../http/queries.ts';
import { refusal, type SendRefusal } from '../http/refusal.ts';
import type { Database } from '../platform/database.ts';
import { acceptOrigin, knownOrigins, rejectOrigin } from './origins.ts';

const originQuery = Type.Object({
  to: Type.String({ maxLength: 50 }),
  kind: Type.Union([Type.Literal('connect'), Type.Literal('img'), Type.Literal('wasm')]),
  origin: Type.String({ maxLength: 200 }),
});

export type OriginRouteDeps = { sql: Database; answer: SendRefusal; refuse: SendRefusal };

/** `GET …/origins` and `POST …/accept`, `/reject` below `/releases/shell`, within what has let a key in. */
export function originRoutes(scope: FastifyInstance, { sql, answer, refuse }: OriginRouteDeps): void {
  scope.get<{ Params: Params }>('/releases/:package/origins', async (request, reply) => {
    if (request.params.package !== 'shell') return refuse(request, reply, refusal(403, "Only the shell's key is shown the origins."));
    return reply.header('cache-control', 'no-store').send({ origins: await knownOrigins(sql) });
  });

  for (const [act, change] of Object.entries({ accept: acceptOrigin, reject: rejectOrigin })) {
    scope.post<{ Params: Params; Querystring: Static<typeof originQuery> }>(
      `/releases/:package/${act}`,
      { schema: { querystring: originQuery } },
      async (request, reply) => {
        const { params, query, keyId } = request;
        if (params.package !== 'shell') return refuse(request, reply, refusal(403, "Only the shell's key accepts origins."));
        const wish = { package: query.to, kind: query.kind, origin: query.origin };
        const outcome = await change(sql, wish, `key ${keyId}`);
        if (!outcome.done) return answer(request, reply, refusal(409, outcome.why));
        return reply.header('cache-control', 'no-store').send(wish);
      },
    );
  }
}
