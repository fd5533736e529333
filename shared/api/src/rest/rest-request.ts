import { workplaceHeader } from '@petcare/auth';
import createClient from 'openapi-fetch';
import { timedFetch } from '../timed-fetch.ts';

/** A call as openapi-fetch has written it, for `fetch` itself: its body can be sent a second time, that of a Request can not. */
class WrittenRequest {
  readonly url: string;
  readonly init: RequestInit;
  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

/** Its types are those of `rest`, where the addresses are known. */
type Client = { request(method: string, address: string, init: object): Promise<{ data?: unknown; error?: unknown; response: Response }> };

const client = createClient({
  credentials: 'include',
  headers: { accept: 'application/json' },
  Request: WrittenRequest as unknown as typeof Request,
  fetch: (written) => {
    const { url, init } = written as unknown as WrittenRequest;
    return timedFetch(url, init);
  },
}) as unknown as Client;

/** A call without its types: see `RestOptions`. */
export type UntypedOptions = {
  path?: object;
  query?: object;
  body?: unknown;
  form?: object;
  idempotencyKey?: string;
  keepalive?: boolean;
  signal?: AbortSignal;
  parseAs?: 'blob';
};

/** The answer to a call: its status, its body (JSON that was read, or text; what was asked for as a blob is one), and the seconds after which too many calls may be made again. */
export type RestResponse = { status: number; body: unknown; retryAfter: number };

function multipart(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, one);
    else if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** One request, with the bearer if there is one. Throws what `fetch` throws, and SyntaxError for a success that is no JSON. */
export async function send(
  method: string,
  address: string,
  { path, query, body, form, idempotencyKey, keepalive, signal, parseAs }: UntypedOptions,
  token: string | null,
): Promise<RestResponse> {
  const { data, error, response } = await client.request(method, address, {
    params: { path, query },
    body: form ? multipart(form) : body,
    headers: { authorization: token && `Bearer ${token}`, 'idempotency-key': idempotencyKey, ...workplaceHeader() },
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
    ...(parseAs && { parseAs }),
  });
  const { status, headers } = response;
  return { status, body: data ?? error, retryAfter: status === 429 ? Number(headers.get('retry-after')) : 0 };
}
