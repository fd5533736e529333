import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { fillPost, WORDS } from './a-post.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '다시 로그인해 주세요' });

/** As if the server had ended the login meanwhile: it takes neither token any more. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('petcare.accessToken', `${localStorage.getItem('petcare.accessToken')}x`);
    localStorage.setItem('petcare.refreshToken', 'ended');
  });
}

async function writePost(page: Page, title: string): Promise<void> {
  await page.goto('/community/mypet/input');
  await fillPost(page, title);
  await markDocument(page);
}

async function logInAgain(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('이메일').fill(demoAccounts.guardian);
  await dialog.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function deletePost(page: Page): Promise<void> {
  const idx = /\/community\/mypet\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
  const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
  const ask = async <T>(query: string) => {
    const answer = await page.request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: T }).data;
  };
  const { getPost } = await ask<{ getPost: { id: string } }>(`{ getPost(boardId: "mypet", postIdx: ${idx}) { id } }`);
  await ask(`mutation { deletePost(postId: "${getPost.id}") }`);
}

test('the page renews a rejected access token silently while a form is sent', async ({ page, signedInAs }) => {
  await signedInAs('guardian');
  await writePost(page, '갱신되는 로그인');
  await page.evaluate(() => localStorage.setItem('petcare.accessToken', `${localStorage.getItem('petcare.accessToken')}x`));
  await page.getByRole('main').getByRole('button', { name: '등록' }).click();
  await expect(page).toHaveURL(/\/community\/mypet\/\d+$/);
  await expectSameDocument(page);
  await deletePost(page);
});

test('the page keeps a filled-in form when the session ends, and sends it after the new login', async ({ page, signedInAs }) => {
  await signedInAs('guardian');
  const title = `끝난 로그인 ${Date.now()}`;
  await writePost(page, title);
  await endSession(page);
  await page.getByRole('main').getByRole('button', { name: '등록' }).click();

  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/community\/mypet\/input$/);
  await logInAgain(page);
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: '내용' })).toHaveText(WORDS);

  await page.getByRole('main').getByRole('button', { name: '등록' }).click();
  await expect(page).toHaveURL(/\/community\/mypet\/\d+$/);
  await expectSameDocument(page);
  await deletePost(page);
});

async function secondTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/mypage/myinfo');
  await expect(other.getByLabel('이메일')).toHaveValue(demoAccounts.guardian);
  return other;
}

test('a session ends in all tabs at once, and one login logs all tabs in', async ({ page, context, signedInAs }) => {
  await signedInAs('guardian');
  const other = await secondTab(context);
  await writePost(page, '두 탭');
  await endSession(page);
  await page.getByRole('main').getByRole('button', { name: '등록' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(other)).toBeVisible();

  await logInAgain(other);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue('두 탭');
});

test('the dialog logs the member out, after a confirmation, when they leave the dialog instead', async ({ page, signedInAs }) => {
  await signedInAs('guardian');
  await writePost(page, '나가기');
  await endSession(page);
  await page.getByRole('main').getByRole('button', { name: '등록' }).click();
  await dialogOf(page).getByRole('button', { name: '나가기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
});

test('a member whose login has long expired is led to the login page', async ({ page, signedInAs }) => {
  await signedInAs('guardian');
  await page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('petcare.accessToken') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>;
    localStorage.setItem(
      'petcare.accessToken',
      [head, btoa(JSON.stringify({ ...claims, nickname: 'bori', name: 'kim', exp: 1 })), signature].join('.'),
    );
    localStorage.setItem('petcare.refreshToken', 'ended');
  });
  await page.goto('/mypage/myinfo');
  await expect(page).toHaveURL(/\/login\?next=%2Fmypage%2Fmyinfo$/);
});
