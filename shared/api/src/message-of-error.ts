import { CombinedError } from 'urql';

const GENERIC = '오류가 발생했어요. 잠시 후 다시 시도해 주세요.';
const OFFLINE = '인터넷에 연결되어 있지 않아요. 연결을 확인하고 다시 시도해 주세요.';

/** The sentences for GraphQL's codes about a session: REST sends the sentences itself. */
const sentences: Record<string, string> = {
  NO_ACCESS_TOKEN: '로그인 후 이용해 주세요.',
  EXPIRED_TOKEN: '로그인이 만료되었어요. 다시 로그인해 주세요.',
  NO_ACCESS_PERMISSION: '이용할 수 있는 권한이 없어요.',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? (sentences[value] ?? value) : null);
const fieldText = (field: unknown): string | null => text(isRecord(field) ? field['message'] : field);

function firstConstraint(list: unknown): string | null {
  if (!Array.isArray(list) || !isRecord(list[0]) || !isRecord(list[0]['constraints'])) return null;
  return text(Object.values(list[0]['constraints'])[0]);
}

/** The body of a response: an object as it is, JSON parsed, a sentence as text; a page of HTML is no sentence. */
function bodyOf(response: unknown): unknown {
  const body = isRecord(response) ? (response['data'] ?? response['body']) : response;
  if (typeof body !== 'string') return body;
  if (/^\s*</.test(body)) return null;
  try {
    return /^\s*[[{]/.test(body) ? JSON.parse(body) : body;
  } catch {
    return null;
  }
}

/**
 * The message of an error for a person; null for what the code threw by itself (a TypeError, a lost connection), which is in no language of
 * theirs.
 */
const ownMessage = (error: Record<string, unknown>): string | null => {
  const message = text(error['message']);
  return error instanceof Error && message && !/[가-힣]/.test(message) ? null : message;
};

function messageOfRecord(error: Record<string, unknown>): string | null {
  const body = bodyOf(error['response']);
  const ofBody = isRecord(body) ? (fieldText(body['error']) ?? text(body['message'])) : text(body);
  return (
    ownMessage(error) ?? ofBody ?? fieldText(error['error']) ?? firstConstraint(error['errors'] ?? (isRecord(body) ? body['errors'] : body))
  );
}

/** The sentence for anything that could not be had while the device itself is without a network; null while it has one. */
export function offlineSentence(): string | null {
  return globalThis.navigator?.onLine === false ? OFFLINE : null;
}

/**
 * The sentence to show for anything that went wrong, the first of these: a plain string, the error's message, the
 * response's text or its error or message field, an error field, the first constraint of
 * a validation list, else the generic sentence, or that there is no network. A thrown error's own message
 * counts when it is Korean: the others are for developers.
 */
export function messageOfError(error: unknown): string {
  return sentenceOf(error) ?? offlineSentence() ?? GENERIC;
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof CombinedError) return text(error.graphQLErrors[0]?.message);
  if (isRecord(error)) return messageOfRecord(error);
  return text(error) ?? firstConstraint(error);
}
