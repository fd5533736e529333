import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Params } from '../http/queries.ts';
import { refusal, type SendRefusal } from '../http/refusal.ts';
import type { Database } from '../platform/database.ts';
import { grantPrefix, withdrawPrefix } from './grants.ts';

const grantQuery = Type.Object({ to: Type.String({ maxLength: 50 }), prefix: Type.String({ maxLength: 200 }) });

export type GrantRouteDeps = { sql: Database; answer: SendRefusal; refuse: SendRefusal };

/** `POST …/grant` and `/withdraw` below `/releases/shell`, within what has let a key in. */
export function grantRoutes(scope: FastifyInstance, { sql, answer, refuse }: GrantRouteDeps): void {
  for (const [act, change] of Object.entries({ grant: grantPrefix, withdraw: withdrawPrefix })) {
    scope.post<{ Params: Params; Querystring: Static<typeof grantQuery> }>(
      `/releases/:package/${act}`,
      { schema: { querystring: grantQuery } },
      async (request, reply) => {
        const { params, query, keyId } = request;
        if (params.package !== 'shell') return refuse(request, reply, refusal(403, "Only the shell's key grants prefixes."));
        const outcome = await change(sql, { package: query.to, prefix: query.prefix }, `key ${keyId}`);
        if (!outcome.done) return answer(request, reply, refusal(409, outcome.why));
        return reply.header('cache-control', 'no-store').send({ package: query.to, prefix: query.prefix });
      },
    );
  }
}
