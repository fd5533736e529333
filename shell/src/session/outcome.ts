import { fieldErrorsOf, messageOfError, type RestAnswer } from '@petcare/api';

/** What a verb of the session came to: its data, or why not, as a sentence for the whole form and one a field. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; code: string; message: string; fields: Record<string, string> };

const TOO_MANY = 'TOO_MANY_REQUESTS';

function sentenceOf<T>(answer: RestAnswer<T> & { success: false }): string {
  if (answer.error.code !== TOO_MANY || !answer.retryAfter) return messageOfError(answer);
  return `요청이 너무 많아요. ${Math.ceil(answer.retryAfter / 60)}분 뒤에 다시 시도해 주세요.`;
}

export async function outcomeOf<T>(answering: Promise<RestAnswer<T>>): Promise<Outcome<T>> {
  try {
    const answer = await answering;
    if (answer.success) return { ok: true, data: answer.data };
    return { ok: false, code: answer.error.code, message: sentenceOf(answer), fields: fieldErrorsOf(answer) };
  } catch (error) {
    return { ok: false, code: 'UNREACHABLE', message: messageOfError(error), fields: {} };
  }
}
