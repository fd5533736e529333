import type { Sql } from '../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import type { WrittenKind } from '../../platform/moderated.ts';
import type { Outcome, ReportReason } from './moderation.policy.ts';

export type NewReport = {
  kind: WrittenKind;
  thingId: number;
  reporterId: number;
  authorId: number | null;
  reason: ReportReason;
  detail: string | null;
  content: string;
  createdAt: Date;
};

/** False when this person has reported it before. */
export async function insertReport(sql: Sql, report: NewReport): Promise<boolean> {
  const rows = await sql`
    insert into reports ${sql(report, 'kind', 'thingId', 'reporterId', 'authorId', 'reason', 'detail', 'content', 'createdAt')}
    on conflict do nothing returning 1`;
  return rows.length > 0;
}

export type ReportedThing = {
  kind: WrittenKind;
  id: number;
  /** Null when they have left. */
  authorId: number | null;
  /** As it was when it was reported last. */
  content: string;
  reports: { reason: ReportReason; detail: string | null; createdAt: string; outcome: Outcome | null }[];
};

const grouped = (sql: Sql) => sql`
  kind, thing_id as id, (array_agg(author_id order by id desc))[1] as author_id, (array_agg(content order by id desc))[1] as content,
  jsonb_agg(jsonb_build_object('reason', reason, 'detail', detail, 'createdAt', created_at, 'outcome', outcome) order by id) as reports`;

/** Things with reports that nobody has looked at, those with the most of them first. */
export async function listOpen(sql: Sql, page: Page): Promise<ListedPage<ReportedThing>> {
  const rows = () => sql`
    select ${grouped(sql)} from reports where settled_at is null
    group by kind, thing_id order by count(*) desc, min(created_at), kind, thing_id`;
  return pageOfRows<ReportedThing>(sql, rows, page);
}

export async function findReported(sql: Sql, kind: WrittenKind, id: number): Promise<ReportedThing | undefined> {
  const [row] = await sql<ReportedThing[]>`
    select ${grouped(sql)} from reports where kind = ${kind} and thing_id = ${id} group by kind, thing_id`;
  return row;
}

/** Settles the open reports of a thing; who made them, as far as they are still there. */
export async function settleReports(
  sql: Sql,
  { kind, id }: { kind: WrittenKind; id: number },
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<{ reporterId: number | null; authorId: number | null }[]> {
  return sql<{ reporterId: number | null; authorId: number | null }[]>`
    update reports set settled_at = ${now}, outcome = ${outcome}
    where kind = ${kind} and thing_id = ${id} and settled_at is null returning reporter_id, author_id`;
}

export async function forgetSettled(sql: Sql, before: Date): Promise<void> {
  await sql`delete from reports where settled_at < ${before}`;
}
