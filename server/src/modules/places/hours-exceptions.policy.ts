import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import type { Feast } from './calendar-day.policy.ts';
import type { HoursExceptions } from './opening-hours.policy.ts';
import { isDay, toDayHours, type DayInput } from './profile.policy.ts';

type HolidayRule = 'closed' | 'usual' | 'own';
export type HolidayInput = { rule: HolidayRule } & Omit<DayInput, 'weekday' | 'isClosed'>;
/** As `HoursExceptionsInput` of the GraphQL schema: what is not there or null is not known. */
export type ExceptionsInput = {
  holidays?: HolidayInput | null;
  closures?: readonly { weekday: number; weeks?: readonly number[] | null }[] | null;
  feasts?: readonly Feast[] | null;
  varies?: boolean | null;
};
/** As `HoursExceptions` of the GraphQL schema. */
export type ExceptionsAnswer = {
  holidays: HolidayInput | null;
  closures: { weekday: number; weeks: number[] | null }[];
  feasts: Feast[];
  varies: boolean;
};

const WEEKS = [1, 2, 3, 4, 5, -1];
const RULES: readonly unknown[] = ['closed', 'usual', 'own'];
const FEASTS: readonly unknown[] = ['newYear', 'seollal', 'chuseok', 'christmas'];

export function checkExceptions(exceptions: ExceptionsInput | null | undefined): PropertyError[] {
  const { holidays, closures } = exceptions ?? {};
  const isHolidayDay = holidays?.rule !== 'own' || isDay({ ...holidays, weekday: 0, isClosed: false });
  return [
    ...(isHolidayDay ? [] : [invalid('hoursExceptions.holidays', 'isHours', '공휴일에 여는 시간과 휴게시간을 다시 확인해 주세요.')]),
    ...(areClosures(closures ?? []) ? [] : [invalid('hoursExceptions.closures', 'isClosure', '정기 휴무는 요일마다 한 번씩, 쉬는 주와 함께 정해 주세요.')]),
  ];
}

/** Checked exceptions as they are stored; null when they say nothing. */
export function toStoredExceptions({ holidays, closures, feasts, varies }: ExceptionsInput): HoursExceptions | null {
  const stored: HoursExceptions = {
    ...(holidays && { holidays: storedHolidays(holidays) }),
    ...(closures?.length && { closures: closures.map(({ weekday, weeks }) => ({ weekday, weeks: weeks ? [...weeks] : 'alternate' as const })) }),
    ...(feasts?.length && { feasts: [...new Set(feasts)] }),
    ...(varies && { varies }),
  };
  return Object.keys(stored).length > 0 ? stored : null;
}

export function toExceptions({ holidays, closures = [], feasts = [], varies = false }: HoursExceptions): ExceptionsAnswer {
  return {
    holidays: holidays === undefined ? null : toHolidayHours(holidays),
    closures: closures.map(({ weekday, weeks }) => ({ weekday, weeks: weeks === 'alternate' ? null : weeks })),
    feasts,
    varies,
  };
}

/** Whether a value from outside has the shape; what its numbers and times say is for `checkExceptions`. */
export function isExceptionsInput(value: unknown): value is ExceptionsInput {
  if (!isObject(value)) return false;
  const { holidays, closures, feasts, varies } = value;
  return (
    (holidays == null || isHoliday(holidays)) &&
    (closures == null || (Array.isArray(closures) && closures.every(isClosureShape))) &&
    (feasts == null || (Array.isArray(feasts) && feasts.every((feast) => FEASTS.includes(feast)))) &&
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
  return isObject(value) && RULES.includes(value.rule) && ['open', 'close', 'breakStart', 'breakEnd'].every((name) => value[name] == null || typeof value[name] === 'string');
}

function isClosureShape(value: unknown): boolean {
  return isObject(value) && typeof value.weekday === 'number' && (value.weeks == null || (Array.isArray(value.weeks) && value.weeks.every((week) => typeof week === 'number')));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
