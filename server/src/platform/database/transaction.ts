import type { Result } from '../errors/result.ts';
import type { Database, Transaction } from './database.ts';

class Rollback<R> extends Error {
  readonly result: R;
  constructor(result: R) {
    super('rolled back');
    this.result = result;
  }
}

/** Commits when `work` gives `ok`, rolls everything back when it gives `err` or throws. */
export async function inTransaction<R extends Result<unknown>>(db: Database, work: (tx: Transaction) => Promise<R>): Promise<R> {
  try {
    const committed = await db.begin(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Rollback(result);
      return { result };
    });
    return committed.result;
  } catch (error) {
    if (error instanceof Rollback) return error.result as R;
    throw error;
  }
}
