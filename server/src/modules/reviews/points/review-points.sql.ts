import type { Sql } from '../../../platform/database/database.ts';
import type { ListingKind } from '../../listings/index.ts';

export type WaitingReview = {
  id: number;
  userId: number;
  kind: ListingKind;
  businessId: number;
  isVerified: boolean;
  /** Somebody has reported it and no operator has decided yet. */
  isReported: boolean;
  pointsFrom: string;
};

/** Reviews that wait for their points after this one, those that an operator has hidden left out; a piece of them. */
export async function listWaiting(sql: Sql, after: number, count: number): Promise<{ id: number; userId: number }[]> {
  return sql<{ id: number; userId: number }[]>`
    select id, user_id from reviews
    where points_from is not null and hidden_at is null and user_id is not null and id > ${after} order by id limit ${count}`;
}

/** Undefined when it waits no more. */
export async function findWaiting(sql: Sql, id: number): Promise<WaitingReview | undefined> {
  const [row] = await sql<WaitingReview[]>`
    select id, user_id, kind, business_id, is_verified, points_from,
      exists (select 1 from reported_things p where p.kind = 'review' and p.thing_id = reviews.id and p.is_open) as is_reported
    from reviews where id = ${id} and points_from is not null and hidden_at is null and user_id is not null`;
  return row;
}

export async function settlePoints(sql: Sql, id: number, point: number): Promise<void> {
  await sql`update reviews set point = point + ${point}, points_from = null where id = ${id}`;
}

export async function countUnproven(sql: Sql, userId: number, month: string): Promise<number> {
  const [row] = await sql<{ reviews: number }[]>`
    select reviews from review_unproven_points where user_id = ${userId} and month = ${month}`;
  return row?.reviews ?? 0;
}

export async function addUnproven(sql: Sql, userId: number, month: string): Promise<void> {
  await sql`
    insert into review_unproven_points (user_id, month, reviews) values (${userId}, ${month}, 1)
    on conflict (user_id, month) do update set reviews = review_unproven_points.reviews + 1`;
}
