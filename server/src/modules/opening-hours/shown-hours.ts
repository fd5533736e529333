import type { BusinessDay, OpeningToday } from '../../platform/graphql/schema.gen.ts';
import type { CalendarDay } from './calendar-day.policy.ts';
import { openingOf, type Schedule, type WeeklyHours } from './opening-hours.policy.ts';

/** Weekly hours as seven days, Sunday first. */
export function toDays(hours: WeeklyHours): BusinessDay[] {
  return hours.map((day, weekday) => ({ weekday, isClosed: day === null, ...day }));
}

/** The hours of a day, and whether they are certain. */
export function toOpening(schedule: Schedule, day: CalendarDay): OpeningToday {
  const { hours, doubt } = openingOf(schedule, day);
  return { date: day.date, holiday: day.holiday, isCertain: doubt === null, isClosed: hours === null, ...hours };
}
