import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Put the access token's time up: to the browser it is expired, whatever its signature. */
async function expireToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('petcare.accessToken') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>;
    const expired = btoa(JSON.stringify({ ...claims, nickname: 'bori', name: 'kim', exp: 1 }))
      .replace(/\+/g, '-')
      .replace(/\//g, '_');
    const token = [head, expired, signature].join('.');
    localStorage.setItem('petcare.accessToken', token);
    return token;
  });
}

test('two tabs with an expired token both work, and end with one and the same new token', async ({ page, context, signedInAs }) => {
  await signedInAs('guardian');
  const expired = await expireToken(page);
  const other = await context.newPage();
  await Promise.all([page.goto('/mypage/myinfo'), other.goto('/mypage/myinfo')]);
  await expect(page.getByLabel('이메일')).toHaveValue('guardian@petcare.test');
  await expect(other.getByLabel('이메일')).toHaveValue('guardian@petcare.test');
  // A browser tells the other tab's process of what is stored a moment later: it may ask as well, and gets the same answer.
  const stored = (tab: Page) => tab.evaluate(() => localStorage.getItem('petcare.accessToken'));
  await expect.poll(async () => (await stored(page)) === (await stored(other))).toBe(true);
  expect(await stored(page)).not.toBe(expired);
});

test('logging out in one tab logs out the other', async ({ page, context, signedInAs }) => {
  await signedInAs('guardian');
  await page.goto('/mypage/myinfo');
  const other = await context.newPage();
  await other.goto('/point');
  await expect(other.getByRole('banner').getByRole('button', { name: '로그아웃' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('로그아웃되었습니다.')).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
});

test('the page asks for the login on a page that needs it, and leads back there', async ({ page }) => {
  await page.goto('/mypage/myinfo');
  await expect(page).toHaveURL(/\/login\?next=%2Fmypage%2Fmyinfo$/);
  await page.getByLabel('이메일').fill('guardian@petcare.test');
  await page.getByLabel('비밀번호', { exact: true }).fill('petcare-1234');
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
  await expect(page.getByRole('heading', { level: 1, name: '내 정보' })).toBeVisible();
});

test('the page says on a page for another account type whose page it is', async ({ page, signedInAs }) => {
  await signedInAs('guardian');
  await page.goto('/bizpage/hospital');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이 페이지를 볼 수 있는 권한이 없어요');
  await expect(page.getByRole('main')).toContainText('동물병원');
});
