import type { Sql } from '../../platform/database/database.ts';
import type { Position } from './places.policy.ts';

export type Order = 'recent' | 'score' | 'review' | 'distance';

/** By an index of its own; ends in the id, so that pages follow each other without a gap. */
export const listingsInOrder = (sql: Sql, order: Exclude<Order, 'distance'>) => {
  const orders = {
    recent: sql`b.created_at desc, b.id desc`,
    score: sql`coalesce(b.review_score, 0) desc, b.review_count desc, b.id desc`,
    review: sql`b.review_count desc, b.id desc`,
  };
  return orders[order];
};

/** By the index on positions, which lie on a plane there. */
export const nearestOrder = (sql: Sql, { latitude, longitude }: Position) =>
  sql`point(b.longitude * 0.8, b.latitude) <-> point(${longitude} * 0.8, ${latitude}::float8)`;
