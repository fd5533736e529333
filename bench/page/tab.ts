import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession } from '@playwright/test';
import type { Device, MeasuredPage } from './profiles.ts';
import { watchTraffic, type Traffic } from './traffic.ts';

const script = readFileSync(join(import.meta.dirname, 'observe-page.js'), 'utf8');

/** The observations of `observe-page.js`; milliseconds since the navigation began, `tasks` and `shifts` as [when, how much]. */
export type PageObservations = {
  paint: number | null;
  largest: number | null;
  shifts: [number, number][];
  tasks: [number, number][];
  answered: number | null;
  interactions: Record<string, number>;
  went: Record<string, number>;
  now: number;
  loaded: boolean;
};

/** A place in the window, in CSS px. */
type Place = { x: number; y: number };

/** One tab on a device, which opens one page. */
export type Tab = {
  traffic: Traffic;
  open(url: string): Promise<void>;
  /** The observations of the page; null while there is no page yet. */
  seen(): Promise<PageObservations | null>;
  stands(selector: string): Promise<boolean>;
  /** The place to click an element that is in view (the measured control when left out); null while it is not. */
  place(selector?: string, text?: string): Promise<Place | null>;
  /** Notes in `went` the time at which each of these selectors comes to stand after the next click. */
  follow(marks: Record<string, string>): Promise<void>;
  /** A tap or a click as a person does it, by the browser's own input; `intent` is how long before it the finger or the mouse is there. */
  press(place: Place, intent?: number): Promise<void>;
  type(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

async function throttle(session: CDPSession, { cpu, latency, down, up }: Device): Promise<void> {
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: down, uploadThroughput: up });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Without a name for it the answer to a question that a page no longer hears would be waited for. */
const STEP_LIMIT = 20_000;

/** A new tab of `context` that knows which control of the page is measured. */
export async function openTab(context: BrowserContext, device: Device, page: MeasuredPage): Promise<Tab> {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await tab.addInitScript(script.replace('MEASURED_PAGE', () => JSON.stringify(page)));
  const traffic = await watchTraffic(session);
  tab.on('worker', (worker) => traffic.leaveToWorker(worker.url()));
  await throttle(session, device);

  async function ask<T>(question: string): Promise<T | null> {
    const asked = session.send('Runtime.evaluate', {
      expression: `globalThis.bench?.${question} ?? null`,
      returnByValue: true,
      timeout: STEP_LIMIT,
    });
    // A navigation takes the page away in the middle of a question.
    const answer = await asked.catch(() => null);
    return answer && !answer.exceptionDetails ? ((answer.result.value as T | undefined) ?? null) : null;
  }
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', place: Place) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...place,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });

  return {
    traffic,
    async open(url) {
      traffic.forget();
      await session.send('Page.navigate', { url });
    },
    seen: () => ask<PageObservations>('seen()'),
    stands: async (selector) => (await ask<boolean>(`stands(${JSON.stringify(selector)})`)) ?? false,
    place: (selector, text = '') =>
      ask<Place>(selector === undefined ? 'place()' : `place(${JSON.stringify(selector)}, ${JSON.stringify(text)})`),
    follow: async (marks) => void (await ask(`follow(${JSON.stringify(marks)})`)),
    async press(place, intent = 0) {
      if (device.context.hasTouch) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
        await pause(intent);
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      } else {
        await mouse('mouseMoved', place);
        await pause(intent);
        await mouse('mousePressed', place);
        await mouse('mouseReleased', place);
      }
    },
    async type(keys) {
      for (const key of keys) await tab.keyboard.press(key);
    },
    async close() {
      await tab.close();
    },
  };
}

/** Ask again and again until the answer is there. Throws, naming what was waited for, when it takes too long. */
export async function untilThere<T>(question: () => Promise<T | null | false>, what: string, every = 50, limit = 60_000): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    const asked = Date.now();
    const answer = await question();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${limit / 1000} s`);
    await pause(Math.max(0, every - (Date.now() - asked)));
  }
}
