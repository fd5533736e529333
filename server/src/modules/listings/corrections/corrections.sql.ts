import type { Sql } from '../../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../../platform/database/page-of-rows.ts';
import type { Page } from '../../../platform/paging.ts';
import type { CorrectionSubject } from './corrections.policy.ts';

export type CorrectionRow = {
  id: number;
  businessId: number;
  name: string;
  subject: CorrectionSubject;
  content: string;
  createdAt: string;
};
type NewCorrection = { businessId: number; userId: number | null; subject: CorrectionSubject; content: string; createdAt: Date };

const insertedColumns = ['businessId', 'userId', 'subject', 'content', 'createdAt'] as const;

export async function insertCorrection(sql: Sql, correction: NewCorrection): Promise<void> {
  await sql`insert into listing_corrections ${sql(correction, ...insertedColumns)}`;
}

/** Those that nobody has closed, oldest first. */
export async function listOpenCorrections(sql: Sql, page: Page): Promise<ListedPage<CorrectionRow>> {
  const rows = () => sql`
    select c.id, c.business_id, b.name, c.subject, c.content, c.created_at
    from listing_corrections c join businesses b on b.id = c.business_id
    where c.closed_at is null order by c.id`;
  return pageOfRows<CorrectionRow>(sql, rows, page);
}

/** False when it is not there, or closed already. */
export async function closeCorrection(sql: Sql, id: number, now: Date): Promise<boolean> {
  const rows = await sql`update listing_corrections set closed_at = ${now} where id = ${id} and closed_at is null returning 1`;
  return rows.length === 1;
}
