import { isCalendarDay } from '@petcare/time';
import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import type { Feast } from './calendar-day.policy.ts';
import type { HoursExceptions } from './opening-hours.policy.ts';
import { isDay, toDayHours, type DayInput } from './week.policy.ts';

type HolidayRule = 'closed' | 'usual' | 'own';
/** Days, `YYYY-MM-DD`, both included. */
type Period = { from: string; to: string };
export type HolidayInput = { rule: HolidayRule } & Omit<DayInput, 'weekday' | 'isClosed'>;
/** As `HoursExceptionsInput` of the GraphQL schema: what is not there or null is not known. */
export type ExceptionsInput = {
  holidays?: HolidayInput | null;
  closures?: readonly { weekday: number; weeks?: readonly number[] | null }[] | null;
  feasts?: readonly Feast[] | null;
  closedOn?: readonly Period[] | null;
  varies?: boolean | null;
};
/** As `HoursExceptions` of the GraphQL schema. */
export type ExceptionsAnswer = {
  holidays: HolidayInput | null;
  closures: { weekday: number; weeks: number[] | null }[];
  feasts: Feast[];
  closedOn: Period[];
  varies: boolean;
};

const MOST_PERIODS = 30;
const WEEKS = [1, 2, 3, 4, 5, -1];
const RULES: readonly unknown[] = ['closed', 'usual', 'own'];
const FEASTS: readonly unknown[] = ['newYear', 'seollal', 'chuseok', 'christmas'];

export function checkExceptions(exceptions: ExceptionsInput | null | undefined): PropertyError[] {
  const { holidays, closures, closedOn } = exceptions ?? {};
  const isHolidayDay = holidays?.rule !== 'own' || isDay({ ...holidays, weekday: 0, isClosed: false });
  return [
    ...(isHolidayDay ? [] : [invalid('hoursExceptions.holidays', 'isHours', '공휴일에 여는 시간과 휴게시간을 다시 확인해 주세요.')]),
    ...(areClosures(closures ?? [])
      ? []
      : [invalid('hoursExceptions.closures', 'isClosure', '정기 휴무는 요일마다 한 번씩, 쉬는 주와 함께 정해 주세요.')]),
    ...((closedOn ?? []).length <= MOST_PERIODS
      ? []
      : [invalid('hoursExceptions.closedOn', 'arrayMaxSize', `임시 휴무는 ${MOST_PERIODS}번까지 정할 수 있어요.`)]),
    ...((closedOn ?? []).every(isPeriod)
      ? []
      : [invalid('hoursExceptions.closedOn', 'isPeriod', '임시 휴무의 시작하는 날과 끝나는 날을 다시 확인해 주세요.')]),
  ];
}

/** Checked exceptions as they are stored; null when they say nothing. */
export function toStoredExceptions({ holidays, closures, feasts, closedOn, varies }: ExceptionsInput): HoursExceptions | null {
  const stored: HoursExceptions = {
    ...(holidays && { holidays: storedHolidays(holidays) }),
    ...(closures?.length && {
      closures: closures.map(({ weekday, weeks }) => ({ weekday, weeks: weeks ? [...weeks] : ('alternate' as const) })),
    }),
    ...(feasts?.length && { feasts: [...new Set(feasts)] }),
    ...(closedOn?.length && { closedOn: closedOn.map(({ from, to }) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1)) }),
    ...(varies && { varies }),
  };
  return Object.keys(stored).length > 0 ? stored : null;
}

/** As of `today` (`YYYY-MM-DD`): closed days that are over are left out. */
export function toExceptions(
  { holidays, closures = [], feasts = [], closedOn = [], varies = false }: HoursExceptions,
  today: string,
): ExceptionsAnswer {
  return {
    holidays: holidays === undefined ? null : toHolidayHours(holidays),
    closures: closures.map(({ weekday, weeks }) => ({ weekday, weeks: weeks === 'alternate' ? null : weeks })),
    feasts,
    closedOn: closedOn.filter(({ to }) => to >= today),
    varies,
  };
}

/** True for a value from outside that has the shape; its numbers and times are for `checkExceptions`. */
export function isExceptionsInput(value: unknown): value is ExceptionsInput {
  if (!isObject(value)) return false;
  const { holidays, closures, feasts, closedOn, varies } = value;
  return (
    (holidays == null || isHoliday(holidays)) &&
    (closures == null || (Array.isArray(closures) && closures.every(isClosureShape))) &&
    (feasts == null || (Array.isArray(feasts) && feasts.every((feast) => FEASTS.includes(feast)))) &&
    (closedOn == null || (Array.isArray(closedOn) && closedOn.every(isPeriodShape))) &&
    (varies == null || typeof varies === 'boolean')
  );
}

function areClosures(closures: NonNullable<ExceptionsInput['closures']>): boolean {
  const isOnceADay = new Set(closures.map(({ weekday }) => weekday)).size === closures.length;
  return isOnceADay && closures.every(({ weekday, weeks }) => isWeekday(weekday) && (!weeks || areWeeks(weeks)));
}

function areWeeks(weeks: readonly number[]): boolean {
  return weeks.length > 0 && new Set(weeks).size === weeks.length && weeks.every((week) => WEEKS.includes(week));
}

function isPeriod({ from, to }: Period): boolean {
  return isCalendarDay(from) && isCalendarDay(to) && from <= to;
}

function isWeekday(weekday: number): boolean {
  return Number.isInteger(weekday) && weekday >= 0 && weekday <= 6;
}

function storedHolidays(holidays: HolidayInput): HoursExceptions['holidays'] {
  if (holidays.rule === 'own') return toDayHours(holidays);
  return holidays.rule === 'closed' ? null : 'usual';
}

function toHolidayHours(holidays: NonNullable<HoursExceptions['holidays']> | null): HolidayInput {
  if (holidays === null) return { rule: 'closed' };
  return holidays === 'usual' ? { rule: 'usual' } : { rule: 'own', ...holidays };
}

function isHoliday(value: unknown): boolean {
  return (
    isObject(value) &&
    RULES.includes(value.rule) &&
    ['open', 'close', 'breakStart', 'breakEnd'].every((name) => value[name] == null || typeof value[name] === 'string')
  );
}

function isClosureShape(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.weekday === 'number' &&
    (value.weeks == null || (Array.isArray(value.weeks) && value.weeks.every((week) => typeof week === 'number')))
  );
}

function isPeriodShape(value: unknown): boolean {
  return isObject(value) && typeof value.from === 'string' && typeof value.to === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
