import type postgres from 'postgres';
import type { Metrics } from './metrics.ts';

/** A statement of the client, in what it keeps of itself: which connection it was sent to, and by what it ends. */
type Statement = {
  executed: boolean;
  state: unknown;
  handler: unknown;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
  handle(): unknown;
};
type Begin = (...given: unknown[]) => Promise<unknown>;
type Pool = { options: { max: number }; begin: Begin };

/** The connections of a pool that work or are held by a transaction, and the statements that wait for one. */
export type PoolCounts = { most: number; busy: number; waiting: number };

/** Follows a pool from its making on; the client itself tells nobody. @returns the counts of the moment */
export function watchPool(sql: postgres.Sql): () => PoolCounts {
  const pool = sql as unknown as Pool;
  const one = sql`` as unknown as Statement;
  const kind = Object.getPrototypeOf(one) as Statement;
  const { handler } = one;
  const under = new Set<Statement>();
  let transactions = 0;

  const { handle } = kind;
  kind.handle = function followed(this: Statement) {
    // Those within a transaction have its connection.
    if (!this.executed && this.handler === handler) {
      under.add(this);
      const { resolve, reject } = this;
      this.resolve = (rows) => void (under.delete(this), resolve.call(this, rows));
      this.reject = (error) => void (under.delete(this), reject.call(this, error));
    }
    return handle.call(this);
  };
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
