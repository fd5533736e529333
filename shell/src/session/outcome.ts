import { fieldErrorsOf, type RestAnswer } from '@petcare/api';

/** What a verb of the session came to: its data, or why not, as a sentence for the whole form and one a field. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; code: string; message: string; fields: Record<string, string> };

export async function outcomeOf<T>(answering: Promise<RestAnswer<T>>): Promise<Outcome<T>> {
  const answer = await answering;
  if (answer.success) return { ok: true, data: answer.data };
  return { ok: false, code: answer.error.code, message: answer.message, fields: fieldErrorsOf(answer) };
}
