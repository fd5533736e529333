import type { PendingQuery, Row as AnyRow } from 'postgres';
import type { Sql } from '../../../platform/database/database.ts';
import type { SeoulMoment } from '../../opening-hours/index.ts';
import type { Filters } from './filters.policy.ts';

/** An empty list of fragments would be taken for a parameter. */
export const together = (sql: Sql, fragments: PendingQuery<AnyRow[]>[]) => (fragments.length > 0 ? fragments : sql``);

/** `and` each of these of `b`. */
export const withFilters = (sql: Sql, { features, openAt, urgent, opensOn }: Filters) => sql`
  ${together(
    sql,
    features.map((feature) => sql`and ${sql(`b.${feature}`)}`),
  )}
  ${openAt ? sql`and ${isOpen(sql, openAt)}` : sql``}
  ${urgent ? sql`and (b.is24 or b.search_text like any(${urgent.words.map((word) => `%${word}%`)}::text[]) or ${isOpen(sql, urgent.at)})` : sql``}
  ${opensOn ? sql`and (${opens(sql, opensOn)})` : sql``}`;

/** By the week, whether or not one of its weeks is an exception; on holidays only those that say so, or that never close. */
const opens = (sql: Sql, days: readonly (number | 'holiday')[]) => {
  const weekdays = days.filter((day) => day !== 'holiday');
  const onHolidays = sql`coalesce(b.hours_exceptions -> 'holidays', to_jsonb(b.is24)) not in ('null', 'false')`;
  return sql`exists (select from unnest(${weekdays}::integer[]) day where jsonb_typeof(${hours(sql)} -> day) = 'object')
    ${days.length > weekdays.length ? sql`or ${onHolidays}` : sql``}`;
};

const hours = (sql: Sql) => sql`known_hours(b.business_hours, b.is24)`;

/** True for a listing whose hours are known and say so; null where they are not known. */
export const isOpen = (sql: Sql, { today, yesterday, minute }: SeoulMoment) => sql`
  is_open_at(${hours(sql)}, b.hours_exceptions, ${JSON.stringify(today)}::text::jsonb, ${JSON.stringify(yesterday)}::text::jsonb, ${minute})`;

/** The hours in which few are open, in minutes of the day: as opens_nights of the migrations. */
const NIGHT = { from: 20 * 60, until: 9 * 60 };

/** At night only those whose hours reach into it, which an index of positions has by themselves; else all. */
export const reachesInto = (sql: Sql, { minute }: SeoulMoment) =>
  minute >= NIGHT.from || minute < NIGHT.until ? sql`and opens_nights(${hours(sql)}, b.hours_exceptions)` : sql``;
