import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, success, wholeList } from '../../platform/http/envelope.ts';
import { day } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import { withId, type CountedAct } from './counts.policy.ts';
import type { CountsService } from './counts.service.ts';

const Counted = { response: { 200: envelope(Type.Boolean()) } };
const counting = { idempotent: false };
const Days = Type.Object({
  start_date: Type.Optional(day()),
  end_date: Type.Optional(day()),
});
type Days = { start_date?: string; end_date?: string };
const number = Type.Integer();
const answerOf = (row: Record<string, typeof number>) => ({
  config: { access: 'company' as const, staff: 'all' as const },
  schema: {
    querystring: Days,
    response: { 200: envelope(listOf(Type.Object({ id: Type.String(), date: Type.String(), ...row }))) },
  },
});
const toDays = ({ start_date: startDate, end_date: endDate }: Days) => ({ startDate, endDate });

/** Those of companies; hospitals and pharmacies have theirs in GraphQL. */
export function countsRoutes(http: Http, { counts }: { counts: CountsService }): void {
  const company = '/api/client/company/:id';
  const Params = Type.Object({ id: Type.String() });

  http.post(`${company}/visitor`, { schema: { params: Params, ...Counted }, config: { access: 'public', ...counting } }, async (request) =>
    success(
      unwrap(
        await counts.countVisit({ kind: 'company', id: parseId(request.params.id) }, { viewerId: viewerOf(request)?.id, ip: request.ip }),
      ),
    ),
  );
  for (const act of ['click', 'inflow'] as const satisfies CountedAct[]) {
    const querystring = Type.Object({ type: Type.Integer() });
    http.post(
      `${company}/${act}`,
      { schema: { params: Params, querystring, ...Counted }, config: { access: 'public', ...counting } },
      async (request) =>
        success(
          unwrap(
            await counts.countAct(act, { kind: 'company', id: parseId(request.params.id) }, request.query.type, {
              viewerId: viewerOf(request)?.id,
              ip: request.ip,
            }),
          ),
        ),
    );
  }

  const own = '/api/client/user/company';
  http.get(`${own}-visitor`, answerOf({ memberCount: number, nonMemberCount: number }), async (request) => {
    const viewer = signedInViewer(request);
    return success(wholeList(unwrap(await counts.listMyVisitors(viewer, 'company', toDays(request.query))).map(withId)));
  });
  http.get(
    `${own}-click`,
    answerOf({ reservationCount: number, callCount: number, shareCount: number, kakaoCount: number }),
    async (request) => {
      const viewer = signedInViewer(request);
      return success(wholeList(unwrap(await counts.listMyClicks(viewer, 'company', toDays(request.query))).map(withId)));
    },
  );
  http.get(`${own}-inflow`, answerOf({ type: number, count: number }), async (request) => {
    const viewer = signedInViewer(request);
    return success(wholeList(unwrap(await counts.listMyInflows(viewer, 'company', toDays(request.query))).map(withId)));
  });
}
