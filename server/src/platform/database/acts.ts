import { AsyncLocalStorage } from 'node:async_hooks';
import { fairShares } from '../fair-shares.ts';
import type { Database, Sql, Transaction } from './database.ts';
import { isTemplate, isWrite } from './statements.ts';

/** Everything that one request writes: one transaction, which begins with its first write. */
export type Act = {
  /** Runs what belongs to the act: what it asks of the acts' database is asked of the act's transaction. */
  run<Value>(work: () => Value): Value;
  hasWritten(): boolean;
  /** Commits all that was written and what `conclude` adds to it; nothing of it when `conclude` throws. */
  commit(conclude: (sql: Sql) => Promise<void>): Promise<void>;
  rollback(): Promise<void>;
};

export type Acts = {
  /** The database for everything that may be part of an act; outside of one it is the database itself. */
  db: Database;
  /** `of`: whose it is, a person or a network; nobody's acts take all connections. */
  begin(of: string): Act;
};

/** An act whose process stands still holds a connection and locks no longer than this. */
const MOST_IDLE = '60s';
/** Connections that acts leave to statements of their own requests, such as limits; without them all would wait for each other. */
const LEFT_TO_OTHERS = 2;

const scopes = new AsyncLocalStorage<Scope | undefined>();

/** Runs what serves several requests at once, and so belongs to none of their acts. */
export function outsideActs<Value>(work: () => Value): Value {
  return scopes.run(undefined, work);
}

/** A place in a transaction, in which one piece of work after the other has a savepoint of its own. */
class Scope {
  isOver = false;
  sql: Transaction | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #open: () => Promise<Transaction>;

  constructor(open: () => Promise<Transaction>) {
    this.#open = open;
  }

  /** A failure leaves the rest as it is, as it would in a transaction of its own. */
  within<Value>(work: (sql: Transaction) => Promise<Value>): Promise<Value> {
    const done = this.#last.then(async () => {
      this.sql ??= await this.#open();
      return (await this.sql.savepoint((sql) => nested(sql, work))) as Value;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  settled(): Promise<unknown> {
    return this.#last;
  }
}

async function nested<Value>(sql: Transaction, work: (sql: Transaction) => Promise<Value>): Promise<Value> {
  const scope = new Scope(() => Promise.resolve(sql));
  scope.sql = sql;
  try {
    return await scopes.run(scope, () => work(sql));
  } finally {
    scope.isOver = true;
  }
}

class UndoneAct extends Error {}

/** Makes requests that say so all or nothing: statements and transactions on `db` become parts of the act that asks for them. */
export function createActs(raw: Database): Acts {
  const most = Math.max(1, raw.options.max - LEFT_TO_OTHERS);
  const inTurn = fairShares({ most, share: Math.ceil(most / 2) });
  const current = () => {
    const scope = scopes.getStore();
    return scope && !scope.isOver ? scope : undefined;
  };
  const begin = (work: (sql: Transaction) => Promise<unknown>) => current()?.within(work) ?? raw.begin(work);
  const db = new Proxy(raw, {
    apply(_target, _this, given: Parameters<Sql>) {
      const scope = current();
      if (!scope || !isTemplate(given[0])) return raw(...given);
      if (isWrite(given[0])) return scope.within(async (sql) => sql(...given));
      return (scope.sql ?? raw)(...given);
    },
    get: (target, name) => (name === 'begin' ? begin : (Reflect.get(target, name) as unknown)),
  });

  return {
    db,
    begin(of) {
      let end: (undo: boolean) => void = () => undefined;
      const ended = new Promise<boolean>((resolve) => (end = resolve));
      let transaction: Promise<unknown> = Promise.resolve();
      const scope = new Scope(
        () =>
          new Promise((opened, failed) => {
            transaction = inTurn([of], () =>
              raw.begin(async (sql) => {
                await sql.unsafe(`set local idle_in_transaction_session_timeout = '${MOST_IDLE}'`);
                opened(sql);
                if (await ended) throw new UndoneAct();
              }),
            );
            transaction.catch(failed);
          }),
      );
      async function close(undo: boolean): Promise<void> {
        scope.isOver = true;
        end(undo);
        await transaction.catch((error: unknown) => {
          if (!(undo && error instanceof UndoneAct)) throw error;
        });
      }
      return {
        run: (work) => scopes.run(scope, work),
        hasWritten: () => scope.sql !== undefined,
        async commit(conclude) {
          await scope.settled();
          if (!scope.sql) {
            scope.isOver = true;
            return conclude(raw);
          }
          try {
            await conclude(scope.sql);
          } catch (error) {
            await close(true);
            throw error;
          }
          await close(false);
        },
        async rollback() {
          await scope.settled();
          await close(true);
        },
      };
    },
  };
}
