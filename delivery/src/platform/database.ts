import { openPool, type DatabaseAddress } from '@petcare/node';
import type postgres from 'postgres';

export type Database = postgres.Sql;
export type Transaction = postgres.TransactionSql;

/** Longer than any statement here takes, those that clear away months of reports too. */
const ANSWER_SECONDS = 30;

/** Columns come back in camelCase. Connects on the first query only. */
export function createDatabase(at: string | DatabaseAddress, { max = 5 }: { max?: number } = {}): Database {
  return openPool(at, { max, answerSeconds: ANSWER_SECONDS });
}
