import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { sources, type Account, type Difference, type LedgerUnit } from './ledger.policy.ts';
import * as store from './ledger.sql.ts';

/** One movement. `act` names it once and for all (`order:A1:paid`). `amount` is whole won or points, above 0. */
export type Movement = { act: string; unit: LedgerUnit; from: Account; to: Account; amount: number };

export type LedgerService = {
  /** Writes a movement in the caller's transaction. False, and nothing is written, when the act has moved this unit before. */
  move(tx: Transaction, movement: Movement): Promise<boolean>;
  /** The balance of an account, from its entries. */
  balanceOf(account: Account, unit: LedgerUnit): Promise<number>;
  countEntries(): Promise<number>;
  /** Accounts below zero that may not be; at most a hundred. */
  listDifferences(): Promise<Difference[]>;
};

export function createLedgerService({ db, clock }: { db: Database; clock: Clock }): LedgerService {
  return {
    async move(tx, { act, unit, from, to, amount }) {
      if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`a ledger entry moves a positive whole amount, not ${amount}`);
      return store.insertEntry(tx, { act, unit, fromAccount: from, toAccount: to, amount, createdAt: clock.now() });
    },
    balanceOf: (account, unit) => store.balanceOf(db, account, unit),
    countEntries: () => store.countEntries(db),
    async listDifferences() {
      const overdrawn = await store.listOverdrawn(db, sources);
      return overdrawn.map(({ account, unit, balance }) => ({ subject: `${account} (${unit})`, booked: balance, standing: 0 }));
    },
  };
}
