import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';

const BOARD_PAGE = /\/mf-community\/[^/]+\/board\.page\./;

/** The scripts of the community and of the shell that are asked for; another package's may be fetched when the page is idle. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/releases\/(shell|mf-community)\/.*\.js/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const community = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '커뮤니티' });
const boardOf = (page: Page) => page.locator('main [data-owner="mf-community"]').getByRole('heading', { level: 1, name: '자유게시판' });

test('a page’s scripts are fetched when the pointer is on its link; the click then fetches none', async ({ page, faults }) => {
  await page.goto('/about');
  await untilTakenOver(page);
  const asked = scriptsAsked(page);
  const fetched = page.waitForResponse(BOARD_PAGE);
  await community(page).hover();
  await (await fetched).finished();
  asked.length = 0;
  await community(page).click();
  await expect(boardOf(page)).toBeVisible();
  expect(asked).toEqual([]);
  expect(faults).toEqual([]);
});

test('nothing is prefetched in data-saver mode, and the page is fetched when its link is clicked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/about');
  await untilTakenOver(page);
  const asked = scriptsAsked(page);
  // The keyboard's way to a link waits for nothing: what it fetches is on its way by the next frame.
  await community(page).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked).toEqual([]);
  const opened = page.waitForResponse(BOARD_PAGE);
  await community(page).click();
  await opened;
});

test('a page is fetched on the click when its prefetch has failed', async ({ page }) => {
  await page.goto('/about');
  await untilTakenOver(page);
  await page.route('**/releases/mf-community/**', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/releases/mf-community/'));
  await community(page).hover();
  await refused;
  await page.unroute('**/releases/mf-community/**');
  await community(page).click();
  await expect(boardOf(page)).toBeVisible();
});
