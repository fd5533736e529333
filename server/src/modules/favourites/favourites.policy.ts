import { invalid, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';

/** Favourites of one person. */
export const MOST_FAVOURITES = 500;
/** Listings of one call. */
export const MOST_AT_ONCE = 100;

/** A time before the site was there is that of a clock that went wrong. */
const EARLIEST = Date.parse('2020-01-01T00:00:00Z');

export type Mark = { businessId: number; markedAt: Date };

export function checkCount(given: readonly unknown[], property: string): Result<null, AppError<'VALIDATION_FAILED'>> {
  if (given.length <= MOST_AT_ONCE) return ok(null);
  return err(validationFailed([invalid(property, 'arrayMaxSize', `한 번에 ${MOST_AT_ONCE}곳까지 보낼 수 있어요.`)]));
}

/** Marks by another clock, the last one first: each listing once, each mark at a time of its own that has been. */
export function toMarks(given: readonly Mark[], now: Date): Mark[] {
  const sorted = [...given].sort((one, other) => other.markedAt.getTime() - one.markedAt.getTime());
  const marks = new Map<number, Mark>();
  let before = now.getTime() + 1;
  for (const { businessId, markedAt } of sorted) {
    if (marks.has(businessId)) continue;
    before = Math.min(before - 1, Math.max(markedAt.getTime(), EARLIEST));
    marks.set(businessId, { businessId, markedAt: new Date(before) });
  }
  return [...marks.values()];
}
