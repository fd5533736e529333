import { AsyncLocalStorage } from 'node:async_hooks';
import postgres from 'postgres';
import type { Database, Fragment, Sql } from '../database.ts';
import { isTooSlow } from '../postgres-errors.ts';
import { isQuestion, isTemplate } from '../statements.ts';
import type { Replica } from './replica.ts';

const scope = new AsyncLocalStorage<true>();

/** Runs what may show a little less than everything that is written: its questions may be asked of a replica. */
export function mayBeBehind<Value>(work: () => Value): Value {
  return scope.run(true, work);
}

/**
 * A database whose questions in the scope of `mayBeBehind` go to the replica while that is well; transactions and everything else go to
 * the primary. A question that the replica fails is asked of the primary: nobody sees the failure.
 */
export function withReplica(primary: Database, replica: Pick<Replica, 'current' | 'doubt'>): Database {
  return new Proxy(primary, {
    apply(_target, _this, given: Parameters<Sql>) {
      const isHere = scope.getStore() !== undefined && isTemplate(given[0]) && isQuestion(given[0]);
      const asked = primary(...given) as unknown as Fragment;
      return isHere ? elsewhere(asked, () => ask(given)) : asked;
    },
  });

  async function ask(given: Parameters<Sql>): Promise<postgres.Row[]> {
    const db = replica.current();
    if (!db) return (await primary(...given)) as unknown as postgres.Row[];
    try {
      return (await db(...given)) as unknown as postgres.Row[];
    } catch (error) {
      // The primary would take as long, and twice the work helps nobody.
      if (isTooSlow(error)) throw error;
      if (isAway(error)) replica.doubt(db);
      return (await primary(...given)) as unknown as postgres.Row[];
    }
  }
}

/** A statement that is asked elsewhere when somebody waits for it; as a part of another one it stays what it is. */
function elsewhere(statement: Fragment, ask: () => Promise<postgres.Row[]>): Fragment {
  let answer: Promise<postgres.Row[]> | undefined;
  const answered = () => (answer ??= ask());
  return Object.assign(statement, {
    then: (...how: Parameters<Promise<postgres.Row[]>['then']>) => answered().then(...how),
    catch: (...how: Parameters<Promise<postgres.Row[]>['catch']>) => answered().catch(...how),
    finally: (...how: Parameters<Promise<postgres.Row[]>['finally']>) => answered().finally(...how),
  });
}

/** It has ended, is about to, or takes no connection; not: it can't answer this one question. */
function isAway(error: unknown): boolean {
  return !(error instanceof postgres.PostgresError) || /^(08|53|57P)/.test(error.code);
}
