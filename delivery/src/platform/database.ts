import { openPool, type DatabaseAddress } from '@petcare/node';
import type postgres from 'postgres';

export type Database = postgres.Sql;
export type Transaction = postgres.TransactionSql;

type DatabaseOptions = {
  max?: number;
  /** The seconds in which a connection has to answer a statement; a command waits for others' locks for as long as it takes. */
  answerSeconds?: number;
};

/** Columns come back in camelCase. Connects on the first query only. */
export function createDatabase(at: string | DatabaseAddress, { max = 5, answerSeconds }: DatabaseOptions = {}): Database {
  return openPool(at, { max, ...(answerSeconds && { answerSeconds }) });
}
