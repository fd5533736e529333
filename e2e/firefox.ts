import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';

/** A page of a Firefox. */
export type FirefoxPage = {
  goto(url: string): Promise<void>;
  /** Calls a function in the page, of which nothing outside may be named; what it answers with goes through JSON. */
  evaluate<Given extends unknown[], Answer>(work: (...given: Given) => Answer | Promise<Answer>, ...given: Given): Promise<Answer>;
  /** The same again and again, until it answers with something true. */
  until<Given extends unknown[]>(work: (...given: Given) => boolean, ...given: Given): Promise<void>;
  /** Presses the first element in the page that a selector finds, as a mouse does. */
  press(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

const STARTS_MS = 30_000;
const WAITS_MS = 30_000;
const EVERY_MS = 100;

/** Debian's Firefox, or the one that FIREFOX_PATH names; undefined where there is none. */
export function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  return [...(named ? [named] : []), '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
}

type FirefoxAnswer = { error?: string; message?: string; result?: unknown };

async function addressOf(browser: ChildProcess): Promise<string> {
  const lines = createInterface({ input: browser.stderr! });
  const given = AbortSignal.timeout(STARTS_MS);
  for (;;) {
    const [line] = (await once(lines, 'line', { signal: given })) as [string];
    const found = /WebDriver BiDi listening on (\S+)/.exec(line);
    if (found) return `${found[1]}/session`;
  }
}

/** Opens it by WebDriver BiDi itself: Playwright's client asks for commands that Debian's release does not know. */
export async function openFirefox(path: string): Promise<FirefoxPage> {
  const profile = await mkdtemp(join(tmpdir(), 'petcare-firefox-'));
  const browser = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = async () => {
    if (browser.exitCode === null && browser.kill()) await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    return await aPage(await addressOf(browser), end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function aPage(address: string, end: () => Promise<void>): Promise<FirefoxPage> {
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', () => failed(new Error('Firefox takes no connection')), { once: true });
  });
  const waiting = new Map<number, (answer: FirefoxAnswer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as FirefoxAnswer & { id?: number };
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let sent = 0;
  async function send<Answer>(method: string, params: object): Promise<Answer> {
    const id = (sent += 1);
    const answered = new Promise<FirefoxAnswer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error}: ${message ?? ''}`);
    return result as Answer;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  const act = (actions: object) => send('input.performActions', { context, actions: [actions] });

  const page: FirefoxPage = {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(work, ...given) {
      const expression = `(async () => JSON.stringify((await (${String(work)})(...${JSON.stringify(given)})) ?? null))()`;
      const answer = await send<{ type: string; result?: { value: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
        ...{ expression, target: { context }, awaitPromise: true },
      });
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result!.value);
    },
    async until(work, ...given) {
      const last = Date.now() + WAITS_MS;
      // A page that goes away meanwhile answers nothing.
      for (let problem: unknown; ;) {
        const isThere = await page.evaluate(work, ...given).catch((error: unknown) => void (problem = error));
        if (isThere) return;
        if (Date.now() > last) throw new Error(`Firefox has not come so far: ${String(work)}`, { cause: problem });
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      }
    },
    async press(selector) {
      await page.until((wanted) => document.querySelector(wanted) !== null, selector);
      const at = await page.evaluate((wanted) => {
        const element = document.querySelector(wanted)!;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + Math.min(height / 2, 40)) };
      }, selector);
      const presses = [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', actions: presses });
    },
    type: async (text) =>
      void (await act({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      })),
    async close() {
      socket.close();
      await end();
    },
  };
  return page;
}
