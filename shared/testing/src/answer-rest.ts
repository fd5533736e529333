import { fakeXhr } from './fake-xhr.ts';
import { restResponse } from './rest-response.ts';

/** The network's answer to a call of REST in a test. */
export type RestAnswered = { status: number; body: object; headers?: Record<string, string> };
/** A call as it was sent: `METHOD /path`, its JSON or the fields of its form, and what of the rest it has. */
export type SentCall = { call: string; body: unknown; query?: Record<string, string>; key?: string };
type Answer = RestAnswered | ((call: SentCall) => RestAnswered | 'no network');

/** An answer with data. */
export const ok = (data: unknown): RestAnswered => ({ status: 200, body: { success: true, data } });

/** An answer with a list: one page with all of it. */
export const okList = (items: readonly unknown[]): RestAnswered => ok({ items, total: items.length, page: 1, count: items.length });

/** A refusal by its code, with the sentence for the person. */
export const refused = (code: string, message: string, errors?: object[]): RestAnswered => ({
  status: 400,
  body: { success: false, message, error: { code, message }, errors },
});

function bodyOf(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body) as unknown;
  if (body instanceof FormData) return Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
  return undefined;
}

/** The network answers REST calls by `METHOD /path`, of `fetch` and of XMLHttpRequest; what was sent comes back. A call that is not named is a fault of the server. */
export function answerRest(answers: Record<string, Answer>): SentCall[] {
  const sent: SentCall[] = [];
  const answerTo = (method: string, address: string, body: unknown, key: string | null): ReturnType<Exclude<Answer, RestAnswered>> => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const name = `${method} ${pathname.replace('/api/client', '')}`;
    const call: SentCall = {
      call: name,
      body: bodyOf(body),
      ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
      ...(key && { key }),
    };
    sent.push(call);
    const answer = answers[name] ?? { status: 500, body: {} };
    return typeof answer === 'function' ? answer(call) : answer;
  };
  globalThis.fetch = async (address, options = {}) => {
    const key = new Headers(options.headers).get('idempotency-key');
    const answered = answerTo(options.method ?? 'GET', String(address), options.body, key);
    if (answered === 'no network') throw new TypeError('Failed to fetch');
    return restResponse(answered.status, answered.body, answered.headers);
  };
  globalThis.XMLHttpRequest = fakeXhr(answerTo);
  return sent;
}
