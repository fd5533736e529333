import { fieldErrorsOf, type RestAnswer } from '@petcare/api';

/** The result of a verb of the session: its data, or the reason of its refusal, as a sentence for the whole form and one for each field. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; code: string; message: string; fields: Record<string, string> };

export async function outcomeOf<T>(answering: Promise<RestAnswer<T>>): Promise<Outcome<T>> {
  const answer = await answering;
  if (answer.success) return { ok: true, data: answer.data };
  return { ok: false, code: answer.error.code, message: answer.message, fields: fieldErrorsOf(answer) };
}
