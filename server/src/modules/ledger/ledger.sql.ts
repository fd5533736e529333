import type { Sql } from '../../platform/database/database.ts';
import type { Account, LedgerUnit } from './ledger.policy.ts';

export type NewEntry = { act: string; unit: LedgerUnit; fromAccount: Account; toAccount: Account; amount: number; createdAt: Date };

const insertedColumns = ['act', 'unit', 'fromAccount', 'toAccount', 'amount', 'createdAt'] as const;

/** False when this act has moved this unit before. */
export async function insertEntry(sql: Sql, entry: NewEntry): Promise<boolean> {
  const rows = await sql`insert into ledger_entries ${sql(entry, ...insertedColumns)} on conflict (act, unit) do nothing returning 1`;
  return rows.length === 1;
}

/** The balance of an account: what came, less what went. */
export async function balanceOf(sql: Sql, account: Account, unit: LedgerUnit): Promise<number> {
  const [row] = await sql<{ balance: number }[]>`
    select
      coalesce((select sum(amount) from ledger_entries where to_account = ${account} and unit = ${unit}), 0)::bigint
      - coalesce((select sum(amount) from ledger_entries where from_account = ${account} and unit = ${unit}), 0)::bigint as balance`;
  return Number(row!.balance);
}

/** Accounts that have given more than they had, though they are no source of money or points; the first hundred. */
export async function listOverdrawn(
  sql: Sql,
  sources: readonly Account[],
): Promise<{ account: string; unit: LedgerUnit; balance: number }[]> {
  return sql`
    select account, unit, balance::float8 as balance from ledger_balances
    where balance < 0 and account <> all(${[...sources]}::text[]) order by account limit 100`;
}

export async function countEntries(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*)::float8 as total from ledger_entries`;
  return row!.total;
}
