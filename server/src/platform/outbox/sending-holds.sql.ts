import type { Sql } from '../database/database.ts';

/** Keeps every server from sending letters and refunds, until `endHolds`. */
export async function holdSending(sql: Sql, reason: string): Promise<void> {
  await sql`insert into sending_holds (reason) values (${reason})`;
}

/** The number of holds that are over now. */
export async function endHolds(sql: Sql): Promise<number> {
  const { count } = await sql`delete from sending_holds`;
  return count;
}

export async function isSendingHeld(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ isHeld: boolean }]>`select sending_is_held() as is_held`;
  return row.isHeld;
}
