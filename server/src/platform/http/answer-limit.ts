import { answerTooLarge } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { Http } from './http.ts';

const MOST_BYTES = 2_000_000;

/** No answer is larger, whatever was asked for; files are no answers in this sense. */
export function registerAnswerLimit(http: Http): void {
  http.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload === 'string' && Buffer.byteLength(payload) > MOST_BYTES) throw new ExpectedError(answerTooLarge);
    return payload;
  });
}
