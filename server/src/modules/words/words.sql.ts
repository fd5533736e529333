import type { Sql } from '../../platform/database/database.ts';

export type ForbiddenWord = { letters: string; word: string; createdAt: string };

export async function listWords(sql: Sql): Promise<ForbiddenWord[]> {
  return sql<ForbiddenWord[]>`select letters, word, created_at from forbidden_words order by word`;
}

/** False when it is there already. */
export async function insertWord(sql: Sql, word: { letters: string; word: string; createdAt: Date }): Promise<boolean> {
  const rows = await sql`insert into forbidden_words ${sql(word, 'letters', 'word', 'createdAt')} on conflict do nothing returning 1`;
  return rows.length > 0;
}

export async function deleteWord(sql: Sql, letters: string): Promise<boolean> {
  const rows = await sql`delete from forbidden_words where letters = ${letters} returning 1`;
  return rows.length > 0;
}
