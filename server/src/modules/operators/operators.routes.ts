import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import type { OperatorsService } from './operators.service.ts';
import { forgetSessionToken, keepSessionToken, sessionTokenOf } from './session-cookie.ts';

const Code = Type.String({ minLength: 1, maxLength: 40 });
const State = Type.Object({
  state: Type.Union([Type.Literal('enrolment'), Type.Literal('second-factor'), Type.Literal('open')]),
  recoveryLeft: Type.Integer(),
  endsAt: Type.Optional(Type.String()),
});
const Opened = Type.Object({ endsAt: Type.String() });

/** The second factor: enrolling it, passing it, and the end of what it opened. To whoever is not named there is nothing here. */
export function operatorsRoutes(http: Http, operators: OperatorsService): void {
  const base = '/api/operator';
  const config = { access: 'named-operator', idempotent: false } as const;
  const callerOf = (request: FastifyRequest) => ({ viewer: signedInViewer(request), ip: request.ip });

  http.get(`${base}/session`, { config: { access: 'named-operator' }, schema: { response: { 200: envelope(State) } } }, async (request) =>
    success(unwrap(await operators.stateOf(signedInViewer(request), sessionTokenOf(request)))),
  );
  http.post(
    `${base}/session`,
    { config, schema: { body: Type.Object({ code: Code }), response: { 200: envelope(Opened) } } },
    async (request, reply) => {
      const { token, endsAt } = unwrap(await operators.signIn(callerOf(request), request.body.code));
      keepSessionToken(reply, token);
      return success({ endsAt });
    },
  );
  http.delete(`${base}/session`, { config, schema: { response: { 200: envelope(Type.Null()) } } }, async (request, reply) => {
    await operators.signOut(signedInViewer(request));
    forgetSessionToken(reply);
    return success(null);
  });
  http.post(
    `${base}/enrolment`,
    {
      config,
      schema: {
        body: Type.Object({ enrolmentCode: Code }),
        response: { 200: envelope(Type.Object({ secret: Type.String(), uri: Type.String() })) },
      },
    },
    async (request) => success(unwrap(await operators.beginEnrolment(callerOf(request), request.body.enrolmentCode))),
  );
  http.post(
    `${base}/enrolment/confirm`,
    {
      config,
      schema: {
        body: Type.Object({ enrolmentCode: Code, code: Code }),
        response: { 200: envelope(Type.Object({ ...Opened.properties, recoveryCodes: Type.Array(Type.String()) })) },
      },
    },
    async (request, reply) => {
      const { token, ...opened } = unwrap(await operators.confirmEnrolment(callerOf(request), request.body));
      keepSessionToken(reply, token);
      return success(opened);
    },
  );
}
