import type { Sql } from '../../platform/database/database.ts';
import type { ListingKind } from '../listings/index.ts';
import type { ReportReason } from './reviews.policy.ts';

export type ReportedReview = {
  id: number;
  kind: ListingKind;
  businessId: number;
  businessName: string;
  review: string;
  reports: { reason: ReportReason; detail: string | null; createdAt: string }[];
};

/** Reviews with reports that nobody has looked at, those with the most of them first. */
export async function listReported(sql: Sql, count: number): Promise<ReportedReview[]> {
  return sql<ReportedReview[]>`
    select r.id, r.kind, r.business_id, b.name as business_name, r.review,
      jsonb_agg(jsonb_build_object('reason', p.reason, 'detail', p.detail, 'createdAt', p.created_at) order by p.created_at) as reports
    from review_reports p join reviews r on r.id = p.review_id join listing_heads b on b.id = r.business_id
    where p.settled_at is null group by r.id, b.name order by count(*) desc, min(p.created_at) limit ${count}`;
}

export async function settleReports(sql: Sql, reviewId: number, now: Date): Promise<void> {
  await sql`update review_reports set settled_at = ${now} where review_id = ${reviewId} and settled_at is null`;
}

export async function hideReview(sql: Sql, id: number, reason: string, now: Date): Promise<void> {
  await sql`update reviews set hidden_at = coalesce(hidden_at, ${now}), hidden_reason = ${reason} where id = ${id}`;
}

export async function showReview(sql: Sql, id: number): Promise<void> {
  await sql`update reviews set hidden_at = null, hidden_reason = null where id = ${id}`;
}
