import { ok, type Result } from '../../../../platform/errors/result.ts';
import type { ChangedTopic } from '../../../../platform/topics.ts';

/** The sentence that says what has been done, where it has been. */
export function done<Value>(result: Result<Value>, sentence: string | ((value: Value) => string)): Result<{ done: string }> {
  return result.ok ? ok({ done: typeof sentence === 'string' ? sentence : sentence(result.value) }) : result;
}

/** The same with the number of what is new. */
export function withId(result: Result<number>, sentence: (id: number) => string): Result<{ done: string; id: number }> {
  return result.ok ? ok({ done: sentence(result.value), id: result.value }) : result;
}

/** The same with the topics of public pages that show it. */
export function withChanged(
  result: Result<readonly ChangedTopic[]>,
  sentence: string,
): Result<{ done: string; changed: readonly ChangedTopic[] }> {
  return result.ok ? ok({ done: sentence, changed: result.value }) : result;
}
