import type { Sql } from '../../../platform/database/database.ts';

export type Feed = { businessId: number; secret: string; createdAt: string };

/** Replaces the one that there was. */
export async function saveFeed(sql: Sql, feed: { businessId: number; userId: number; secret: string }, now: Date): Promise<void> {
  const row = { ...feed, createdAt: now };
  await sql`
    insert into reservation_feeds ${sql(row, 'createdAt', 'businessId', 'userId', 'secret')}
    on conflict (business_id) do update set ${sql(row, 'userId', 'secret', 'createdAt')}`;
}

export async function deleteFeed(sql: Sql, businessId: number): Promise<void> {
  await sql`delete from reservation_feeds where business_id = ${businessId}`;
}

export async function findFeed(sql: Sql, businessId: number, userId: number): Promise<Feed | undefined> {
  const [row] = await sql<Feed[]>`
    select business_id, secret, created_at from reservation_feeds where business_id = ${businessId} and user_id = ${userId}`;
  return row;
}

/** Undefined, too, once the business belongs to somebody else. */
export async function findBySecret(sql: Sql, secret: string): Promise<{ businessId: number; name: string } | undefined> {
  const [row] = await sql<{ businessId: number; name: string }[]>`
    select f.business_id, b.name from reservation_feeds f
    join listing_heads b on b.id = f.business_id and b.owner_user_id = f.user_id where f.secret = ${secret}`;
  return row;
}
