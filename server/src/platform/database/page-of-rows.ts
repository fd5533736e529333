import { offsetOf, type Page } from '../paging.ts';
import type { Fragment, Sql } from './database.ts';

/** One page of things, and how many there are. */
export type ListedPage<Item> = { items: Item[]; total: number };

/** One page of the rows of a query, which is asked twice: `rows` makes it anew, in its order. */
export async function pageOfRows<Row extends object>(sql: Sql, rows: () => Fragment, page: Page): Promise<ListedPage<Row>> {
  const [items, [counted]] = await Promise.all([
    sql<Row[]>`${rows()} limit ${page.count} offset ${offsetOf(page)}`,
    sql<{ total: number }[]>`select count(*)::int as total from (${rows()}) as counted`,
  ]);
  return { items: [...items], total: counted?.total ?? 0 };
}
