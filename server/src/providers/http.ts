import { incomingTexts } from '../incoming/incoming-text.ts';

/** The answer of a provider, whatever its status below 500; or that it said nothing that we can use. */
export type Answer = { ok: true; status: number; text: string; body: unknown } | { ok: false; detail: string };

const ANSWER_MILLISECONDS = 5_000;

/** Asks a provider, for 5 seconds at most unless told, and without following redirects. Never throws; `body` is its JSON, undefined when it is none. */
export async function ask(url: string, init: RequestInit = {}, milliseconds = ANSWER_MILLISECONDS): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const response = await fetch(url, { redirect: 'error', ...init, signal });
    const text = await response.text();
    if (response.status >= 500) return { ok: false, detail: `status ${response.status}` };
    return { ok: true, status: response.status, text, body: jsonOf(text) };
  } catch (error) {
    return { ok: false, detail: String((error as { cause?: unknown }).cause ?? error) };
  }
}

/** Fields as a form posts them or a query says them; what is null is left out. */
export function formOf(fields: Record<string, string | null>): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null));
}

function jsonOf(text: string): unknown {
  try {
    return incomingTexts(JSON.parse(text));
  } catch {
    return undefined;
  }
}
