import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { npmRun } from '../npm.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { expectFit, phone } from '../screens/fit.ts';

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visitor reads a notice that an operator has written, takes a file along and finds an answer', async ({
  page,
  database,
  faults,
}, testInfo) => {
  const title = `문 여는 시간이 바뀌어요 ${Date.now()}`;
  const text = testInfo.outputPath('notice.txt');
  await writeFile(text, '11월부터 고객센터가 한 시간 일찍 열어요.\n\n궁금한 점은 1:1 문의로 알려 주세요.');
  const said = npmRun(['operator', 'notices', 'add', '--title', title, '--file', text], { DATABASE_URL: database });
  const id = /\d+/.exec(said)![0];
  await page.setViewportSize(phone);

  await test.step('reads it from the list, and goes on to the one before', async () => {
    // Another process wrote it: who keeps pages hears of it within seconds.
    await expect(async () => {
      await page.goto('/notice');
      await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await untilTakenOver(page);
    await markDocument(page);
    await page.getByRole('link', { name: title }).click();
    await expect(titled(page, title)).toBeVisible();
    await expect(page.getByRole('article')).toContainText('한 시간 일찍 열어요.');
    await expect(page.getByRole('article')).toContainText('조회 1');
    await expectFit(page);
    await page
      .getByRole('navigation', { name: '앞뒤 공지' })
      .getByRole('link', { name: /이전 글/ })
      .click();
    await expect(titled(page, '겨울철 산책 안전 수칙을 모았어요')).toBeVisible();
  });

  await test.step('takes its file along', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('list', { name: '첨부파일' }).getByRole('link').click();
    expect((await coming).suggestedFilename()).toBe('겨울 산책 안전 수칙.webp');
    await expectSameDocument(page);
  });

  await test.step('finds an answer among the questions', async () => {
    await page.getByRole('link', { name: '목록으로' }).click();
    await page.getByRole('navigation', { name: '고객센터' }).getByRole('link', { name: '자주 묻는 질문' }).click();
    await expect(titled(page, '자주 묻는 질문')).toBeVisible();
    await page.getByRole('searchbox', { name: '질문 찾기' }).fill('비밀 번호');
    await page.keyboard.press('Enter');
    await page.getByText('비밀번호를 잊어버렸어요.').click();
    await expect(page.getByText(/임시 비밀번호를 메일로/)).toBeVisible();
    await expectFit(page);
    await expectSameDocument(page);
  });

  await test.step('is told to log in before an inquiry', async () => {
    await page.getByRole('main').getByRole('link', { name: '1:1 문의하기' }).click();
    await expect(page.getByText('로그인 후 이용바랍니다.')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  npmRun(['operator', 'notices', 'remove', id], { DATABASE_URL: database });
  expect(faults).toEqual([]);
});
