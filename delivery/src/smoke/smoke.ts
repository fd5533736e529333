import type { Route } from '@petcare/contracts';
import type { Browser } from 'playwright-core';
import { putComposition } from '../compositions/compositions.sql.ts';
import { queryOf, signTicket } from '../mix/signed-link.ts';
import type { Database } from '../platform/database.ts';
import { siteSecret } from '../platform/secrets.sql.ts';
import type { AccountKind, Logins, SmokeSettings } from '../settings/settings.ts';
import { findBrowser } from './browser.ts';
import type { Candidate, NamedMix } from './candidate.ts';
import { newlyWrong } from './newly-wrong.policy.ts';
import { BrowserSilent, openPages, usualLimits, type BrowserLimits, type Openness, type SeenPage, type Visit } from './open-pages.ts';
import { pagesToOpen, type PageToOpen } from './pages-to-open.ts';
import { signIn, type Storage } from './sign-in.ts';
import { unrenderedPages } from './unrendered-pages.ts';
import { unlessStopped, within } from './within.ts';

const LINK_LIMIT = 10 * 60_000;
/** The longest wait for the site: one that isn't there refuses at once, one that is busy answers late. */
const SITE_LIMIT = 30_000;
const FLAGS = [
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The faults of the pages of a mix; `note` says what was done, or why nothing could be. */
export type SmokeRun = { faults: string[]; note: string };

/** Looks at a mix that nobody has been given yet; its answer says so when the time (ms) is over. */
export type Smoke = (candidate: Candidate, time: number) => Promise<SmokeRun>;

export type SmokeOptions = {
  sql: Database;
  /** The address of the running site; undefined when none is known. */
  siteUrl: string | undefined;
  /** For pages that ask for a sign-in; they are left out when there are none. */
  settings: SmokeSettings;
  /** The folder for pictures of broken pages; none are taken when left out. */
  pictures?: string;
  /** Ends a look at once, with its reason, when this process is to end. */
  stopped?: AbortSignal;
  limits?: BrowserLimits;
  launch?: (path: string, timeout: number) => Promise<Browser>;
};

/** Its end is left to whoever started it: it would be killed under a look that then starts another. */
async function launchChromium(path: string, timeout: number): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: path, args: FLAGS, timeout, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
}

const notMade = (why: string): SmokeRun => ({ faults: [], note: `no smoke run: ${why}` });

/** For somebody who releases without one, on purpose. */
export const leftOut: Smoke = async () => notMade('it was left out.');

async function routesOf(siteUrl: string, { releases }: NamedMix): Promise<Route[] | null> {
  const address = new URL(`/releases/shell/${releases['shell']}/routes.json`, siteUrl);
  const answer = await fetch(address, { signal: AbortSignal.timeout(SITE_LIMIT) });
  return answer.ok ? ((await answer.json()) as Route[]) : null;
}

/** The visits to each page by those who can open it; those for which nobody could sign in are left out. */
async function visitsOf(
  pages: readonly PageToOpen[],
  siteUrl: string,
  logins: Logins,
): Promise<{ visits: Visit[]; people: Map<AccountKind, Storage> }> {
  const people = new Map<AccountKind, Storage>();
  const visits: Visit[] = [];
  for (const page of pages) {
    const as = page.kinds?.find((kind) => logins[kind]) ?? null;
    const login = as && logins[as];
    const storage = login ? (people.get(as) ?? (await signIn(siteUrl, login))) : null;
    if (as && storage) people.set(as, storage);
    if (page.kinds === null || storage) visits.push({ ...page, as });
  }
  return { visits, people };
}

const sentence = ({ owner, path, wrong, picture }: SeenPage) =>
  `${path} of ${owner}, opened in a browser: ${wrong.join('; ')}.${picture ? ` Picture: ${picture}` : ''}`;

function noteOf(pages: readonly PageToOpen[], visits: readonly Visit[], milliseconds: number): string {
  const opened = new Set(visits.map(({ path }) => path));
  const closed = pages.filter(({ path }) => !opened.has(path)).map(({ path }) => path);
  const made = `smoke run: ${visits.length} ${visits.length === 1 ? 'page' : 'pages'} in ${(milliseconds / 1000).toFixed(1)} s`;
  return closed.length > 0 ? `${made}; nobody could sign in for ${closed.join(', ')}` : made;
}

const LOOK_ANEW = 'Release it again, or with --no-smoke.';

