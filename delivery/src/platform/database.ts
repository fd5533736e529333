import { openPool, type DatabaseAddress } from '@petcare/node';
import type postgres from 'postgres';

export type Database = postgres.Sql;
export type Transaction = postgres.TransactionSql;

/** Columns come back in camelCase. Connects on the first query only. */
export function createDatabase(at: string | DatabaseAddress, { max = 5 }: { max?: number } = {}): Database {
  return openPool(at, { max });
}
