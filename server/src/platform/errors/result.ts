import type { AppError } from './app-error.ts';

/** The answer of a verb: its value, or a failure that the caller can expect. */
export type Result<T, E extends AppError = AppError> = { ok: true; value: T } | { ok: false; error: E };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function err<E extends AppError>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}

/** Carries an expected failure from a resolver or route to the one place that answers it. */
export class ExpectedError extends Error {
  readonly appError: AppError;
  constructor(appError: AppError) {
    super(appError.message);
    this.name = 'ExpectedError';
    this.appError = appError;
  }
}

/** For resolvers and routes only: the value, or out to the wire as the failure it is. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ExpectedError(result.error);
}
