import type { Sql } from '../../../platform/database/database.ts';

/** The number of these keys by which nobody has had a gift yet; from now on somebody has. */
export async function keepGifts(sql: Sql, keys: Buffer[], now: Date): Promise<number> {
  // In one order, so that two who have both keys in common don't wait for each other.
  const rows = keys.toSorted(Buffer.compare).map((keyHash) => ({ keyHash, givenAt: now }));
  const kept = await sql`insert into joining_gifts ${sql(rows, 'keyHash', 'givenAt')} on conflict do nothing returning 1`;
  return kept.length;
}

export async function findRecommender(sql: Sql, userId: number): Promise<number | undefined> {
  const [row] = await sql<{ recommenderId: number | null }[]>`select recommender_id from users where id = ${userId}`;
  return row?.recommenderId ?? undefined;
}
