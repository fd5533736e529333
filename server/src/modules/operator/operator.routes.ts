import { Type, type TObject } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import { multipartBody } from '../../platform/http/multipart-body.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { OperatorsService } from '../operators/index.ts';
import type { Act } from './act.ts';
import { areas, operatorActs } from './acts/table.ts';
import { describedAreas, isOnPage } from './described-acts.ts';
import type { Operator } from './operator.ts';

/** Far more than a person does; whoever holds a session hides no whole board. */
const ACTS = { max: 300, windowSeconds: 600 };

/** The areas in which work waits for somebody: lists of what is not settled. */
const queues = ['registrations', 'reports', 'receipts', 'inquiries', 'corrections', 'voices', 'ads', 'payments'] as const;

const Field = Type.Object({
  name: Type.String(),
  label: Type.String(),
  type: Type.Enum(['text', 'number', 'flag', 'date', 'choice', 'file']),
  isRequired: Type.Boolean(),
  isPositional: Type.Boolean(),
  isMany: Type.Boolean(),
  words: Type.Array(Type.String()),
  file: Type.Optional(Type.Enum(['text', 'page', 'picture', 'pdf', 'picture-or-pdf'])),
});
const Areas = Type.Object({
  areas: Type.Array(
    Type.Object({
      area: Type.String(),
      label: Type.String(),
      acts: Type.Array(
        Type.Object({
          verb: Type.String(),
          help: Type.String(),
          kind: Type.Enum(['list', 'show', 'change', 'final']),
          fields: Type.Array(Field),
        }),
      ),
    }),
  ),
});
const Waiting = Type.Object({ queues: Type.Array(Type.Object({ area: Type.String(), label: Type.String(), total: Type.Integer() })) });

type Deps = { operator: Operator; operators: Pick<OperatorsService, 'confirmCode' | 'nameOf'>; rateLimits: RateLimiter };

/**
 * One route an act, for whoever has passed the second factor. `dryRun` says what an act would do, and takes it back; what can't
 * be undone asks for a fresh code, which is spent only where the act itself is right.
 */
export function operatorRoutes(http: Http, { operator, operators, rateLimits }: Deps): void {
  const base = '/api/operator';
  const config = { access: 'operator' } as const;
  const nameOf = (request: FastifyRequest) => operators.nameOf(signedInViewer(request));

  http.get(`${base}/acts`, { config, schema: { response: { 200: envelope(Areas) } } }, async () =>
    success({ areas: describedAreas.map(({ acts, ...area }) => ({ ...area, acts: [...acts] })) }),
  );
  http.get(`${base}/waiting`, { config, schema: { response: { 200: envelope(Waiting) } } }, async (request) => {
    const by = await nameOf(request);
    const counted = await Promise.all(
      queues.map(async (area) => {
        const { label, acts } = areas[area]!;
        const act = acts.find(({ kind }) => kind === 'list')!;
        const { total } = unwrap(await operator.run(act, { count: 1 }, { by })) as { total: number };
        return { area, label, total };
      }),
    );
    return success({ queues: counted });
  });

  const asks = (act: Act) =>
    http.get(
      `${base}/${act.area}/${act.verb}`,
      { config, schema: { description: act.help, querystring: act.input, response: { 200: envelope(act.output) } } },
      async (request) => success(unwrap(await operator.run(act, request.query, { by: await nameOf(request) }))),
    );
  const changes = (act: Act) =>
    http.post(
      `${base}/${act.area}/${act.verb}`,
      { config, schema: { description: act.help, body: bodyOf(act), response: { 200: envelope(act.output) } } },
      async (request) => {
        const { dryRun: isTrial = false, secondFactor, ...input } = request.body as Body;
        const by = await nameOf(request);
        const viewer = signedInViewer(request);
        unwrap(await rateLimits.hit(`operator-acts:${viewer.id}`, ACTS));
        if (act.kind === 'final' || isTrial) {
          const tried = unwrap(await operator.run(act, input, { by, isTrial: true }));
          if (isTrial) return success(tried);
          unwrap(await operators.confirmCode({ viewer, ip: request.ip }, secondFactor));
        }
        return success(unwrap(await operator.run(act, input, { by })));
      },
    );
  for (const act of operatorActs.filter(isOnPage)) {
    if (act.kind === 'list' || act.kind === 'show') asks(act);
    else changes(act);
  }
}

type Body = { dryRun?: boolean; secondFactor?: string };

function bodyOf({ kind, input }: Act): TObject {
  const properties = {
    ...input.properties,
    dryRun: Type.Optional(Type.Boolean({ description: '해 보기만 하고 아무것도 바꾸지 않아요' })),
    ...(kind === 'final' && { secondFactor: Type.Optional(Type.String({ maxLength: 40, description: '인증 앱의 코드' })) }),
  };
  const hasFiles = Object.values(input.properties).some((schema) => (schema as { format?: string }).format === 'binary');
  return hasFiles ? multipartBody(properties) : Type.Object(properties);
}
