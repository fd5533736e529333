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

/** `by`: the operator's name on the machine, where it is known. */
export type ActsDeps = { db: Database; clock: Clock; by?: string };

export function recordedActs({ db, clock, by }: ActsDeps): RecordedAct {
  return (act, details, doIt) =>
    inTransaction(db, async (tx) => {
      const done = await doIt(tx);
      if (done.ok) await insertAct(tx, { act, details, by: by ?? null }, clock.now());
      return done;
    });
}
