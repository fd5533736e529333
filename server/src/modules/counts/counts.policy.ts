import { addDays, daysBetween } from '@petcare/time';
import { invalid, validationFailed, type AppError, type PropertyError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';

export type CountedAct = 'click' | 'inflow';
/** Inclusive days, `YYYY-MM-DD`. */
export type Period = { start: string; end: string };

const MOST_DAYS = 366;
const DEFAULT_DAYS = 30;

/** click: 0 reservation, 1 call, 2 share, 3 kakao; inflow: 0 search, 1 list, 2 map, 3 outside link. */
export function checkActType(type: number): PropertyError[] {
  return Number.isInteger(type) && type >= 0 && type <= 3 ? [] : [invalid('type', 'isIn', '종류는 0에서 3까지예요.')];
}

/** The days asked for: up to today and 30 of them where nothing is said. */
export function parsePeriod(
  { startDate, endDate }: { startDate?: string | null; endDate?: string | null },
  today: string,
): Result<Period, AppError<'VALIDATION_FAILED'>> {
  const end = endDate ?? (startDate && startDate > today ? startDate : today);
  const start = startDate ?? firstRecentDay(end);
  if (start > end) return err(validationFailed([invalid('endDate', 'isAfter', '끝나는 날이 시작하는 날보다 빨라요.')]));
  const days = daysBetween(start, end) + 1;
  return days <= MOST_DAYS ? ok({ start, end }) : err(validationFailed([invalid('endDate', 'maxPeriod', '한 번에 1년까지 볼 수 있어요.')]));
}

/** The first of the thirty days, today's included, whose visitors make a listing much visited. */
export function firstRecentDay(today: string): string {
  return addDays(today, 1 - DEFAULT_DAYS);
}

/** A day's count with the id that it has among those of its kind: its day, and its type where there is one a type. */
export function withId<Row extends { date: string; type?: number }>(row: Row): Row & { id: string } {
  return { ...row, id: row.type === undefined ? row.date : `${row.date}.${row.type}` };
}
