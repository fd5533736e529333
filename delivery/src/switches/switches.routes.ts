import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Database } from '../platform/database.ts';
import type { ChangeOutcome } from '../registry/change-outcome.ts';
import { allSwitches, removeSwitch, setSwitch } from './switches.ts';
import { note, type Params } from '../http/queries.ts';
import { refusal, type SendRefusal } from '../http/refusal.ts';

const name = Type.String({ maxLength: 50 });
const setQuery = Type.Object({
  name,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  owner: Type.Optional(Type.String({ maxLength: 50 })),
  note,
});
const removeQuery = Type.Object({ name });

export type SwitchRouteDeps = {
  sql: Database;
  answer: SendRefusal;
};

/** `GET …/switches` and `POST …/set-switch`, `/remove-switch` below `/releases/<package>`, within what has let a key in. */
export function switchRoutes(scope: FastifyInstance, { sql, answer }: SwitchRouteDeps): void {
  const by = ({ params, keyId }: FastifyRequest) => ({ actor: `key ${keyId}`, scope: (params as Params).package });
  const tell = async (request: FastifyRequest, reply: FastifyReply, outcome: ChangeOutcome, done: object) =>
    outcome.done ? reply.header('cache-control', 'no-store').send(done) : answer(request, reply, refusal(409, outcome.why));

  scope.get<{ Params: Params }>('/releases/:package/switches', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ switches: await allSwitches(sql) }),
  );
  scope.post<{ Params: Params; Querystring: Static<typeof setQuery> }>(
    '/releases/:package/set-switch',
    { schema: { querystring: setQuery } },
    async (request, reply) => tell(request, reply, await setSwitch(sql, request.query, by(request)), request.query),
  );
  scope.post<{ Params: Params; Querystring: Static<typeof removeQuery> }>(
    '/releases/:package/remove-switch',
    { schema: { querystring: removeQuery } },
    async (request, reply) => tell(request, reply, await removeSwitch(sql, request.query.name, by(request)), request.query),
  );
}
