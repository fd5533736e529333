import type { Clock } from '../../platform/clock.ts';
import type { ServerModule } from '../../platform/module.ts';
import { openingHoursResolvers } from './opening-hours.resolvers.ts';

export { calendarDay, seoulMoment, type CalendarDay, type SeoulMoment } from './calendar-day.policy.ts';
export { checkExceptions, isExceptionsInput, toExceptions, toStoredExceptions, type ExceptionsInput } from './hours-exceptions.policy.ts';
export { checkHoursTexts } from './hours-texts.policy.ts';
export {
  exceptionOn,
  isOpenNow,
  weekOf,
  type DayHours,
  type HoursExceptions,
  type Schedule,
  type WeeklyHours,
} from './opening-hours.policy.ts';
export { openStateOf } from './open-state.policy.ts';
export { readOpeningHours } from './reading/opening-text.policy.ts';
export { toDays, toOpening } from './shown-hours.ts';
export { comingDays, specialDaysOf } from './special-days.policy.ts';
export { checkWeek, toWeeklyHours, type DayInput } from './week.policy.ts';

/**
 * The opening hours of a business: its week, what a week can't say (holidays, regular and single closed days), and the reading of hours
 * that people have written in words. Pure functions; days are `YYYY-MM-DD`, times `HH:mm` in Asia/Seoul.
 */
export function createOpeningHours(deps: { clock: Clock }): ServerModule<null> {
  return { verbs: null, registration: { resolvers: openingHoursResolvers(deps) } };
}
