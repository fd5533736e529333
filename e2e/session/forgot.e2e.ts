import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { lastMailTo } from '../email-code.ts';
import { aGuardian, freshWord } from './guardians.ts';

async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: '이메일·비밀번호 찾기' }).click();
  await page.getByRole('tab', { name: '비밀번호 찾기' }).click();
  await expect(page).toHaveURL(/\/forgot\?tab=password$/);
  await page.getByRole('textbox', { name: '이메일' }).fill(email);
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await expect(page.getByRole('heading', { name: '메일함을 확인해 주세요' })).toBeVisible();
}

test('an email is found by name and phone number, shown masked, and leads to the login', async ({ page }) => {
  const { name, phone, email } = await aGuardian(page);
  await page.goto('/forgot');
  await page.getByLabel('이름').fill(name);
  await page.getByLabel('휴대폰 번호').fill(phone);
  await page.getByRole('button', { name: '이메일 찾기' }).click();
  await expect(page.getByRole('heading', { name: '가입한 계정을 찾았어요' })).toBeVisible();
  await expect(page.getByText(`${email.slice(0, 2)}***@example.test`)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(email);
  await page.getByRole('link', { name: '이메일로 로그인' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the form says when nobody is found, and keeps what was typed for another try', async ({ page }) => {
  const { phone } = await aGuardian(page);
  await page.goto('/forgot');
  await page.getByLabel('이름').fill('다른이름');
  await page.getByLabel('휴대폰 번호').fill(phone);
  await page.getByRole('button', { name: '이메일 찾기' }).click();
  await expect(page.getByRole('heading', { name: '가입한 계정을 찾지 못했어요' })).toBeVisible();
  await page.getByRole('button', { name: '다시 찾아 보기' }).click();
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue(phone);
});

test('the site sends a temporary password by mail, which logs in and leads to the form that changes it', async ({ page, faults }) => {
  const { email } = await aGuardian(page);
  await askForMail(page, email);
  await expect(page.getByRole('button', { name: /메일 다시 받기 \(\d+초 뒤\)/ })).toBeDisabled();
  const temporary = /임시 비밀번호: (\S+)/.exec(await lastMailTo(page.request, email))?.[1] ?? '';
  expect(temporary).not.toBe('');

  await page.getByRole('link', { name: '로그인하러 가기' }).click();
  // The tab of the page before is called so too.
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(temporary);
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/client/user/login'),
    page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click(),
  ]);
  expect(((await answer.json()) as { data: { state: string } }).data.state).toBe('TEMPORARY_PASSWORD');
  await expect(page.getByLabel(/^메일로 받은 임시 비밀번호/)).toBeFocused();
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
  expect(faults).toEqual([]);
});

test('the site answers an unknown email like a known one, and says only in the mail that there is no account', async ({ page }) => {
  const stranger = `${freshWord()}@example.test`;
  await askForMail(page, stranger);
  await expect(page.getByText('가입된 주소라면 임시 비밀번호를 보냈어요.')).toBeVisible();
  expect(await lastMailTo(page.request, stranger)).toContain('가입한 계정이 없어요');
});
