import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Result } from '../../platform/errors/result.ts';
import { insertAct, type OperatorAct } from './operator.sql.ts';

/** Does something and writes it down, or neither. */
export type RecordedAct = <Value>(
  act: string,
  details: OperatorAct['details'],
  doIt: (tx: Transaction) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

export function recordedActs({ db, clock }: { db: Database; clock: Clock }): RecordedAct {
  return (act, details, doIt) =>
    inTransaction(db, async (tx) => {
      const done = await doIt(tx);
      if (done.ok) await insertAct(tx, { act, details }, clock.now());
      return done;
    });
}
