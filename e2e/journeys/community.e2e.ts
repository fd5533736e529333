import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};
const PLACE = '주말 아침마다 강가를 걸어요.';

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function confirmed(page: Page, button: Locator, question: string): Promise<void> {
  await button.click();
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: '삭제' }).click();
}

test(
  'a guardian writes a post with a picture, changes and comments on it, which others read and like, and takes all of it back',
  { tag: '@compat' },
  async ({ page, browser, signedInAs, faults }) => {
    const title = `강가 산책 ${Date.now()}`;
    await signedInAs('guardian');
    await page.goto('/community/mypet');
    await untilTakenOver(page);
    await markDocument(page);

    await test.step('writes with a picture', async () => {
      await page.getByRole('link', { name: '글쓰기' }).first().click();
      await page.getByRole('button', { name: /분류/ }).click();
      await page.getByRole('option', { name: '일상' }).click();
      await page.getByRole('textbox', { name: /^제목/ }).fill(title);
      await page.getByRole('textbox', { name: '내용' }).fill(PLACE);
      await page.getByLabel('글에 넣을 사진').setInputFiles(photo);
      await expect(page.getByRole('textbox', { name: '내용' }).locator('img[src^="/uploads/images/"]')).toBeVisible();
      await page.getByRole('button', { name: '등록' }).click();
      await expect(titled(page, title)).toBeVisible();
      await expect(page.getByRole('article').getByText(PLACE)).toBeVisible();
      await expect(page.getByRole('article').locator('img[src^="/uploads/images/"]:not(header *)')).toHaveJSProperty('complete', true);
    });

    await test.step('changes the title, and keeps the picture', async () => {
      await page.getByRole('article').getByRole('link', { name: '수정' }).click();
      await expect(titled(page, '글 수정')).toBeVisible();
      await page.getByRole('textbox', { name: /^제목/ }).fill(`${title} 다시`);
      await expect(page.getByRole('textbox', { name: '내용' })).toContainText(PLACE);
      await page.getByRole('button', { name: '저장하기' }).click();
      await expect(titled(page, `${title} 다시`)).toBeVisible();
      await expect(page.getByRole('article').locator('img[src^="/uploads/images/"]:not(header *)')).toHaveCount(1);
    });

    await test.step('sees how many like it, and has nothing to press', async () => {
      await expect(page.getByRole('article').getByText('추천 0', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: '추천 0' })).toHaveCount(0);
    });

    await test.step('comments, and changes the comment', async () => {
      await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('같이 걸으실 분?');
      await page.getByRole('button', { name: '등록' }).click();
      await said(page, '같이 걸으실 분?').getByRole('button', { name: '수정' }).click();
      await page.getByRole('textbox', { name: '댓글 수정' }).fill('토요일에 같이 걸으실 분?');
      await page.getByRole('button', { name: '저장', exact: true }).click();
      await expect(said(page, '토요일에 같이 걸으실 분?')).toContainText('고침');
    });

    const address = page.url();
    await test.step('somebody else reads and likes it, and may change nothing', async () => {
      const stranger = await browser.newPage({ baseURL: new URL(address).origin });
      await logInAs(stranger, await aGuardian(stranger));
      await stranger.goto(address);
      await expect(titled(stranger, `${title} 다시`)).toBeVisible();
      await expect(said(stranger, '토요일에 같이 걸으실 분?')).toBeVisible();
      await stranger.getByRole('article').getByRole('button', { name: '추천 0' }).click();
      await expect(stranger.getByRole('article').getByRole('button', { name: '추천 1' })).toHaveAttribute('aria-pressed', 'true');
      await expect(stranger.getByRole('main').getByText('수정', { exact: true })).toHaveCount(0);
      await stranger.context().close();
    });

    await test.step('takes comment and post back', async () => {
      await confirmed(page, said(page, '토요일에').getByRole('button', { name: '삭제' }), '댓글을 삭제할까요?');
      await expect(said(page, '토요일에')).toHaveCount(0);
      await confirmed(page, page.getByRole('article').getByRole('button', { name: '삭제' }), '글을 삭제할까요?');
      await expect(titled(page, '자유게시판')).toBeVisible();
      await expect(page.getByText('글을 삭제했어요.')).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    });

    await expectSameDocument(page);
    expect(faults).toEqual([]);
  },
);
