import type { Sql } from '../../../platform/database/database.ts';
import type { Order } from './scope.ts';
import type { Bounds, Position } from '../../regions/index.ts';
import type { ListingKind } from '../../listings/index.ts';

/** The mean of the reviews, weighed by how many there are: one single 5.0 is not before fifty of 4.8. */
export const weightedScore = (sql: Sql) => sql`weighted_score(b.review_score, b.review_count)`;

/** By an index of its own; ends in the id, so that pages follow each other without a gap. */
export const listingsInOrder = (sql: Sql, order: Exclude<Order, 'distance'>) => {
  const orders = {
    recent: sql`b.created_at desc, b.id desc`,
    score: sql`${weightedScore(sql)} desc, b.review_count desc, b.id desc`,
    review: sql`b.review_count desc, b.id desc`,
  };
  return orders[order];
};

const point = (sql: Sql) => sql`listing_point(b.kind, b.longitude, b.latitude)`;

/** By the index on positions, in which each kind lies on a plane of its own. */
export const nearestOrder = (sql: Sql, kind: ListingKind, { latitude, longitude }: Position) =>
  sql`${point(sql)} <-> listing_point(${kind}, ${longitude}::float8, ${latitude}::float8)`;

export const inside = (sql: Sql, kind: ListingKind, { south, west, north, east }: Bounds) => sql`
  ${point(sql)} <@ box(listing_point(${kind}, ${west}::float8, ${south}::float8), listing_point(${kind}, ${east}::float8, ${north}::float8))`;
