import { restResponse } from '@petcare/testing';

type Answer = { status: number; body: object; headers?: Record<string, string> };
/** `key`: its idempotency key, where it has one. */
type SentCall = { call: string; body: unknown; key?: string };

export const ok = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
export const refused = (code: string, message: string, errors?: object[]): Answer => ({
  status: 400,
  body: { success: false, message, error: { code, message }, errors },
});

/** For tests: the network answers REST calls by `METHOD /path`; what was sent comes back. An unknown call is a server fault. */
export function answerRest(answers: Record<string, Answer>): SentCall[] {
  const sent: SentCall[] = [];
  globalThis.fetch = async (address, options) => {
    const call = `${options?.method} ${String(address).replace('/api/client', '')}`;
    const key = new Headers(options?.headers).get('idempotency-key');
    sent.push({ call, body: typeof options?.body === 'string' ? JSON.parse(options.body) : undefined, ...(key && { key }) });
    const { status, body, headers }: Answer = answers[call] ?? { status: 500, body: {} };
    return restResponse(status, body, headers);
  };
  return sent;
}
