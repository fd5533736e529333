import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deep, expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};

for (const { device, viewport } of [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
]) {
  test(
    `a guardian on a ${device} enters the contest, and another likes and comments, of which the first hears`,
    deep(device === 'desktop'),
    async ({ page, browser, baseURL, faults }) => {
      await page.setViewportSize(viewport);
      const title = `눈밭의 뭉치 ${Date.now()}`;
      await logInAs(page, await aGuardian(page));
      await page.goto('/community/contest');
      await expect(page.getByRole('list', { name: '응모작' }).getByRole('link').first()).toBeVisible();
      await expectFit(page);

      await test.step('what is typed survives a reload, and is entered with its picture', async () => {
        await page.getByRole('link', { name: '사진으로 참가하기' }).click();
        await page.getByRole('textbox', { name: /^제목/ }).fill(title);
        await page.getByRole('textbox', { name: '사진 이야기' }).fill('첫눈을 보고 한참을 뛰어다녔어요.');
        await page.getByRole('group', { name: /^사진/ }).locator('input[type=file]').first().setInputFiles(photo);
        await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
        await expectFit(page);
        // A kept picture is asked for, and no more once it is the entry's.
        const asked = page.waitForResponse((answer) => answer.url().includes('/api/upload?id='));
        await page.reload();
        await asked;
        await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue(title);
        await page.getByRole('button', { name: '참가하기' }).click();
        await expect(page).toHaveURL(/\/community\/contest\/\d+$/);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectFit(page);
      });

      const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport });
      try {
        const theirs = await other.newPage();
        await logInAs(theirs, await aGuardian(theirs));
        await theirs.goto(page.url());
        await theirs.getByRole('article').getByRole('button', { name: '좋아요', exact: true }).click();
        await expect(theirs.getByText('1명이 좋아해요')).toBeVisible();
        await theirs.getByRole('textbox', { name: '댓글 쓰기' }).fill('정말 귀여워요!');
        await theirs.getByRole('button', { name: '등록' }).click();
        await expect(theirs.getByText('정말 귀여워요!')).toBeVisible();
      } finally {
        await other.close();
      }

      await test.step('the author hears of it without a reload, answers it, and takes the entry back', async () => {
        const bell = page.getByRole('banner').getByRole('button', { name: /안 읽은 알림/ });
        await bell.click();
        await page
          .getByRole('dialog', { name: '알림' })
          .getByRole('link', { name: new RegExp(title) })
          .click();
        await page.reload();
        await page.getByRole('button', { name: '답글' }).click();
        await page.getByRole('textbox', { name: '답글 쓰기' }).fill('고마워요');
        await page.getByRole('button', { name: '등록' }).first().click();
        await expect(page.getByText('고마워요')).toBeVisible();
        await expectFit(page);
        await page.getByRole('article').getByRole('button', { name: '삭제' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
        await expect(page).toHaveURL(/\/community\/contest$/);
        await expect(page.getByText(title)).toHaveCount(0);
      });
      expect(faults).toEqual([]);
    },
  );
}
