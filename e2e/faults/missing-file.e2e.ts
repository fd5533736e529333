import type { Page, Route } from '@playwright/test';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { go, noticeOn } from './places.ts';

const RELOAD = '새로고침';
const LOAD_LIMIT = 10_000;
const WEBPACKS_LIMIT = 120_000;

const refused = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'window.tampered = true' });
const never = () => new Promise<void>(() => undefined);
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: '필요한 파일을 받지 못했어요.' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** At its usual address; under a fresh one it has a query. */
const usual = (owner: string, file: string) => new RegExp(`/releases/${owner}/[^/]+/${file}\\.[^/?]*\\.js$`);

for (const [how, fail] of Object.entries({ 'has a wrong hash': refused, 'never arrives': never })) {
  test(`when the file of a remote’s second page ${how}, the page loads it from a fresh address by itself`, async ({ page }) => {
    await page.clock.install();
    const asked = page.waitForRequest(usual('mf-community', 'post\\.page'));
    await page.route(usual('mf-community', 'post\\.page'), fail);
    await page.goto('/community/mypet');
    await expect(heading(page, '자유게시판')).toBeVisible();
    await markDocument(page);
    await go(page, '/community/mypet/1');
    await asked;
    if (fail === never) await page.clock.runFor(LOAD_LIMIT);
    await expect(page.locator('[data-owner="mf-community"]').getByRole('article')).toBeVisible();
    await expect(noticeOn(page)).toBeHidden();
    await expectSameDocument(page);
  });

  test(`when the file of a piece inside a page ${how}, the page offers a reload of the piece and keeps what was typed`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(usual('mf-search', '[^/]*location-map[^/.]*'), fail);
    await page.goto('/hospital?id=1');
    await expect(heading(page, /동물병원/)).toBeVisible();
    // It stands there before its scripts do: deadlines on the test's clock would pass for all of them.
    await untilTakenOver(page);
    await markDocument(page);
    const search = page.getByRole('banner').getByRole('combobox').first();
    await search.fill('쓰던 글');
    const place = page.getByRole('region', { name: '위치', exact: true });
    await place.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(WEBPACKS_LIMIT);
      await expect(missing(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(heading(page, /동물병원/)).toBeVisible();

    await missing(page).getByRole('button', { name: RELOAD }).click();
    await expect(missing(page)).toBeHidden();
    await place.scrollIntoViewIfNeeded();
    // The map is a region, and so is its drawing as soon as it stands.
    await expect(place.getByRole('region', { name: /지도/ }).or(place.getByText('지도를 표시할 수 없어요.')).first()).toBeVisible();
    await expect(search).toHaveValue('쓰던 글');
    await expectSameDocument(page);
  });

  test(`when the file of a shell page ${how}, the frame stays, a notice offers a reload, and the reload opens the page`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(usual('shell', 'about\\.page'), fail);
    await page.goto('/term');
    await expect(heading(page, '이용약관')).toBeVisible();
    await go(page, '/about');
    await expect(async () => {
      await page.clock.runFor(WEBPACKS_LIMIT / 2);
      await expect(missing(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('banner')).toBeVisible();
    await go(page, '/term');
    await expect(heading(page, '이용약관')).toBeVisible();
    await go(page, '/about');
    await missing(page).getByRole('button', { name: RELOAD }).click();
    await expect(heading(page, '아이가 아픈 날, 덜 헤매도록')).toBeVisible();
  });
}
