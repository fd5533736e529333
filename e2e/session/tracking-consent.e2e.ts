import type { Page } from '@playwright/test';
import { deep, expect } from '../fixtures.ts';
import { startHouse, test as inHouse, type House } from '../house.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { expectLittleChrome, expectPartOpen, settled } from '../screens/fit.ts';

/** A site with keys. It is looked at under the name that ordinary visitors use. */
const test = inHouse.extend<object, { keyed: House }>({
  keyed: [
    async ({ browserName: _anyBrowser }, use) => {
      const house = await startHouse({ ANALYTICS_KEY: 'G-STANDIN', AD_PIXEL_KEY: '4242' });
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  house: async ({ keyed }, use) => use(keyed),
  baseURL: async ({ keyed }, use) => use(keyed.url.replace('localhost', 'petcare.localhost')),
});

test.skip(!process.env['E2E_DATABASE_URL'], 'Needs the database of the site');

// Each stand-in sends the request that the real script would send, and nothing else.
const standIns: Record<string, string> = {
  'www.googletagmanager.com': `{
    const tell = (command) => command[0] === 'event' && fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams({ en: command[1], dl: command[2].page_location }), { method: 'POST', mode: 'no-cors' });
    window.dataLayer.forEach(tell);
    window.dataLayer.push = (command) => tell(command);
  }`,
  'connect.facebook.net': `{
    const tell = (...command) => command[0].startsWith('track') && (new Image().src = 'https://www.facebook.com/tr?' + new URLSearchParams({ ev: command.at(-1) }));
    window.fbq.callMethod = tell;
    window.fbq.queue.forEach((command) => tell(...command));
  }`,
};

type OverheardRequests = { asked: string[]; analysed: string[]; pixelled: string[] };

/** The requests of the page to any other host; none of it gets there. */
async function overhear(page: Page): Promise<OverheardRequests> {
  const told: OverheardRequests = { asked: [], analysed: [], pixelled: [] };
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && !url.hostname.endsWith('localhost'),
    async (route) => {
      const url = new URL(route.request().url());
      told.asked.push(url.hostname);
      if (url.pathname === '/g/collect') told.analysed.push(url.searchParams.get('dl')!.replace(new URL(page.url()).origin, ''));
      if (url.pathname === '/tr') told.pixelled.push(url.searchParams.get('ev')!);
      await route.fulfill({ contentType: 'text/javascript', body: standIns[url.hostname] ?? '' });
    },
  );
  return told;
}

const barOf = (page: Page) => page.getByRole('complementary', { name: '방문 기록 동의' });
const answer = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Before hydration a link loads a new document.
  await untilTakenOver(page);
}

/** Two more pages without a new document, one of them with a query. */
async function walk(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/hostpital-list?search=secret');
  });
  await expect(page.getByRole('heading', { level: 1, name: '동물병원 찾기' })).toBeVisible();
}

test('the site sends nothing to any tracker before the visitor has answered', async ({ page }) => {
  const told = await overhear(page);
  await open(page, '/');
  await expect(barOf(page)).toBeVisible();
  await walk(page);
  await expect(barOf(page)).toBeVisible();
  expect(told.asked).toEqual([]);
});

test('after consent reports each page once, by its path alone, and remembers the answer', async ({ page, faults }) => {
  const told = await overhear(page);
  await open(page, '/');
  await answer(page, '동의');
  await expect(barOf(page)).toBeHidden();
  await expect.poll(() => told.analysed).toEqual(['/']);
  await walk(page);
  await expect.poll(() => told.analysed).toEqual(['/', '/term', '/hostpital-list']);
  await expect.poll(() => told.pixelled).toEqual(['PageView', 'PageView', 'PageView']);
  await open(page, '/about');
  await expect.poll(() => told.analysed.at(-1)).toBe('/about');
  await expect(barOf(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('after a refusal sends nothing, and does not ask again', async ({ page }) => {
  const told = await overhear(page);
  await open(page, '/');
  await answer(page, '거부');
  await expect(barOf(page)).toBeHidden();
  await walk(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(barOf(page)).toBeHidden();
  expect(told.asked).toEqual([]);
});

test('consent can be withdrawn on the privacy page, and nothing is sent afterwards', async ({ page }) => {
  const told = await overhear(page);
  await open(page, '/privacy');
  await answer(page, '동의');
  await expect.poll(() => told.analysed).toEqual(['/privacy']);
  const reloaded = page.waitForEvent('load');
  await answer(page, '동의 철회');
  await reloaded;
  await expect(barOf(page)).toContainText('보내지 않고 있어요');
  await untilTakenOver(page);
  const before = told.asked.length;
  await walk(page);
  expect(told.asked.slice(before)).toEqual([]);
});

test('on a phone the consent bar is the only one at the foot, of a listing too, and an answer gives the page its own back', async ({
  page,
}) => {
  await overhear(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/hospital?id=1');
  await expect(barOf(page)).toBeVisible();
  await expectLittleChrome(page);
  const own = page.getByRole('navigation', { name: '전화와 예약' });
  await expect(own).toBeHidden();
  await answer(page, '거부');
  await expect(own).toBeVisible();
  await expectLittleChrome(page);
});

for (const [name, viewport] of Object.entries({ phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } })) {
  test(
    `the consent bar is accessible on the ${name}, and covers neither a menu nor the end of a page`,
    deep(name === 'desktop'),
    async ({ page }) => {
      await overhear(page);
      await page.setViewportSize(viewport);
      for (const path of ['/', '/login', '/privacy']) {
        await open(page, path);
        await expect(barOf(page)).toBeVisible();
        await settled(page);
        const bar = (await barOf(page).boundingBox())!;
        for (const control of [page.getByRole('navigation', { name: '바로가기' }), page.getByRole('banner')]) {
          // On a phone the bar stands in the menu's place.
          if (!(await control.isVisible())) continue;
          const box = (await control.boundingBox())!;
          const apart =
            box.y >= bar.y + bar.height || box.y + box.height <= bar.y || box.x >= bar.x + bar.width || box.x + box.width <= bar.x;
          expect(apart, `${path}: the bar lies over a menu`).toBe(true);
        }
        // The last that the page has can be brought out from under it.
        const isOut = async () => {
          // What is further down may still grow as it comes to be seen.
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const last = (await page.getByRole('contentinfo').getByRole('link').last().boundingBox())!;
          return last.y + last.height <= (await barOf(page).boundingBox())!.y;
        };
        await expect.poll(isOut, `${path}: the end of the page lies under the bar`).toBe(true);
        await expectPartOpen(page, '[aria-label="방문 기록 동의"]');
      }
    },
  );
}
