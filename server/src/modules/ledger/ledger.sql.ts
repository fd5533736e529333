import type { Sql } from '../../platform/database/database.ts';
import type { Account, LedgerUnit } from './ledger.policy.ts';

export type NewEntry = { act: string; unit: LedgerUnit; fromAccount: Account; toAccount: Account; amount: number; createdAt: Date };

/** False when this act has moved this unit before. */
export async function insertEntry(sql: Sql, entry: NewEntry): Promise<boolean> {
  const rows = await sql`insert into ledger_entries ${sql(entry)} on conflict (act, unit) do nothing returning 1`;
  return rows.length === 1;
}

/** What stands on an account: what came, less what went. */
export async function balanceOf(sql: Sql, account: Account, unit: LedgerUnit): Promise<number> {
  const [row] = await sql<{ balance: number }[]>`
    select
      coalesce((select sum(amount) from ledger_entries where to_account = ${account} and unit = ${unit}), 0)::bigint
      - coalesce((select sum(amount) from ledger_entries where from_account = ${account} and unit = ${unit}), 0)::bigint as balance`;
  return Number(row!.balance);
}
