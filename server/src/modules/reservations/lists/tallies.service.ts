import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ok, unwrap } from '../../../platform/errors/result.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Difference } from '../../ledger/index.ts';
import { foldChanges, listTallyDifferences } from '../record/tallies.sql.ts';

const BATCH = 10_000;

export type TalliesService = {
  /** Adds to the tallies what was changed since, for one process at a time; `most` changes in one transaction. */
  fold(context: Pick<JobContext, 'signal'>, most?: number): Promise<void>;
  /** Tallies that the reservations tell otherwise. */
  listDifferences(): Promise<Difference[]>;
};

/** The tallies of reservations: those of a business that begin on a day, last until another one and have a status. */
export function createTalliesService({ db }: { db: Database }): TalliesService {
  return {
    async fold({ signal }, most = BATCH) {
      while (!signal.aborted) {
        if (unwrap(await inTransaction(db, async (tx) => ok(await foldChanges(tx, most)))) === 0) return;
      }
    },
    async listDifferences() {
      const rows = await listTallyDifferences(db);
      return rows.map(({ businessId, day, status, counted, told }) => ({
        ...{ subject: `reservations of business ${businessId} from ${day} with status ${status}`, booked: counted, standing: told },
      }));
    },
  };
}
