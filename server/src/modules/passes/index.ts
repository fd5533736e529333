import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { MedicalService } from '../medical/index.ts';
import type { PaymentsVerbs } from '../payments/index.ts';
import type { ReviewsVerbs } from '../reviews/index.ts';
import { passesResolvers } from './passes.resolvers.ts';
import { passesRoutes } from './passes.routes.ts';
import { createPassGoodsService, type PassGoodsService } from './pass-goods.service.ts';
import { createPassesService, type PassesService } from './passes.service.ts';
import { recordsRoutes } from './records.routes.ts';
import { createRecordsService, type RecordsService } from './records.service.ts';

export type { PassGoodsService, PassOnShelf } from './pass-goods.service.ts';
export type { ActivePeriod, Pass, PassesService, PassItem } from './passes.service.ts';
export type { OpenRecord, RecordsService } from './records.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['pass_items', 'passes', 'receipt_openings', 'receipt_purchases'];

/** Passes (`buyPass`, `getActivePeriod`…), the fee `records` that they open, and the `goods` that an operator puts on sale. */
export type PassesVerbs = PassesService & { records: RecordsService; goods: PassGoodsService };
type Deps = Pick<PlatformDeps, 'db' | 'clock'> & {
  payments: PaymentsVerbs;
  reviews: Pick<ReviewsVerbs, 'receipts'>;
  medical: Pick<MedicalService, 'pricesAround'>;
};

/** Passes of some days for the detailed medical fee records, and the records: masked, opened by a pass, bought one by one. */
export function createPasses({ payments, reviews, medical, ...deps }: Deps): ServerModule<PassesVerbs> {
  const { orders } = payments;
  const passes = createPassesService({ ...deps, orders });
  const records = createRecordsService({ ...deps, orders, passes, medical, receipts: reviews.receipts });
  return {
    verbs: { ...passes, records, goods: createPassGoodsService(deps) },
    registration: {
      resolvers: passesResolvers(records),
      routes: (http) => {
        passesRoutes(http, { passes, orders });
        recordsRoutes(http, records);
      },
    },
  };
}
