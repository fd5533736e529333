import type { Route } from '@petcare/contracts';
import type { Browser } from 'playwright-core';
import { putComposition } from '../compositions/compositions.sql.ts';
import { queryOf, signTicket } from '../mix/signed-link.ts';
import type { Database } from '../platform/database.ts';
import { siteSecret } from '../registry/secrets.sql.ts';
import type { AccountKind, Logins, SmokeSettings } from '../settings/settings.ts';
import { findBrowser } from './browser.ts';
import type { Candidate, NamedMix } from './candidate.ts';
import { newlyWrong } from './newly-wrong.policy.ts';
import { openPages, type Seen, type Visit } from './open-pages.ts';
import { pagesToOpen, type PageToOpen } from './pages-to-open.ts';
import { signIn, type Storage } from './sign-in.ts';

const LINK_LIMIT = 10 * 60_000;
/** Who isn't there refuses at once; who is busy answers late. */
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

/** What is wrong with the pages of a mix; `note` says what was done, or why nothing could be. */
export type SmokeRun = { faults: string[]; note: string };

/** Looks at a mix that nobody has been given yet. */
export type Smoke = (candidate: Candidate) => Promise<SmokeRun>;

export type SmokeOptions = {
  sql: Database;
  /** Where the running site answers; undefined when none is known. */
  siteUrl: string | undefined;
  /** For pages that ask for a sign-in; they are left out when there are none. */
  settings: SmokeSettings;
  /** Where pictures of broken pages go; none are taken when left out. */
  pictures?: string;
};

const notMade = (why: string): SmokeRun => ({ faults: [], note: `no smoke run: ${why}` });

/** For somebody who releases without one, on purpose. */
export const leftOut: Smoke = async () => notMade('it was left out.');

async function routesOf(siteUrl: string, { releases }: NamedMix): Promise<Route[] | null> {
  const address = new URL(`/releases/shell/${releases['shell']}/routes.json`, siteUrl);
  const answer = await fetch(address, { signal: AbortSignal.timeout(SITE_LIMIT) });
  return answer.ok ? ((await answer.json()) as Route[]) : null;
}

/** Who can open each page; those for which nobody could sign in are left out. */
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

const sentence = ({ owner, path, wrong, picture }: Seen) =>
  `${path} of ${owner}, opened in a browser: ${wrong.join('; ')}.${picture ? ` Picture: ${picture}` : ''}`;

function noteOf(pages: readonly PageToOpen[], visits: readonly Visit[], milliseconds: number): string {
  const opened = new Set(visits.map(({ path }) => path));
  const closed = pages.filter(({ path }) => !opened.has(path)).map(({ path }) => path);
  const made = `smoke run: ${visits.length} ${visits.length === 1 ? 'page' : 'pages'} in ${(milliseconds / 1000).toFixed(1)} s`;
  return closed.length > 0 ? `${made}; nobody could sign in for ${closed.join(', ')}` : made;
}

/** A smoke run through the site that is running: its pages, as this mix would make them, in a browser of its own. */
export function createSmoke({ sql, siteUrl, settings: { logins, browser: places }, pictures }: SmokeOptions): Smoke {
  async function linkTo({ id, releases }: NamedMix, site: string): Promise<(path: string) => string> {
    await putComposition(sql, id, releases);
    const query = queryOf(signTicket(await siteSecret(sql), id, new Date(Date.now() + LINK_LIMIT)));
    return (path) => new URL(`${path}?${query}`, site).href;
  }

  async function faultsOf(
    browser: Browser,
    { after, before }: Candidate,
    visits: readonly Visit[],
    door: { site: string; people: ReadonlyMap<AccountKind, Storage> },
  ): Promise<string[]> {
    const seen = await openPages(browser, visits, { ...door, link: await linkTo(after, door.site), pictures });
    const broken = seen.filter(({ wrong }) => wrong.length > 0);
    if (broken.length === 0) return [];
    const known = before ? await openPages(browser, broken, { ...door, link: await linkTo(before, door.site) }) : [];
    return newlyWrong(broken, known).map(sentence);
  }

  return async (candidate) => {
    if (!siteUrl) return notMade('no site is running.');
    const routes = await routesOf(siteUrl, candidate.after).catch(() => undefined);
    if (!routes) return notMade(routes === undefined ? `${siteUrl} does not answer.` : `${siteUrl} has other releases than this registry.`);
    const path = await findBrowser(places);
    if (!path) return notMade('there is no browser on this machine.');

    const started = Date.now();
    const pages = pagesToOpen(routes, new Set(candidate.released));
    const { visits, people } = await visitsOf(pages, siteUrl, logins);
    if (visits.length === 0)
      return notMade(
        `${candidate.released.join(', ')}: no page that could be opened by a plain address${pages.length > 0 ? ' without signing in' : ''}.`,
      );
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({ executablePath: path, args: FLAGS }).catch((error: Error) => error.message.split('\n')[0]);
    if (typeof browser !== 'object') return notMade(`the browser does not start: ${browser}`);
    try {
      const faults = await faultsOf(browser, candidate, visits, { site: siteUrl, people });
      return { faults, note: noteOf(pages, visits, Date.now() - started) };
    } catch (error) {
      if (browser.isConnected()) throw error;
      return notMade('the browser ended by itself.');
    } finally {
      await browser.close();
    }
  };
}
