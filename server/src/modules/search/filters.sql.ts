import type { PendingQuery, Row as AnyRow } from 'postgres';
import type { Sql } from '../../platform/database/database.ts';
import type { SeoulMoment } from '../opening-hours/index.ts';
import type { Filters } from './filters.policy.ts';

/** An empty list of fragments would be taken for a parameter. */
export const together = (sql: Sql, fragments: PendingQuery<AnyRow[]>[]) => (fragments.length > 0 ? fragments : sql``);

/** `and` each of these of `b`. */
export const withFilters = (sql: Sql, { features, openAt }: Filters) => sql`
  ${together(
    sql,
    features.map((feature) => sql`and ${sql(`b.${feature}`)}`),
  )}
  ${openAt ? isOpen(sql, openAt) : sql``}`;

const isOpen = (sql: Sql, { today, yesterday, minute }: SeoulMoment) => sql`
  and is_open_at(b.business_hours, b.hours_exceptions, ${JSON.stringify(today)}::text::jsonb, ${JSON.stringify(yesterday)}::text::jsonb, ${minute})`;

/** When few are open, in minutes of the day: as opens_nights of migration 082. */
const NIGHT = { from: 20 * 60, until: 9 * 60 };

/** At night only those whose hours reach into it, which an index of positions has by themselves; else all. */
export const reachesInto = (sql: Sql, { minute }: SeoulMoment) =>
  minute >= NIGHT.from || minute < NIGHT.until ? sql`and opens_nights(b.business_hours, b.hours_exceptions)` : sql``;
