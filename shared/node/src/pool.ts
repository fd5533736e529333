import type postgres from 'postgres';
import type { Metrics } from './metrics.ts';
import { followStatements, type Statement } from './traces/statements.ts';

type Begin = (...given: unknown[]) => Promise<unknown>;
type Pool = { options: { max: number }; begin: Begin };

/** The connections of a pool that work or are held by a transaction, and the statements that wait for one. */
export type PoolCounts = { most: number; busy: number; waiting: number };

/** Follows a pool from its making on. @returns the counts of the moment */
export function watchPool(sql: postgres.Sql): () => PoolCounts {
  const pool = sql as unknown as Pool;
  // Those within a transaction have another: they go to its connection.
  const { handler } = sql`` as unknown as Statement;
  const under = new Set<Statement>();
  let transactions = 0;

  followStatements(sql, (statement) => {
    if (statement.handler !== handler) return null;
    under.add(statement);
    return () => void under.delete(statement);
  });
  const { begin } = pool;
  pool.begin = async (...given) => {
    const work = given.pop() as (transaction: unknown) => unknown;
    let hasBegun = false;
    try {
      return await begin(...given, (transaction: unknown) => {
        hasBegun = true;
        transactions += 1;
        return work(transaction);
      });
    } finally {
      if (hasBegun) transactions -= 1;
    }
  };
  return () => {
    const waiting = [...under].filter(({ state }) => state === null).length;
    return { most: pool.options.max, busy: Math.min(pool.options.max, under.size - waiting + transactions), waiting };
  };
}

/** Tells the figures of a pool of connections to PostgreSQL. */
export function tellPool(metrics: Metrics, sql: postgres.Sql): void {
  const counts = watchPool(sql);
  metrics.gauges(
    'pool',
    { petcare_pool: 'Connections to PostgreSQL of this process: most, busy; statements that are waiting for one.' },
    async () => ({ petcare_pool: counts() }),
  );
}
