import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { CountedAct } from './counts.policy.ts';
import type { CountsService } from './counts.service.ts';

type Kind = 'hospital' | 'pharmacy';

export function countsResolvers({ counts }: { counts: CountsService }): Resolvers {
  const visitorOf = (context: GraphqlContext) => ({ viewerId: viewerOf(context)?.id, ip: context.ip });
  const visit = async (kind: Kind, id: string, context: GraphqlContext) =>
    unwrap(await counts.countVisit({ kind, id: parseId(id) }, visitorOf(context)));
  const act = async (name: CountedAct, kind: Kind, { id, type }: { id: string; type: number }, context: GraphqlContext) =>
    unwrap(await counts.countAct(name, { kind, id: parseId(id) }, type, visitorOf(context)));
  const byDay = <Row extends { date: string }>(rows: Row[]) => rows.map((row) => ({ ...row, id: row.date }));
  const byDayAndType = <Row extends { date: string; type: number }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, id: `${row.date}.${row.type}` }));

  return {
    Query: {
      getHospitalVisotorCount: async (_root, days, context) =>
        byDay(unwrap(await counts.listMyVisitors(signedInViewer(context), 'hospital', days))),
      getHospitalClickCount: async (_root, days, context) =>
        byDay(unwrap(await counts.listMyClicks(signedInViewer(context), 'hospital', days))),
      getHospitalInflowCount: async (_root, days, context) =>
        byDayAndType(unwrap(await counts.listMyInflows(signedInViewer(context), 'hospital', days))),
      getPharmacyVisotorCount: async (_root, days, context) =>
        byDay(unwrap(await counts.listMyVisitors(signedInViewer(context), 'pharmacy', days))),
      getPharmacyClickCount: async (_root, days, context) =>
        byDay(unwrap(await counts.listMyClicks(signedInViewer(context), 'pharmacy', days))),
      getPharmacyInflowCount: async (_root, days, context) =>
        byDayAndType(unwrap(await counts.listMyInflows(signedInViewer(context), 'pharmacy', days))),
    },
    Mutation: {
      increaseHospitalVisitorCount: (_root, { hospitalId }, context) => visit('hospital', hospitalId, context),
      increaseHospitalClickCount: (_root, { hospitalId: id, type }, context) => act('click', 'hospital', { id, type }, context),
      increaseHospitalInflowCount: (_root, { hospitalId: id, type }, context) => act('inflow', 'hospital', { id, type }, context),
      increasePharmacyVisitorCount: (_root, { pharmacyId }, context) => visit('pharmacy', pharmacyId, context),
      increasePharmacyClickCount: (_root, { pharmacyId: id, type }, context) => act('click', 'pharmacy', { id, type }, context),
      increasePharmacyInflowCount: (_root, { pharmacyId: id, type }, context) => act('inflow', 'pharmacy', { id, type }, context),
    },
  };
}
