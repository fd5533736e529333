import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { RECORD_POINT } from './records.policy.ts';
import { maskedBody } from './records.routes.ts';
import type { RecordsService } from './records.service.ts';

export function passesResolvers(records: RecordsService): Resolvers {
  const askedOf = ({ medicalId, ...area }: { medicalId?: string | null; sido?: string | null; sigungu?: string | null }) => ({
    ...area,
    medicalId: medicalId ? parseId(medicalId) : null,
  });
  return {
    Query: {
      getMaskedFeeRecordsByPage: async (_root, { page, count, ...asked }) =>
        unwrap(await records.listMasked(askedOf(asked), { page, count })).map(maskedBody),
      getMaskedFeeRecordCount: (_root, asked) => records.countRecords(askedOf(asked)),
      getMaskedFeeRecord: async (_root, { id }) => maskedBody(unwrap(await records.getMasked(parseId(id)))),
      getFeeRecordPoint: () => RECORD_POINT,
    },
  };
}
