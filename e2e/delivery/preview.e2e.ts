import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { editedCopy, test, type House } from '../house.ts';
import { compositionOf, isInMix, openMix } from '../mix.ts';
import { complaintsOf, untilTakenOver } from '../rendering/taken-over.ts';

const NAME = 'mf-reviews';
const PAGE = 'src/reviews/hospital-reviews.page.tsx';
const [LIVE, CANARY, PREVIEW] = ['동물병원 리뷰', '카나리 리뷰', '미리 보는 리뷰'];
const retitled = (title: string) => [{ file: PAGE, from: LIVE, to: title }];

/** The service hears of an act at once; a busy machine takes its time to show a page. */
const SEEN = { timeout: 60_000 };

// Releases are built, and one is opened in a browser.
test.describe.configure({ timeout: 600_000 });

/** The same site under a name that is not this machine's: there one is a visitor. */
const elsewhere = (url: string) => url.replace('localhost', 'petcare.localhost');

async function aPreview(house: House): Promise<{ release: string; address: string }> {
  const from = await editedCopy(join(house.dataDir, 'preview'), NAME, retitled(PREVIEW));
  const { code, output } = await house.run('release', NAME, '--from', from, '--preview', '--days', '3', '--note', '제목을 바꿔요');
  const [, release = '', address = ''] = /^mf-reviews ([0-9a-f]{12}): preview until \S+ \(KST\) at (\S+)$/m.exec(output) ?? [];
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(address) });
  return { release, address: elsewhere(address) };
}

test('a preview shows one release in the live site to whoever has its address, and to nobody else', async ({ house, browser }) => {
  const canary = await house.release(NAME, retitled(CANARY), '--canary', '50', '--no-smoke');
  const before = await house.live();
  const { release, address } = await aPreview(house);
  const url = elsewhere(house.url);
  const there = new URL(`/hospital-reviews${new URL(address).search}`, url).href;

  const complaints: string[][] = [];
  async function withPage(options: BrowserContextOptions, look: (page: Page) => Promise<void>, who: Browser = browser): Promise<void> {
    const context = await who.newContext({ baseURL: url, ...options });
    const page = await context.newPage();
    complaints.push(complaintsOf(page));
    await look(page);
    await context.close();
  }
  const heading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });
  const strip = (page: Page) => page.getByRole('complementary', { name: '미리보기' });
  const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await withPage({ viewport }, async (page) => {
      await expect(async () => {
        const answer = await page.goto(there);
        expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
        await expect(heading(page)).toHaveText(PREVIEW, { timeout: 5_000 });
      }).toPass(SEEN);
      await untilTakenOver(page);
      await expect(heading(page)).toHaveText(PREVIEW);
      await expect(strip(page)).toContainText(`미리보기예요 · ${NAME} ${release}`);
      expect(await wide(page)).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`preview-${viewport.width}.png`) });

      // It stays for the visit, on every page, whatever its address.
      await page.goto('/');
      await expect(strip(page)).toBeVisible();
      expect((await compositionOf(page))?.remotes[NAME]).toEqual(expect.objectContaining({ release }));
      expect((await compositionOf(page))?.remotes[NAME]).not.toHaveProperty('previous');
      await strip(page).getByRole('link', { name: '미리보기 끝내기' }).click();
      await expect(strip(page)).toHaveCount(0);
      // The strip is gone as soon as the page is left, and what is live comes with the next one.
      await expect(async () => expect([before[NAME], canary]).toContain((await compositionOf(page))?.remotes[NAME]?.release)).toPass();
      await page.goto('/hospital-reviews');
      expect([LIVE, CANARY]).toContain(await heading(page).innerText());
    });
  }

  await withPage({ javaScriptEnabled: false }, async (page) => {
    await expect(async () => {
      await page.goto(there);
      await expect(heading(page)).toHaveText(PREVIEW, { timeout: 5_000 });
    }).toPass(SEEN);
    await expect(strip(page).getByRole('link', { name: '미리보기 끝내기' })).toBeVisible();
  });
  await withPage({}, async (page) => {
    await page.goto('/hospital-reviews');
    await expect(strip(page)).toHaveCount(0);
    expect([LIVE, CANARY]).toContain(await heading(page).innerText());
  });

  // As a team's tests in CI open it: every page of their context is in it.
  const ci = await browser.newContext({ baseURL: house.url });
  await openMix(ci, address);
  const page = await ci.newPage();
  await page.goto('/hospital-reviews');
  await expect(heading(page)).toHaveText(PREVIEW);
  expect(await isInMix(page)).toBe(true);

  expect(await house.live()).toEqual(before);
  const { output: listed } = await house.run('previews');
  expect(listed).toContain(`${NAME} ${release}: preview until`);
  const id = new URL(address).searchParams.get('preview') ?? '';
  expect(await house.run('previews', 'discard', id)).toEqual({ code: 0, output: `${NAME} ${release}: no preview any more.\n` });
  expect(await house.run('previews')).toEqual({ code: 0, output: 'no previews\n' });

  const over = page.getByText('이 미리보기는 끝났거나 없는 미리보기예요.');
  await expect(async () => {
    await page.goto('/hospital-reviews');
    await expect(over).toBeVisible({ timeout: 1_000 });
  }).toPass(SEEN);
  await page.screenshot({ path: test.info().outputPath('preview-over.png') });
  await page.getByRole('link', { name: '지금의 펫케어 보기' }).click();
  await expect(page).toHaveURL(`${house.url}/hospital-reviews`);
  expect([LIVE, CANARY]).toContain(await heading(page).innerText());
  await ci.close();

  expect(complaints.flat()).toEqual([]);
  // The canary has stood all the while.
  expect((await house.run('promote', NAME)).output).toContain(`${NAME}: ${canary} is live for all`);
  const { output } = await house.run('audit', NAME);
  expect(output).toMatch(/preview {3}mf-reviews .* by \S+ {2}preview [0-9a-f]{6}… until \S+\n {4}제목을 바꿔요/);
  expect(output).toMatch(/discard {3}mf-reviews .* preview [0-9a-f]{6}…/);
});
