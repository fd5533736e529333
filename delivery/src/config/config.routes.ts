import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { setConfig, settingsOf } from './config.ts';
import type { Database } from '../platform/database.ts';
import { note, type Params } from '../http/queries.ts';
import { refusal, type SendRefusal } from '../http/refusal.ts';

const of = Type.Optional(Type.String({ maxLength: 50 }));
const key = Type.String({ maxLength: 50 });
const listQuery = Type.Object({ of });
const setQuery = Type.Object({ of, key, value: Type.String({ maxLength: 1_000 }), note });
const resetQuery = Type.Object({ of, key, note });

type Query = Static<typeof resetQuery> & { value?: string };

export type ConfigRouteDeps = {
  sql: Database;
  answer: SendRefusal;
};

/** `GET …/config` and `POST …/set-config`, `/reset-config` below `/releases/<package>`, within what has let a key in; with the shell's key of every package. */
export function configRoutes(scope: FastifyInstance, { sql, answer }: ConfigRouteDeps): void {
  const nameOf = ({ params, query }: FastifyRequest) => (query as Static<typeof listQuery>).of ?? (params as Params).package;
  const foreign = (request: FastifyRequest) => {
    const { package: own } = request.params as Params;
    return nameOf(request) === own || own === 'shell' ? null : refusal(403, `The key of ${own} is for its own configuration.`);
  };

  scope.get('/releases/:package/config', { schema: { querystring: listQuery } }, async (request, reply) => {
    const refused = foreign(request);
    if (refused) return answer(request, reply, refused);
    const settings = await settingsOf(sql, nameOf(request));
    if (!settings) return answer(request, reply, refusal(409, `Nothing of ${nameOf(request)} is live: its configuration is not known.`));
    return reply.header('cache-control', 'no-store').send({ settings });
  });

  for (const [act, schema] of [
    ['set', setQuery],
    ['reset', resetQuery],
  ] as const)
    scope.post<{ Querystring: Query }>(`/releases/:package/${act}-config`, { schema: { querystring: schema } }, async (request, reply) => {
      const refused = foreign(request);
      if (refused) return answer(request, reply, refused);
      const { key: name, value, note: why } = request.query;
      const wish = { package: nameOf(request), key: name, value: act === 'set' ? value : undefined, note: why };
      const outcome = await setConfig(sql, wish, `key ${request.keyId}`);
      if (!outcome.done) return answer(request, reply, refusal(409, outcome.why));
      return reply.header('cache-control', 'no-store').send({ package: wish.package, key: name });
    });
}
