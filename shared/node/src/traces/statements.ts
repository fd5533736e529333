import type postgres from 'postgres';

/** A statement of the client, in what it keeps of itself: the connection that it was sent to, its text as that has it, and by what it ends. */
export type Statement = {
  readonly executed: boolean;
  readonly state: unknown;
  readonly handler: unknown;
  readonly tagged: boolean;
  readonly strings: readonly string[];
  readonly statement: { string: string } | null;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
  handle(): unknown;
};

/**
 * Follows the statements of this process, on whichever pool or transaction: the client itself tells nobody of them. `begun` is
 * called once for each, and gives what is to be called when it ends, with the error by which it did; null follows it no further.
 */
export function followStatements(sql: postgres.Sql, begun: (statement: Statement) => ((error: unknown) => void) | null): void {
  // What they have in common is reached by one that is never sent.
  const kind = Object.getPrototypeOf(sql``) as Statement;
  const { handle } = kind;
  kind.handle = function followed(this: Statement) {
    const ended = this.executed ? null : begun(this);
    if (ended) {
      const { resolve, reject } = this;
      this.resolve = (rows) => {
        ended(null);
        resolve.call(this, rows);
      };
      this.reject = (error) => {
        ended(error);
        reject.call(this, error);
      };
    }
    return handle.call(this);
  };
}
