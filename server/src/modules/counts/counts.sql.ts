import type { Sql } from '../../platform/database/database.ts';

/** False when this visitor has been counted on this day. */
export async function insertVisit(sql: Sql, visit: { businessId: number; day: string; visitor: string }): Promise<boolean> {
  const rows = await sql`insert into business_visits ${sql(visit)} on conflict do nothing returning 1`;
  return rows.length === 1;
}

export async function addToDay(sql: Sql, count: { businessId: number; day: string; metric: string }): Promise<void> {
  await sql`
    insert into business_daily_counts ${sql({ ...count, count: 1 })}
    on conflict (business_id, day, metric) do update set count = business_daily_counts.count + 1`;
}
