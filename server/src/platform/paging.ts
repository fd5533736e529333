import { invalid, validationFailed, type AppError } from './errors/app-error.ts';
import { err, ok, type Result } from './errors/result.ts';

/** Things on one page, unless told, and at most. */
export const USUAL_A_PAGE = 10;
export const MOST_A_PAGE = 100;

export type Page = { page: number; count: number };

/** The page that a GraphQL call asks for: from 1, 10 unless told, at most 100. */
export function parsePage(page: number | null | undefined, count: number | null | undefined): Result<Page, AppError<'VALIDATION_FAILED'>> {
  const asked = { page: page ?? 1, count: count ?? USUAL_A_PAGE };
  const errors = [];
  if (asked.page < 1 || asked.page > 1_000_000) errors.push(invalid('page', 'min', '페이지는 1 이상이어야 해요.'));
  if (asked.count < 1 || asked.count > MOST_A_PAGE) errors.push(invalid('count', 'max', '한 번에 1개에서 100개까지 볼 수 있어요.'));
  return errors.length > 0 ? err(validationFailed(errors)) : ok(asked);
}

/** Rows before this page. */
export function offsetOf({ page, count }: Page): number {
  return (page - 1) * count;
}
