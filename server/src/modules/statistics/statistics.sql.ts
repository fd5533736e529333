import type { Sql } from '../../platform/database/database.ts';

export type PageView = { path: string; referrer: string | null; userId: number | null; createdAt: Date };

export async function insertPageView(sql: Sql, view: PageView): Promise<void> {
  await sql`insert into page_views ${sql(view)}`;
}