/** A smoke run through the site that is running: its pages, as this mix would make them, in a browser of its own. */
export function createSmoke(options: SmokeOptions): Smoke {
  const { sql, siteUrl, settings, pictures, limits = usualLimits, launch = launchChromium } = options;
  const { stopped = new AbortController().signal } = options;

  async function linkTo({ id, releases }: NamedMix, site: string): Promise<(path: string) => string> {
    await putComposition(sql, id, releases);
    const query = queryOf(signTicket(await siteSecret(sql), id, new Date(Date.now() + LINK_LIMIT)));
    return (path) => new URL(`${path}?${query}`, site).href;
  }

  async function start(path: string): Promise<Browser | string> {
    const starting = launch(path, limits.start);
    return within(limits.start, 'its start', starting).catch((error: Error) => {
      void starting.then(
        (late) => late.close(),
        () => undefined,
      );
      return error.message.split('\n')[0] ?? '';
    });
  }

  async function faultsOf(
    browser: Browser,
    { after, before }: Candidate,
    visits: readonly Visit[],
    door: Omit<Openness, 'link' | 'pictures'>,
  ): Promise<string[]> {
    const seen = await openPages(browser, visits, { ...door, link: await linkTo(after, door.site), pictures });
    const broken = seen.filter(({ wrong }) => wrong.length > 0);
    if (broken.length === 0) return [];
    const known = before ? await openPages(browser, broken, { ...door, link: await linkTo(before, door.site) }) : [];
    return newlyWrong(broken, known).map(sentence);
  }

  async function lookOnce(
    path: string,
    look: (browser: Browser) => Promise<SmokeRun>,
    signal: AbortSignal,
  ): Promise<SmokeRun | BrowserSilent> {
    const browser = await start(path);
    if (typeof browser === 'string') return notMade(`the browser does not start: ${browser}`);
    try {
      return await unlessStopped(signal, look(browser));
    } catch (error) {
      if (error instanceof BrowserSilent) return error;
      if (signal.aborted || browser.isConnected()) throw error;
      return notMade('the browser ended by itself.');
    } finally {
      // Playwright kills one that doesn't end.
      await within(limits.step, 'The end of a browser', browser.close()).catch(() => undefined);
    }
  }

  /** A browser that does not answer is replaced, once. */
  async function lookWith(path: string, look: (browser: Browser) => Promise<SmokeRun>, signal: AbortSignal): Promise<SmokeRun> {
    const first = await lookOnce(path, look, signal);
    if (!(first instanceof BrowserSilent)) return first;
    const second = await lookOnce(path, look, signal);
    if (!(second instanceof BrowserSilent)) return second;
    const { message } = second;
    return { faults: [`Nobody could look at the pages: ${message}, twice. ${LOOK_ANEW}`], note: `smoke run: ${message}` };
  }

  async function lookAt(site: string, candidate: Candidate, open: Set<string>, signal: AbortSignal): Promise<SmokeRun> {
    const routes = await routesOf(site, candidate.after).catch(() => undefined);
    if (!routes) return notMade(routes === undefined ? `${site} does not answer.` : `${site} has other releases than this registry.`);
    const path = await findBrowser(settings.browser);
    if (!path) return notMade('there is no browser on this machine.');

    const started = Date.now();
    const pages = pagesToOpen([...routes, ...candidate.ownRows], new Set(candidate.released));
    const { visits, people } = await visitsOf(pages, site, settings.logins);
    if (visits.length === 0)
      return notMade(
        `${candidate.released.join(', ')}: no page that could be opened by a plain address${pages.length > 0 ? ' without signing in' : ''}.`,
      );
    const unrendered = linkTo(candidate.after, site).then((link) => unrenderedPages(link, pages, candidate.released));
    // A look that ends before it has the reason of that.
    unrendered.catch(() => undefined);
    const look = async (browser: Browser): Promise<SmokeRun> => {
      const faults = await faultsOf(browser, candidate, visits, { site, people, limits, open });
      return { faults, note: [noteOf(pages, visits, Date.now() - started), ...(await unrendered)].join('\n') };
    };
    return lookWith(path, look, signal);
  }

  return async (candidate, time) => {
    if (!siteUrl) return notMade('no site is running.');
    const open = new Set<string>();
    const over = AbortSignal.timeout(Math.max(time, 0));
    const signal = AbortSignal.any([stopped, over]);
    try {
      return await unlessStopped(signal, lookAt(siteUrl, candidate, open, signal));
    } catch (error) {
      if (stopped.aborted || !over.aborted) throw error;
      const where = open.size > 0 ? `, at ${[...open].join(', ')}` : '';
      return { faults: [`The look at the pages was not over in time${where}. ${LOOK_ANEW}`], note: 'smoke run: not over in time' };
    }
  };
}
