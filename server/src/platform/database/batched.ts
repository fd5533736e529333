import DataLoader from 'dataloader';
import { outsideActs } from './acts.ts';
import type { Database, Sql } from './database.ts';

/** The milliseconds within which all that comes is written in one transaction: so a row that everybody writes to is no queue. */
const BATCH_MS = 20;
const MOST_IN_BATCH = 500;

/**
 * A writer that gathers what comes side by side (docs/decisions/035). Its
 * answer means that the transaction is committed.
 * @param write gives as many answers as there are items, in their order
 */
export function batched<Item, Answer>(
  db: Database,
  write: (tx: Sql, batch: readonly Item[]) => Promise<Answer[]>,
): (item: Item) => Promise<Answer> {
  async function commit(batch: readonly Item[]): Promise<Answer[]> {
    let answers: Answer[] = [];
    await outsideActs(() =>
      db.begin(async (tx) => {
        answers = await write(tx, batch);
      }),
    );
    return answers;
  }
  const loader = new DataLoader<Item, Answer>(commit, {
    cache: false,
    maxBatchSize: MOST_IN_BATCH,
    batchScheduleFn: (start) => void setTimeout(start, BATCH_MS),
  });
  return (item) => loader.load(item);
}
