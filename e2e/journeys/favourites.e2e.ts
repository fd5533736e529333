import { devices, type Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { deep, expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
const NAME = '구로든든동물병원';

const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 찜하기` }).first();
const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '찜한 곳과 최근 기록' }).getByRole('link', { name, exact: true });

for (const { device, use } of [
  { device: 'phone', use: { viewport, hasTouch, isMobile, userAgent } },
  { device: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
]) {
  test.describe(`on a ${device}`, deep(device === 'desktop'), () => {
    test.use(use);
    test('a heart of a visitor becomes the member’s at the login, on every device, until it is taken away', async ({
      page,
      browser,
      faults,
    }) => {
      test.slow();
      const guardian = await aGuardian(page);

      await test.step('marks a hospital of a list, which its page shows, and finds it again by the message', async () => {
        await page.goto('/hostpital-list?search=구로든든');
        await atRest(page);
        await expect(heartOf(page, NAME)).toHaveAttribute('aria-pressed', 'false');
        await heartOf(page, NAME).click();
        await expect(heartOf(page, NAME)).toHaveAttribute('aria-pressed', 'true');
        // It stands for eight seconds.
        await page.getByRole('link', { name: '찜한 곳 보기' }).click();
        await expect(rowOf(page, NAME)).toBeVisible();
        await expectFit(page);
        await rowOf(page, NAME).click();
        await expect(heartOf(page, NAME)).toHaveAttribute('aria-pressed', 'true');
        await atRest(page);
      });

      await test.step('finds what was seen and searched for last, and clears both', async () => {
        await page.goto('/favourites?list=seen');
        await expect(rowOf(page, NAME)).toBeVisible();
        await expectFit(page);
        await page.getByRole('button', { name: `${NAME} 최근 본 곳에서 삭제` }).click();
        await expect(page.getByText('최근 본 곳이 없어요.')).toBeVisible();
        await tab(page, '최근 검색어').click();
        await expect(page.getByRole('main').getByRole('link', { name: /구로든든/ })).toBeVisible();
        await page.getByRole('button', { name: '전체 삭제' }).click();
        await expect(page.getByText('최근 검색어가 없어요.')).toBeVisible();
        await page.reload();
        await expect(page.getByText('최근 검색어가 없어요.')).toBeVisible();
      });

      await test.step('logs in, and the favourite is the account’s, once', async () => {
        await logInAs(page, guardian);
        // It is said for a few seconds, maybe before the last picture of the page has come.
        const isTold = expect(page.getByText('이 기기에서 찜한 1곳을 내 찜 목록에 담았어요.')).toBeVisible();
        await Promise.all([isTold, page.goto('/mypage/favourites')]);
        await expect(rowOf(page, NAME)).toHaveCount(1);
        expect(await page.evaluate(() => localStorage.getItem('petcare.favourites'))).toBeNull();
        await expectFit(page);
        await page.reload();
        await expect(rowOf(page, NAME)).toHaveCount(1);
        await expect(page.getByText(/내 찜 목록에 담았어요/)).toHaveCount(0);
      });

      await test.step('sees it on another device, takes it away, back, and away', async () => {
        const context = await browser.newContext(use);
        const other = await context.newPage();
        await logInAs(other, guardian);
        await other.goto('/mypage/favourites');
        // One after the other: a reload would take back what is still on its way, and an answer may be that of the press before.
        const answered = async (operation: string, press: () => Promise<void>) => {
          const answer = other.waitForResponse((one) => one.request().postData()?.includes(operation) ?? false);
          await press();
          await answer;
        };
        const takeAway = () => other.getByRole('button', { name: `${NAME} 찜 해제` }).click();
        await answered('FavouritesPage_Unmark', takeAway);
        await answered('FavouritesPage_MarkAgain', () => other.getByRole('button', { name: '되돌리기' }).click());
        await expect(rowOf(other, NAME)).toBeVisible();
        await answered('FavouritesPage_Unmark', takeAway);
        await expect(other.getByRole('button', { name: '되돌리기' })).toBeFocused();
        await other.reload();
        await expect(other.getByText('아직 찜한 곳이 없어요.')).toBeVisible();
        await context.close();
        await page.goto('/hostpital-list?search=구로든든');
        await atRest(page);
        await expect(heartOf(page, NAME)).toHaveAttribute('aria-pressed', 'false');
      });
      expect(faults).toEqual([]);
    });
  });
}
