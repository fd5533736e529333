import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { remotePages } from '../remote-pages.ts';

const NOTICE = '이 부분을 불러오지 못했어요.';
const { url, heading } = remotePages['mf-search'] ?? { url: '/', heading: '' };
const title = (page: Page) => page.getByRole('heading', { level: 1, name: heading });

/** Serve matching files with a line more than was stored. The answer lists the pages in which that line ran: a page that heals is another document. */
async function tamper(page: Page, pattern: RegExp): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('tampered', (where: string) => ran.push(where));
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;window.tampered(location.href);` });
  });
  return ran;
}

test('the browser fetches no script twice, because its preload hint carries the same hash as its loading', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await page.goto(url);
  await expect(title(page)).toBeVisible();
  expect(fetched.length).toBeGreaterThan(3);
  expect(new Set(fetched).size).toBe(fetched.length);
});

for (const [what, pattern] of Object.entries({
  entry: /\/mf-search\/[^/]+\/remoteEntry\.js$/,
  chunk: /\/mf-search\/[^/]+\/(?!remoteEntry)[^/]+\.js$/,
})) {
  test(`never runs a remote’s ${what} with a changed byte, and loads it from a fresh address`, async ({ page }) => {
    const ran = await tamper(page, pattern);
    await page.goto(url);
    await expect(title(page)).toBeVisible();
    expect(ran).toEqual([]);
  });
}

test('never runs a remote that is tampered with at every address; a notice offers a retry, which shows it once repaired', async ({
  page,
}) => {
  const everything = /\/releases\/mf-search\//;
  const ran = await tamper(page, everything);
  await page.goto(url);
  await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  expect(ran).toEqual([]);
  await page.unroute(everything);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(title(page)).toBeVisible();
});

test('never runs a shell with a changed byte, and starts it from a fresh address', async ({ page }) => {
  const ran = await tamper(page, /\/releases\/shell\/[^/]+\/main[^/]*\.js$/);
  const refused = page.waitForEvent('console', { predicate: (message) => message.text().includes('integrity') });
  await page.goto('/about');
  await refused;
  await expect(page.locator('#app[data-started]')).toBeAttached();
  expect(ran).toEqual([]);
});
