import { expect, type Page, type Request } from '@playwright/test';

/** Controls that change a screen in place: filters, tabs, switches, what folds, and links to another state of the same page. */
const CONTROLS = [
  '[aria-pressed]',
  '[aria-expanded]',
  '[role="tab"]',
  '[role="switch"]',
  'input[type="checkbox"]',
  'input[type="radio"]',
  'summary',
  'a[href]',
]
  .map((selector) => `main ${selector}`)
  .join();
const MOST = 10;

/** Answers nothing that would change the site: other walks count on what the demo accounts have. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.route(/\/(api|graphql)/, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isQuery = pathname === '/graphql' && !/^\s*mutation\b/.test((request.postDataJSON() as { query?: string } | null)?.query ?? '');
    if (request.method() === 'GET' || isQuery) return route.fallback();
    return route.fulfill({ status: 503, json: { message: '잠시 후 다시 시도해 주세요.' } });
  });
}

/** Waits until the API has answered all that the page has asked it, and what came is drawn. */
function quietness(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'fetch' && open.add(request));
  page.on('response', (response) => open.delete(response.request()));
  page.on('requestfailed', (request) => open.delete(request));
  const frame = () => page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  return async () => {
    await frame();
    await expect.poll(() => open.size).toBe(0);
    await frame();
  };
}

/** Presses the first control that is not among the `used` ones, and gives back which it was. */
function pressNext(page: Page, used: readonly string[]): Promise<string | null> {
  return page.evaluate(
    ({ controls, before }) => {
      const nameOf = (element: Element) => `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent?.slice(0, 40)}`;
      const staysHere = (element: Element) =>
        !(element instanceof HTMLAnchorElement) || (element.pathname === location.pathname && element.search !== location.search);
      const next = [...document.querySelectorAll<HTMLElement>(controls)].find(
        (element) => !before.includes(nameOf(element)) && staysHere(element) && element.checkVisibility(),
      );
      next?.click();
      return next ? nameOf(next) : null;
    },
    { controls: CONTROLS, before: [...used] },
  );
}

/** Chooses the second option of a list that was opened, and closes whatever else was. */
async function closeOverlay(page: Page): Promise<void> {
  const isOpen = await page.evaluate(() => {
    const option = document.querySelectorAll<HTMLElement>('[role="listbox"] [role="option"]')[1];
    option?.click();
    return !option && document.querySelector('[role="listbox"], [role="dialog"], [role="menu"]') !== null;
  });
  if (isOpen) await page.keyboard.press('Escape');
}

/** Uses what a screen offers, one thing after the other as long as its address stays, then its search. */
export async function useScreen(page: Page): Promise<void> {
  const quiet = quietness(page);
  const { pathname } = new URL(page.url());
  const isHere = () => new URL(page.url()).pathname === pathname;
  const used: string[] = [];
  while (isHere() && used.length < MOST) {
    const pressed = await pressNext(page, used);
    if (pressed === null) break;
    used.push(pressed);
    await quiet();
    await closeOverlay(page);
    await quiet();
  }
  const search = page.locator('main input[type="search"], main input[role="combobox"]').first();
  if (!isHere() || !(await search.isVisible())) return;
  await search.fill('동물');
  await search.press('Enter');
  await quiet();
}

/** The person logs out in another tab. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ['petcare.accessToken', 'petcare.refreshToken']) localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key: 'petcare.accessToken' }));
  });
}
