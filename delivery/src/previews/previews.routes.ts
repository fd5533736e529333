import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Database } from '../platform/database.ts';
import { discardPreview, standingPreviews } from './previews.ts';
import type { Params } from '../http/queries.ts';
import { refusal, type SendRefusal } from '../http/refusal.ts';

const discardQuery = Type.Object({ preview: Type.String({ pattern: '^[0-9a-f]{6,32}$' }) });

export type PreviewRouteDeps = {
  sql: Database;
  answer: SendRefusal;
};

/** `GET …/previews` and `POST …/discard` below `/releases/<package>`, within what has let a key in. */
export function previewRoutes(scope: FastifyInstance, { sql, answer }: PreviewRouteDeps): void {
  scope.get<{ Params: Params }>('/releases/:package/previews', async ({ params }, reply) =>
    reply.header('cache-control', 'no-store').send({ previews: await standingPreviews(sql, params.package) }),
  );
  scope.post<{ Params: Params; Querystring: Static<typeof discardQuery> }>(
    '/releases/:package/discard',
    { schema: { querystring: discardQuery } },
    async (request, reply) => {
      const { params, query, keyId } = request;
      const ended = await discardPreview(sql, { id: query.preview, name: params.package, actor: `key ${keyId}` });
      if (!ended) return answer(request, reply, refusal(409, `${params.package} has no such preview.`));
      return reply.header('cache-control', 'no-store').send({ package: params.package, release: ended.release });
    },
  );
}
