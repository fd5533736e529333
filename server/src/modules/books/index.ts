import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { GiftsService } from '../gifts/index.ts';
import type { Difference, LedgerService } from '../ledger/index.ts';
import type { PassesVerbs } from '../passes/index.ts';
import type { PaymentsVerbs } from '../payments/index.ts';
import type { PointsService } from '../points/index.ts';
import type { ReservationsVerbs } from '../reservations/index.ts';

export type BooksService = {
  /** Recomputes balances, orders, refunds, stock, what was given, settlements, and the tallies of reservations; what does not tie, by name. */
  listDifferences(): Promise<Difference[]>;
};

type Deps = {
  ledger: LedgerService;
  points: PointsService;
  payments: PaymentsVerbs;
  gifts: GiftsService;
  passes: PassesVerbs;
  reservations: Pick<ReservationsVerbs, 'settlements' | 'tallies'>;
};

/** The books: every night, and by `npm run books`, all that stands is held against the ledger. */
export function createBooks({ ledger, points, payments, gifts, passes, reservations }: Deps): ServerModule<BooksService> {
  const listDifferences = async () => {
    const all = [
      await ledger.listDifferences(),
      await points.listDifferences(),
      await payments.orders.listDifferences(),
      await payments.listDifferences(),
      await gifts.listDifferences(),
      await passes.listDifferences(),
      await passes.records.listDifferences(),
      await reservations.settlements.listDifferences(),
      await reservations.tallies.listDifferences(),
    ];
    return all.flat();
  };
  return {
    verbs: { listDifferences },
    registration: {
      jobs: [
        defineJob(jobType('check-books'), {
          schedule: '30 3 * * *',
          mostSeconds: 1_800,
          async run(_payload, { log }) {
            const differences = await listDifferences();
            if (differences.length > 0) log.error({ differences }, 'the books do not tie');
          },
        }),
      ],
    },
  };
}
