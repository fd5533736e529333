import { signedInViewer } from '../../../platform/access/access.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { Resolvers } from '../../../platform/graphql/schema.gen.ts';
import { toSettlement } from './settlements.routes.ts';
import type { SettlementsService } from './settlements.service.ts';
import type { Period } from './settlements.policy.ts';

type PeriodInput = { startDate?: string | null | undefined; endDate?: string | null | undefined };
const toPeriod = ({ startDate, endDate }: PeriodInput): Period => ({ startDate: startDate ?? null, endDate: endDate ?? null });

export function settlementsResolvers(settlements: SettlementsService): Resolvers {
  return {
    Query: {
      getMyHospitalSettlements: async (_root, { page, count, ...period }, context) => {
        const list = unwrap(await settlements.listMine(signedInViewer(context), toPeriod(period), { page, count }));
        return list.map(toSettlement);
      },
      getMyHospitalSettlementCount: async (_root, period, context) =>
        unwrap(await settlements.infoOfMine(signedInViewer(context), toPeriod(period))).count,
      getMyHospitalSettlementInfo: async (_root, period, context) =>
        unwrap(await settlements.infoOfMine(signedInViewer(context), toPeriod(period))),
    },
  };
}
