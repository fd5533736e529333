import type { Page } from '@playwright/test';

export const WORDS = '로그인이 끝나도 남아 있어야 하는 글이에요.';

/** Fills in the form of the free board, and sends nothing. */
export async function fillPost(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /분류/ }).click();
  await page.getByRole('option', { name: '일상' }).click();
  await page.getByRole('textbox', { name: /^제목/ }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill(WORDS);
}
