import type { APIRequestContext, Page, Response } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { expect } from '../fixtures.ts';

const site = new URL(process.env['SITE_URL'] ?? 'http://localhost');
/** The site's address for an ordinary visitor: on this machine `localhost` is a tester's. */
export const visitorsUrl = site.hostname === 'localhost' ? `http://petcare.localhost:${site.port}` : site.origin;

type Shift = { value: number; moved: string[] };
/** The state of a document before any script of the site has run. */
type Unscripted = {
  /** The words of the headings of the first level. */
  headings: string[];
  /** The elements that still say that something is on its way. */
  waiting: string[];
  /** By how many px it is wider than the window. */
  overflow: number;
};
type WatchedWindow = Window & {
  testShifts: Shift[];
  testOwners: string[];
  testStanding: { node: Element; words: string }[];
  testUnscripted: Unscripted;
  testViolations: string[];
};

/** The fate of a document that was watched from its beginning. */
export type Outcome = {
  /** Each jump, as the browser scores it: 0 nothing, 1 the whole window. */
  shifts: Shift[];
  /** The owners of the trees that the server had put into the page, and of those that stand in it now. */
  rendered: string[];
  shown: string[];
  /**
   * The number of headings, links, pictures and so on were to be seen there before the first script, and those of them that stand there no
   * more.
   */
  standing: number;
  gone: string[];
  unscripted: Unscripted;
  /** Each act from which the content security policy kept the page. */
  violations: string[];
};

/**
 * Wait until the server gives a page with the trees of these owners in it. The
 * first one after a release may find threads that are still starting.
 */
export async function untilRendered(
  request: APIRequestContext,
  path: string,
  owners: readonly string[],
  origin = visitorsUrl,
): Promise<void> {
  await expect(async () => {
    const html = await pageFrom(request, path, origin);
    expect(html).toContain('id="rendered"');
    // A remote may have several parts in a page.
    const rendered = new Set([...html.matchAll(/data-owner="([^"]+)" data-rendered/g)].map(([, owner]) => owner));
    expect([...rendered].sort()).toEqual([...owners].sort());
  }).toPass({ timeout: 60_000 });
}

/** Wait until the server gives a page with the tree of its owner in it, and a tree in each slot. */
export async function untilRenderedWhole(request: APIRequestContext, path: string, owner: string): Promise<void> {
  await expect(async () => {
    const html = await pageFrom(request, path);
    expect(html).toContain('id="rendered"');
    if (owner !== 'shell') expect(html).toContain(`data-owner="${owner}" data-rendered`);
    const slots = html.match(/ data-slot="/g)?.length ?? 0;
    expect(html.match(/ data-owner="[^"]+" data-rendered/g)?.length ?? 0).toBe(slots + (owner === 'shell' ? 0 : 1));
  }).toPass({ timeout: 60_000 });
}

async function pageFrom(request: APIRequestContext, path: string, origin = visitorsUrl): Promise<string> {
  const url = new URL(path, origin);
  const headers = { host: url.host };
  // Only browsers know that every name below it is this machine.
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost';
  return (await request.get(url.href, { headers })).text();
}

/** Watch the next documents from their beginning: what stands before the first script of the site, and what jumps. */
export async function watchDocument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    const wordsOf = (node: Node) => `${node.nodeName} ${node.textContent?.trim().slice(0, 40)}`;
    Object.assign(watched, { testShifts: [], testOwners: [], testStanding: [], testViolations: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      watched.testViolations.push(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }[]) {
        if (!entry.hadRecentInput)
          watched.testShifts.push({ value: entry.value, moved: entry.sources.flatMap(({ node }) => node ?? []).map(wordsOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // The document is read, and no deferred script has run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      watched.testOwners = [...document.querySelectorAll<HTMLElement>('[data-owner][data-rendered]')].map(
        ({ dataset }) => dataset['owner'] ?? '',
      );
      watched.testStanding = [...document.querySelectorAll('#app :is(h1, h2, h3, a, button, input, img, p, li)')]
        .filter((node) => node.checkVisibility())
        .map((node) => ({ node, words: wordsOf(node) }));
      const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility()).map(wordsOf);
      watched.testUnscripted = {
        headings: seen('h1'),
        waiting: seen('[aria-busy="true"]:not(section)'),
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    });
  });
}

/**
 * Wait until React has taken every rendered tree over and said what it had to
 * say; where data is saved (`but: 'below'`), all but those that nobody sees yet.
 */
export async function untilTakenOver(page: Page, { but }: { but?: 'below' } = {}): Promise<void> {
  await expect(page.locator('#app[data-started]')).toBeAttached();
  if (but) await expect.poll(() => waitingInView(page)).toBe(0);
  else await expect(page.locator('[data-owner][data-rendered]')).toHaveCount(0);
  await page.waitForFunction(() => {
    const isKnown = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark));
    // A part that has nothing to show leaves its place empty.
    return [...document.querySelectorAll('#app, [data-owner]:not([data-rendered])')].every((place) =>
      place.firstElementChild ? isKnown(place.firstElementChild, '__reactProps$') : isKnown(place, '__reactContainer$'),
    );
  });
  await atRest(page);
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

/** The number of visible rendered trees that wait to be taken over. */
function waitingInView(page: Page): Promise<number> {
  return page
    .locator('[data-owner][data-rendered]')
    .evaluateAll((places) => places.filter((place) => place.getBoundingClientRect().top < innerHeight).length);
}

/** The policy of a document runs scripts by nonce alone, and allows nothing unsafe. */
export function expectStrictPolicy(answer: Response | null): void {
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'nonce-");
  // Rendered HTML has style attributes, which can carry no nonce.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-|\*/);
}

export function outcomeOf(page: Page): Promise<Outcome> {
  return page.evaluate(() => {
    const { testShifts, testOwners, testStanding, testUnscripted, testViolations } = window as unknown as WatchedWindow;
    return {
      shifts: testShifts,
      rendered: testOwners,
      shown: [...document.querySelectorAll<HTMLElement>('[data-owner]')].map(({ dataset }) => dataset['owner'] ?? ''),
      standing: testStanding.length,
      gone: testStanding.filter(({ node }) => !node.isConnected).map(({ words }) => words),
      unscripted: testUnscripted,
      violations: testViolations,
    };
  });
}

/** The names of the GraphQL queries that the page asks from now on; mutations are not among them. */
export function queriesAsked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const { query = '', operationName } = (request.postDataJSON() ?? {}) as { query?: string; operationName?: string };
    if (!/^\s*mutation\b/.test(query)) names.push(operationName ?? query);
  });
  return names;
}

/** The other origins that the page asks something of. */
export function originsAsked(page: Page): string[] {
  const origins: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== new URL(page.url()).host && page.url() !== 'about:blank') origins.push(url.origin);
  });
  return origins;
}

/** Said by the browser and no fault of the page: drawing by software, as maps do here, that no worker may begin (the walks of the worker allow it), and that a script was hinted at seconds ago, as it was on a busy machine (`hints` holds what is hinted at against what runs). */
const REMARK =
  /GL Driver Message|preloaded using link preload but not used within a few seconds|Service Worker registration blocked by Playwright/;

/** The page's complaints, errors and warnings alike. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !REMARK.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}
