import type { RestAnswer } from '@petcare/api';
import { restResponse } from '@petcare/testing';

export type SentCall = { method: string; path: string; query: Record<string, string>; form: Record<string, string>; key: string | null };
type Answer = (call: SentCall) => RestAnswer<unknown> | 'no network';

/** Stand in for the network below `rest` in a test: `METHOD /path` → answer. Gives the calls so far. */
export function fakeRest(answers: Record<string, Answer>): SentCall[] {
  const sent: SentCall[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const form = init.body instanceof FormData ? Object.fromEntries([...init.body].map(([name, value]) => [name, String(value)])) : {};
    const path = url.pathname.replace('/api/client', '');
    const method = init.method ?? 'GET';
    const call = { method, path, query: Object.fromEntries(url.searchParams), form, key: new Headers(init.headers).get('idempotency-key') };
    sent.push(call);
    const answer = answers[`${method} ${path}`]?.(call);
    if (!answer) throw new Error(`The test answers no call ${method} ${path}`);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return restResponse(answer.success ? 200 : 409, answer);
  };
  return sent;
}

export const success = (data: unknown): RestAnswer<unknown> => ({ success: true, data });
export const refused = (code: string, message: string): RestAnswer<unknown> => ({ success: false, message, error: { code, message } });
