import type { Outcome } from '../../providers/sandbox-pages/grants.ts';

export type Choice = { person?: string; outcome?: Outcome };
/** The address to which the provider's page sends the browser: by its address, or with a form that it posts there. */
export type SentBack = { url: URL; params: URLSearchParams; isPost: boolean };

/** Opens the sandbox's page of a log-in and presses one of its buttons. */
export async function chooseOn(authorizeUrl: string, { person = 'haneul', outcome = 'agree' }: Choice = {}): Promise<SentBack> {
  const page = await fetch(authorizeUrl);
  const html = await page.text();
  if (!page.ok || !html.includes('연습용')) throw new Error(`The sandbox answered ${page.status}: ${html}`);
  const url = new URL(authorizeUrl);
  const body = new URLSearchParams([...fieldsOf(html), ['person', person], ['outcome', outcome]]);
  const answer = await fetch(`${url.origin}${url.pathname}`, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location) return { url: new URL(location), params: new URL(location).searchParams, isPost: false };
  const returning = await answer.text();
  const action = /action="([^"]+)"/.exec(returning)?.[1];
  if (!action) throw new Error(`The sandbox sends nobody back: ${returning}`);
  return { url: new URL(unescaped(action)), params: new URLSearchParams(fieldsOf(returning)), isPost: true };
}

function fieldsOf(html: string): [string, string][] {
  return [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    unescaped(name),
    unescaped(value),
  ]);
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));
}
