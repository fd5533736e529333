import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** As long as Playwright's own `networkidle`, which never comes on a page that holds a stream of events. */
const QUIET_MS = 500;

type Traffic = { open: Set<Request>; changedAt: number };
const traffic = new WeakMap<Page, Traffic>();

function trafficOf(page: Page): Traffic {
  const known = traffic.get(page) ?? { open: new Set(), changedAt: Date.now() };
  traffic.set(page, known);
  return known;
}

/** Keeps account of what the pages of a context ask for. A stream of events counts until its answer begins. */
export function watchTraffic(context: BrowserContext): void {
  const note = (request: Request, isOpen: boolean) => {
    // A document's own request may be there before its frame is; `load` waits for it.
    if (request.serviceWorker() || request.isNavigationRequest()) return;
    const known = trafficOf(request.frame().page());
    known.changedAt = Date.now();
    if (isOpen) known.open.add(request);
    else known.open.delete(request);
  };
  context.on('request', (request) => note(request, true));
  context.on('requestfinished', (request) => note(request, false));
  context.on('requestfailed', (request) => note(request, false));
  context.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) note(response.request(), false);
  });
}

/** The page has come whole, and has asked for nothing and waited for nothing for half a second. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState();
  const known = trafficOf(page);
  const isQuiet = () => known.open.size === 0 && Date.now() - known.changedAt >= QUIET_MS;
  await expect.poll(isQuiet, { intervals: [50] }).toBe(true);
}
