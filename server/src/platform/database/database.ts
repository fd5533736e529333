import { openPool, type DatabaseAddress } from '@petcare/node';
import type postgres from 'postgres';

type Types = Record<string, never>;

/** A pool of connections. Open transactions with `inTransaction`. */
export type Database = postgres.Sql<Types>;
/** One open transaction. */
export type Transaction = postgres.TransactionSql<Types>;
/** Either of the two: what a function in a `*.sql.ts` takes as its first argument. */
export type Sql = postgres.ISql<Types>;
/** A part of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** `mostMilliseconds`: what a statement may take before the database gives it up. */
export type DatabaseOptions = { max?: number; mostMilliseconds?: number; onnotice?: (notice: postgres.Notice) => void };

/** The part of a statement's time that it may wait for others' locks: so that its error says for what it has waited. */
const MOST_WAITING = 0.8;
/** The multiple of a statement's time after which its connection is dead: the database has given it up long since, a pooler too. */
const MOST_SILENCE = 3;
/** A request that stands still between two statements of its transaction holds what it has locked no longer. */
const MOST_IDLE_MILLISECONDS = 60_000;

/**
 * Columns come back in camelCase; bigint as number, timestamptz as ISO 8601 string,
 * date as `YYYY-MM-DD`, time as `HH:mm`. Connects on the first query only.
 */
export function createDatabase(at: string | DatabaseAddress, { max = 10, mostMilliseconds, onnotice }: DatabaseOptions = {}): Database {
  return openPool(at, {
    max,
    session: {
      // Pages lie in memory or on a solid disk: the one anywhere costs little more than the next one.
      random_page_cost: 1.1,
      ...(mostMilliseconds && {
        statement_timeout: mostMilliseconds,
        lock_timeout: Math.ceil(mostMilliseconds * MOST_WAITING),
        idle_in_transaction_session_timeout: MOST_IDLE_MILLISECONDS,
      }),
    },
    ...(mostMilliseconds && { answerSeconds: (mostMilliseconds * MOST_SILENCE) / 1_000 }),
    ...(onnotice && { onnotice }),
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: toSafeNumber },
      instant: {
        to: 1184,
        from: [1184, 1114],
        serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
        parse: toIso,
      },
      day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
      timeOfDay: {
        to: 1083,
        from: [1083],
        serialize: (value: string) => value,
        parse: (text: string) => text.slice(0, 5),
      },
    },
  }) as unknown as Database;
}

/** Without a Date where the session's clock is UTC, as it is: months of bookings have thousands of them. */
function toIso(text: string): string {
  const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text);
  return plain ? `${plain[1]}T${plain[2]}.${(plain[3] ?? '').padEnd(3, '0').slice(0, 3)}Z` : new Date(text).toISOString();
}

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of the safe range: ${text}`);
  return value;
}
