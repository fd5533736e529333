import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { withId, type CountedAct } from './counts.policy.ts';
import type { CountsService } from './counts.service.ts';

type Kind = 'hospital' | 'pharmacy';

export function countsResolvers({ counts }: { counts: CountsService }): Resolvers {
  const visitorOf = (context: GraphqlContext) => ({ viewerId: viewerOf(context)?.id, ip: context.ip });
  const visit = async (kind: Kind, id: string, context: GraphqlContext) =>
    unwrap(await counts.countVisit({ kind, id: parseId(id) }, visitorOf(context)));
  const act = async (name: CountedAct, kind: Kind, { id, type }: { id: string; type: number }, context: GraphqlContext) =>
    unwrap(await counts.countAct(name, { kind, id: parseId(id) }, type, visitorOf(context)));

  return {
    Query: {
      getHospitalVisotorCount: async (_root, days, context) =>
        unwrap(await counts.listMyVisitors(signedInViewer(context), 'hospital', days)).map(withId),
      getHospitalClickCount: async (_root, days, context) =>
        unwrap(await counts.listMyClicks(signedInViewer(context), 'hospital', days)).map(withId),
      getHospitalInflowCount: async (_root, days, context) =>
        unwrap(await counts.listMyInflows(signedInViewer(context), 'hospital', days)).map(withId),
      getPharmacyVisotorCount: async (_root, days, context) =>
        unwrap(await counts.listMyVisitors(signedInViewer(context), 'pharmacy', days)).map(withId),
      getPharmacyClickCount: async (_root, days, context) =>
        unwrap(await counts.listMyClicks(signedInViewer(context), 'pharmacy', days)).map(withId),
      getPharmacyInflowCount: async (_root, days, context) =>
        unwrap(await counts.listMyInflows(signedInViewer(context), 'pharmacy', days)).map(withId),
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
