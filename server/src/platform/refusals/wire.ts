import { isUnreachable } from '@petcare/node';
import { StoreUnavailable } from '@petcare/node/objects';
import { isDiskFull, isOfGoneUser, isTooSlow, isUnstorableValue } from '../database/postgres-errors.ts';
import type { SchemaError } from './constraint-messages.ts';
import { propertyErrors } from './validation.ts';
import { busy, noAccessToken, payloadTooLarge, unsupportedMediaType, validationFailed, type AppError } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';

const internal: AppError<'INTERNAL'> = {
  code: 'INTERNAL',
  status: 500,
  message: '잠시 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.',
};

const unreachable: AppError<'UNAVAILABLE'> = {
  code: 'UNAVAILABLE',
  status: 503,
  message: '지금은 잠시 연결이 어려워요. 조금 뒤에 다시 시도해 주세요.',
  retryAfterSeconds: 2,
};

const storageFull: AppError<'STORAGE_FULL'> = {
  code: 'STORAGE_FULL',
  status: 503,
  message: '지금은 저장할 공간이 부족해요. 잠시 후 다시 시도해 주세요.',
  retryAfterSeconds: 60,
};

const byStatus: Record<number, AppError> = {
  404: { code: 'NOT_FOUND', status: 404, message: '찾을 수 없어요.' },
  405: { code: 'METHOD_NOT_ALLOWED', status: 405, message: '쓸 수 없는 요청이에요.' },
  413: payloadTooLarge,
  415: unsupportedMediaType,
};

const badInput: AppError<'BAD_REQUEST'> = { code: 'BAD_REQUEST', status: 400, message: '요청을 이해할 수 없어요.' };

/** Any thrown thing as the failure to answer. Only `INTERNAL`, `BUSY` and `UNAVAILABLE` were not expected. */
export function toAppError(error: unknown): AppError {
  if (error instanceof ExpectedError) return error.appError;
  if (isUnstorableValue(error)) return validationFailed([]);
  if (isOfGoneUser(error)) return noAccessToken;
  if (isDiskFull(error)) return storageFull;
  if (isTooSlow(error)) return busy;
  if (isUnreachable(error) || error instanceof StoreUnavailable) return unreachable;
  if (!(error instanceof Error)) return internal;
  const { validation, statusCode, code } = error as Error & {
    validation?: SchemaError[];
    statusCode?: number;
    code?: string;
  };
  if (validation) return validationFailed(propertyErrors(validation));
  if (statusCode && statusCode >= 400 && statusCode < 500) return byStatus[statusCode] ?? badInput;
  if (code && frameworkInputErrors.has(code)) return badInput;
  return internal;
}

/** Input errors that the framework throws without a status of their own. */
const frameworkInputErrors = new Set(['FST_ERR_BAD_URL', 'FST_ERR_ASYNC_CONSTRAINT']);

/** The REST envelope of a failure. */
export function toEnvelope(error: AppError) {
  return {
    success: false as const,
    message: error.message,
    error: { code: error.code, message: error.message },
    ...(error.errors && { errors: error.errors }),
    ...(error.details && { details: error.details }),
  };
}

/** `message` and `extensions` of a GraphQL error. */
export function toGraphqlError(error: AppError): { message: string; extensions: Record<string, unknown> } {
  if (error.status === 401) return { message: error.code, extensions: { code: 'UNAUTHENTICATED' } };
  if (error.code === 'NO_ACCESS_PERMISSION') return { message: error.code, extensions: { code: 'FORBIDDEN' } };
  return {
    message: error.message,
    extensions: {
      code: error.code,
      ...(error.errors && { errors: error.errors }),
      ...(error.details && { details: error.details }),
      ...(error.retryAfterSeconds && { retryAfter: error.retryAfterSeconds }),
    },
  };
}
