import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { passingPages, publicPages } from '../rendering/public-pages.ts';
import { untilTakenOver, visitorsUrl } from '../rendering/taken-over.ts';
import { publicScreens } from '../screens/screens.ts';

// A page on a mix is a tester's, which loads the tester tools as well.
test.use({ mix: 'live', viewport: { width: 390, height: 844 } });

/** Files that a page fetches by itself after it is shown: the drawing of the map, what fills the hearts, and the foot's switch of schemes. */
const AFTERWARDS = /\/(hearts\.|src_scheme_scheme-switch|map-later\.|maplibre-gl|pmtiles|shared_maps_src_|src_map_drawn-map)/;
/** A file of a release, as `package file`. */
const nameOf = (url: string) => new URL(url).pathname.replace(/^\/releases\/([^/]+)\/[^/]+\//, '$1 ').replace(/\.[0-9a-f]{8}\.js$/, '');

/** Collects the names of the scripts as they run in the page. */
async function scriptsRun(page: Page): Promise<Set<string>> {
  const run = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes('/releases/') && !AFTERWARDS.test(url)) run.add(nameOf(url));
  });
  await session.send('Debugger.enable');
  return run;
}

/** With a data saver nothing is fetched on a guess, so that what runs is what the page needs. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

test('exactly the scripts that run in the visible part of each public page are preloaded', async ({ page, request }) => {
  test.setTimeout(600_000);
  await saveData(page);
  const run = await scriptsRun(page);
  const described = await publicPages(request);
  for (const { path, at } of publicScreens.filter((screen) => !(screen.path in passingPages))) {
    run.clear();
    await page.goto(visitorsUrl + (described[path]?.at ?? at));
    await untilTakenOver(page, { but: 'below' });
    const hinted = await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await expect.soft(async () => expect([...run].sort(), path).toEqual(hinted.map(nameOf).sort())).toPass({ timeout: 30_000 });
  }
});

test('the scripts of a part below the fold load only when the visitor scrolls to it', async ({ page }) => {
  await saveData(page);
  const run = await scriptsRun(page);
  const posts = page.locator('[data-slot="home.posts"] [data-owner]');
  // A busy server leaves a part out that is late, and the page loads it at once: then another page is asked for.
  await expect(async () => {
    run.clear();
    await page.goto(visitorsUrl + '/');
    await untilTakenOver(page, { but: 'below' });
    await expect(posts).toHaveAttribute('data-rendered', /.+/, { timeout: 2_000 });
  }).toPass();
  expect([...run].filter((script) => script.startsWith('mf-community'))).toEqual([]);
  await posts.scrollIntoViewIfNeeded();
  await expect(posts).not.toHaveAttribute('data-rendered');
  await expect.poll(() => [...run].filter((script) => script.startsWith('mf-community'))).not.toEqual([]);
});
