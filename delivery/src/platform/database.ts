import { connectionOptions } from '@petcare/node';
import postgres from 'postgres';

export type Database = postgres.Sql;
export type Transaction = postgres.TransactionSql;

/** Columns come back in camelCase. Connects on the first query only. */
export function createDatabase(url: string, { max = 5 }: { max?: number } = {}): Database {
  return postgres(url, { ...connectionOptions, max });
}
