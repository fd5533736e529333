import type { Result } from '../errors/result.ts';
import type { AppError } from '../errors/app-error.ts';
import type { Database, Transaction } from './database.ts';

class Rollback extends Error {
  readonly failure: { ok: false; error: AppError };
  constructor(failure: { ok: false; error: AppError }) {
    super('rolled back');
    this.failure = failure;
  }
}

/** Commits when `work` gives `ok`, rolls everything back when it gives `err` or throws. */
export async function inTransaction<T, E extends AppError>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  try {
    const outcome = await db.begin(async (tx): Promise<{ result: Result<T, E> }> => {
      const result = await work(tx);
      if (!result.ok) throw new Rollback(result);
      return { result };
    });
    return outcome.result;
  } catch (error) {
    if (error instanceof Rollback) return error.failure as { ok: false; error: E };
    throw error;
  }
}
