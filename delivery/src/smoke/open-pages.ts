import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { endStreams, keepReports, lookAtPage, type Look } from './look-at-page.ts';
import type { PageToOpen } from './pages-to-open.ts';
import type { AccountKind } from '../settings/settings.ts';
import type { Storage } from './sign-in.ts';
import { TookTooLong, within } from './within.ts';

/** Pages that are open at a time. */
const AT_A_TIME = 4;
/** So many broken pages say enough: the others are not opened any more. */
const ENOUGH = 3;

/** Milliseconds that a browser has for each thing that it is asked for. */
export type BrowserLimits = {
  /** From its start until it can be asked for anything. */
  start: number;
  /** A window, a tab, a picture, the end of one. */
  step: number;
  /** All that is done with one page. */
  look: number;
};

export const usualLimits: BrowserLimits = { start: 30_000, step: 15_000, look: 60_000 };

/** The browser itself does not answer, whatever page it is asked for. */
export class BrowserSilent extends Error {
  constructor({ message }: TookTooLong) {
    super(`the browser does not answer: ${message}`);
    this.name = 'BrowserSilent';
  }
}

/** A page to open, and who opens it: null for somebody who is not signed in. */
export type Visit = PageToOpen & { as: AccountKind | null };

/** The faults of a page, and the path of a picture of it. */
export type SeenPage = Visit & Look & { picture: string | null };

export type Openness = {
  site: string;
  /** The address of a page in the mix that is looked at. */
  link: (path: string) => string;
  /** The storages of those who are signed in. */
  people: ReadonlyMap<AccountKind, Storage>;
  /** The folder for pictures of broken pages; none are taken when left out. */
  pictures?: string | undefined;
  limits: BrowserLimits;
  /** The pages that are open now, for whoever gives up waiting. */
  open: Set<string>;
};

const couldNot = (error: Error): Look =>
  error instanceof TookTooLong
    ? { wrong: ['the page does not answer any more'], isLate: true }
    : { wrong: [`could not be opened: ${error.message.split('\n')[0]}`], isLate: error.name === 'TimeoutError' };

/** The result of work that a browser does at once as long as it answers anything. */
async function given<T>({ step }: BrowserLimits, what: string, work: Promise<T>): Promise<T> {
  return within(step, what, work).catch((error: Error) => {
    throw error instanceof TookTooLong ? new BrowserSilent(error) : error;
  });
}

/** Waits for the end of work that counts for nothing: the browser is ended with all that is left in it. */
async function letGo({ step }: BrowserLimits, work: Promise<void>): Promise<void> {
  await within(step, 'Closing', work).catch(() => undefined);
}

async function openOne(context: BrowserContext, visit: Visit, { link, pictures, limits, open }: Openness): Promise<SeenPage> {
  open.add(visit.path);
  const tab = await given(limits, 'Opening a tab', context.newPage());
  try {
    const look = await within(limits.look, 'The look', lookAtPage(tab, visit, link(visit.path))).catch(couldNot);
    const picture = look.wrong.length > 0 && pictures ? join(pictures, `${visit.path.replaceAll('/', '-').slice(1) || 'home'}.png`) : null;
    if (picture) await within(limits.step, 'A picture', tab.screenshot({ path: picture, timeout: limits.step })).catch(() => undefined);
    return { ...visit, ...look, picture };
  } finally {
    await letGo(limits, tab.close());
    open.delete(visit.path);
  }
}

async function openWindows(
  browser: Browser,
  visits: readonly Visit[],
  { site, people, limits }: Openness,
): Promise<Map<AccountKind | null, BrowserContext>> {
  const windows = new Map<AccountKind | null, BrowserContext>();
  for (const { as } of visits) {
    if (windows.has(as)) continue;
    const opening = browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      storageState: { cookies: [], origins: [{ origin: new URL(site).origin, localStorage: (as && people.get(as)) ?? [] }] },
    });
    const context = await given(limits, 'Opening a window', opening);
    await given(limits, 'Preparing a window', Promise.all([keepReports(context), endStreams(context)]));
    windows.set(as, context);
  }
  return windows;
}

/**
 * Open these pages, some at a time, each person with a browser window of their
 * own. A machine that is busy with something else makes a page late, not
 * broken: what is late gets a second look, by itself.
 * @throws BrowserSilent when it is not a page that does not answer
 */
export async function openPages(browser: Browser, visits: readonly Visit[], options: Openness): Promise<SeenPage[]> {
  const windows = await openWindows(browser, visits, options);
  const queue = [...visits];
  const seen = new Map<string, SeenPage>();
  const broken = () => [...seen.values()].filter(({ wrong }) => wrong.length > 0);

  async function look(visit: Visit): Promise<void> {
    const context = windows.get(visit.as);
    if (context) seen.set(visit.path, await openOne(context, visit, options));
  }
  async function work(): Promise<void> {
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      await look(visit);
      if (broken().length >= ENOUGH) return;
    }
  }
  async function lookAgain(): Promise<void> {
    for (const visit of broken().filter(({ isLate }) => isLate)) {
      await look(visit);
      if (seen.get(visit.path)?.wrong.length) return;
    }
  }

  do {
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    await lookAgain();
  } while (queue.length > 0 && broken().length === 0);
  await Promise.all([...windows.values()].map((context) => letGo(options.limits, context.close())));
  return [...seen.values()];
}
