import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type FaqRow = {
  id: number;
  category: string;
  question: string;
  answer: string;
  place: number;
  createdAt: string;
  updatedAt: string | null;
};
export type FaqSelection = { category: string | null; words: readonly string[] };

const selected = (sql: Sql, { category, words }: FaqSelection) => sql`
  (${category}::text is null or category = ${category})
  and not exists (select 1 from unnest(${[...words]}::text[]) as w (word) where strpos(search_key, word) = 0)`;

/** @param order categories in the order in which they are shown */
export async function listFaqs(sql: Sql, selection: FaqSelection, order: readonly string[], page: Page): Promise<FaqRow[]> {
  return sql<FaqRow[]>`
    select id, category, question, answer, place, created_at, updated_at from faqs where ${selected(sql, selection)}
    order by array_position(${[...order]}::text[], category), place, id limit ${page.count} offset ${offsetOf(page)}`;
}

/** Of what operators have written: a hundred or two. */
export async function countFaqs(sql: Sql, selection: FaqSelection): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from faqs where ${selected(sql, selection)}`;
  return row!.total;
}

export async function listUsedCategories(sql: Sql): Promise<string[]> {
  const rows = await sql<{ category: string }[]>`select distinct category from faqs`;
  return rows.map(({ category }) => category);
}

export async function insertFaq(
  sql: Sql,
  faq: { category: string; question: string; answer: string; searchKey: string; place: number; createdAt: Date },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into faqs ${sql(faq, 'category', 'question', 'answer', 'searchKey', 'place', 'createdAt')} returning id`;
  return row!.id;
}

/** Holds it until the transaction ends. */
export async function lockFaq(sql: Sql, id: number): Promise<FaqRow | undefined> {
  const [row] = await sql<FaqRow[]>`
    select id, category, question, answer, place, created_at, updated_at from faqs where id = ${id} for update`;
  return row;
}

/** On a locked one. */
export async function updateFaq(
  sql: Sql,
  id: number,
  faq: { category: string; question: string; answer: string; searchKey: string; place: number; updatedAt: Date },
): Promise<void> {
  await sql`update faqs set ${sql(faq, 'category', 'question', 'answer', 'searchKey', 'place', 'updatedAt')} where id = ${id}`;
}

export async function deleteFaq(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`delete from faqs where id = ${id} returning 1`;
  return rows.length > 0;
}
