import { invalid, validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';

/** A new day and time, which go together; null when neither is given. */
export function toSlot(date: string | null | undefined, time: string | null | undefined): Result<{ date: string; time: string } | null> {
  if (date && time) return ok({ date, time });
  if (!date && !time) return ok(null);
  return err(validationFailed([invalid(date ? 'time' : 'date', 'isDefined', '날짜와 시간을 함께 정해 주세요.')]));
}
