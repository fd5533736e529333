import type { Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { queriesAsked, untilRendered, untilTakenOver, visitorsUrl } from './taken-over.ts';

test.use({ mix: 'live' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the visitor goes to a second remote and back; each page queries anew, appears once and sets its title', async ({ page, request }) => {
  await untilRendered(request, '/hostpital-list', ['mf-search', 'mf-community']);
  const asked = queriesAsked(page);
  await page.goto(`${visitorsUrl}/hostpital-list`);
  await untilTakenOver(page);
  await markDocument(page);
  expect(asked).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: '커뮤니티' }).click();
  await expect(heading(page, '자유게시판')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveTitle('자유게시판 | 펫케어');
  // The board, and the banner above it.
  await expect(page.locator('main [data-owner="mf-community"]')).toHaveCount(2);
  await expect(page.locator('main [data-owner]')).toHaveCount(2);
  await expect.poll(() => [...asked].sort()).toEqual(['BannerPart_Banners', 'BoardPage_Posts']);

  await page.goBack();
  await expect(heading(page, '동물병원 찾기')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle('전국 동물병원 | 펫케어');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main [data-owner="mf-search"]')).toHaveCount(1);
  // The data that came with the first document may be old: the page queries again.
  await expect.poll(() => asked.slice(2).sort()).toEqual(['BannerPart_Banners', 'HospitalListPage_Hospitals', 'RegionChoice_Regions']);
  await expectSameDocument(page);
});

test('the visitor goes from the home page to a hospital and back without showing any part twice', async ({ page, request }) => {
  await untilRendered(request, '/', ['mf-search', 'mf-reviews', 'mf-community']);
  const asked = queriesAsked(page);
  await page.goto(visitorsUrl);
  await untilTakenOver(page);
  await markDocument(page);
  const hospital = page
    .locator('[data-slot="home.hospitals"]')
    .getByRole('link', { name: /동물병원/ })
    .first();
  await hospital.click();
  await expect(page).toHaveURL(/\/hospital\?id=/);
  await expect(heading(page, /동물/)).toBeVisible();
  for (const owner of ['mf-search', 'mf-reviews', 'mf-reservation'])
    await expect(page.locator(`main [data-owner="${owner}"]`)).toHaveCount(1);
  await page.goBack();
  await expect(heading(page, '우리 아이 병원, 걱정 없이 찾아요')).toBeVisible();
  for (const slot of ['home.banner', 'home.hospitals', 'home.fee', 'home.reviews', 'home.posts', 'home.columns'])
    await expect(page.locator(`main [data-slot="${slot}"] [data-owner]`)).toHaveCount(1);
  await expect
    .poll(() => asked.filter((name) => name.startsWith('Home')).sort())
    .toEqual([
      'HomeColumnsPart_Columns',
      'HomeFeePart_Fee',
      'HomeHospitalsPart_Hospitals',
      'HomePostsPart_Posts',
      'HomeReviewsPart_Reviews',
    ]);
  await expectSameDocument(page);
});

test('the visitor opens the next page without errors when a link is clicked while the parts of a page hydrate', async ({
  page,
  request,
  faults,
}) => {
  await untilRendered(request, '/', ['mf-search', 'mf-reviews', 'mf-community']);
  // The very moment in which the first of them begins.
  await page.addInitScript(() => {
    const watching = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof HTMLElement && target.dataset['owner'])) return;
      watching.disconnect();
      document.querySelector<HTMLElement>('header a[href="/login"]')?.click();
    });
    watching.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-rendered'] });
  });
  await page.goto(visitorsUrl);
  await expect(heading(page, '로그인')).toBeVisible();
  await atRest(page);
  expect(faults).toEqual([]);
});

test('the visitor opens the next page of a remote without errors when a link is clicked before the remote’s script has loaded', async ({
  page,
  request,
  faults,
}) => {
  await untilRendered(request, '/community/petcafe', ['mf-community']);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/releases/mf-community/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${visitorsUrl}/community/petcafe`, { waitUntil: 'commit' });
  const way = page.getByRole('banner').getByRole('link', { name: '커뮤니티' });
  // Its script has taken the link over: the next page is no new document.
  await expect.poll(() => way.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps$')))).toBe(true);
  await markDocument(page);
  await way.click();
  await expect(page).toHaveURL(/\/community\/mypet$/);
  letGo();
  await expect(heading(page, '자유게시판')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // The board, and the banner above it.
  await expect(page.locator('main [data-owner]')).toHaveCount(2);
  await expectSameDocument(page);
  expect(faults).toEqual([]);
});

test('the browser restores the scroll position when the visitor comes back from another document', async ({ page, request }) => {
  await untilRendered(request, '/hospital-reviews', ['mf-reviews', 'mf-community']);
  await page.goto(`${visitorsUrl}/hospital-reviews`);
  await untilTakenOver(page);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => scrolled(page)).toBe(700);
  // A document of its own, which keeps this one from being kept alive.
  await page.goto(`${visitorsUrl}/healthz`);
  await page.goBack();
  await untilTakenOver(page);
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('the page keeps the scroll position of a visitor who scrolls before any script has run', async ({ page, request }) => {
  await untilRendered(request, '/hospital-reviews', ['mf-reviews', 'mf-community']);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/releases\/.+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${visitorsUrl}/hospital-reviews`, { waitUntil: 'commit' });
  await expect(heading(page, '동물병원 리뷰')).toBeVisible();
  // All of it has come: where it ends too early nobody can scroll as far.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBe(600);
  letGo();
  await untilTakenOver(page);
  expect(await scrolled(page)).toBe(600);
});
