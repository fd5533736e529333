import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A client asks again for as long as a person would wait at most. */
const PATIENCE = 120_000;
const PAUSE = 200;
const away = new Set([0, 429, 502, 503, 504]);

export type Answer = { status: number; body: unknown; location: string | null };
/** `form` is as a page posts it, `parts` as one with files does; `address` is the visitor's, told as a door would tell it. */
export type Call = {
  method?: string;
  token?: string;
  address?: string;
  json?: unknown;
  form?: Record<string, string>;
  parts?: Record<string, string | File>;
  /** Milliseconds until it is given up; 30 s where nothing is said. */
  patience?: number;
};

/** One request through the front door; status 0 where nobody answered. */
export async function ask(
  url: string,
  { method = 'POST', token, address, json, form, parts, patience = 30_000 }: Call = {},
  key?: string,
): Promise<Answer> {
  const headers: Record<string, string> = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(address && { 'x-forwarded-for': address }),
    ...(key && { 'idempotency-key': key }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  const body = json === undefined ? ((form && new URLSearchParams(form)) ?? (parts && partsOf(parts))) : JSON.stringify(json);
  try {
    const answer = await fetch(url, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(patience), ...(body && { body }) });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, location: answer.headers.get('location') };
  } catch {
    return { status: 0, body: null, location: null };
  }
}

function partsOf(parts: Record<string, string | File>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return body;
}

const codeOf = ({ body }: Answer): string | undefined => {
  const { error, errors } = (body ?? {}) as { error?: { code?: string } | string; errors?: { extensions?: { code?: string } }[] };
  return typeof error === 'object' ? error.code : errors?.[0]?.extensions?.code;
};

/** The answer that an act got in the end, under one key however often it had to be sent; null when nobody ever answered. */
export async function act(url: string, call: Call): Promise<Answer | null> {
  const key = randomUUID();
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(PAUSE)) {
    const answer = await ask(url, call, key);
    const code = codeOf(answer);
    if (!away.has(answer.status) && code !== 'REQUEST_IN_PROGRESS' && code !== 'UNAVAILABLE') return answer;
  }
  return null;
}

/** The data of an envelope or of a GraphQL answer. */
export const dataOf = <Data>(answer: Answer | null): Data | null => (answer?.body as { data?: Data | null } | null)?.data ?? null;
