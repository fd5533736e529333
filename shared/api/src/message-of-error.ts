import { CombinedError } from 'urql';

const GENERIC = '오류가 발생했어요. 잠시 후 다시 시도해 주세요.';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

function firstConstraint(list: unknown): string | null {
  if (!Array.isArray(list) || !isRecord(list[0]) || !isRecord(list[0]['constraints'])) return null;
  return text(Object.values(list[0]['constraints'])[0]);
}

function messageOfBody(body: unknown): string | null {
  if (!isRecord(body)) return text(body);
  return text(body['error']) ?? text(body['message']);
}

function messageOfRecord(error: Record<string, unknown>): string | null {
  const response = isRecord(error['response']) ? error['response'] : {};
  const nested = isRecord(error['error']) ? error['error']['message'] : error['error'];
  return text(error['message']) ?? messageOfBody(response['data'] ?? response['body']) ?? text(nested) ?? firstConstraint(error['errors'] ?? error);
}

/**
 * The sentence to show for anything that went wrong, in the order of
 * product.md section 8: a plain string, the error's message, the response's
 * text or its error or message field, an error field, the first constraint of
 * a validation list, else the generic sentence. What the code threw by itself
 * (a TypeError, a lost connection) is never shown as it is.
 */
export function messageOfError(error: unknown): string {
  if (error instanceof CombinedError) return text(error.graphQLErrors[0]?.message) ?? GENERIC;
  if (error instanceof Error) return GENERIC;
  if (isRecord(error)) return messageOfRecord(error) ?? GENERIC;
  return text(error) ?? firstConstraint(error) ?? GENERIC;
}
