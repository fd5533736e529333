import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { aMember, form, freshWord, isLoggedIn, welcomed } from './joining.ts';

/** From the gate to the provider and back to the form that it has filled in. */
async function agreeAt(page: Page, link: string, person: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link }).click();
  await page.getByLabel('누구로 로그인할까요?').fill(person);
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(form(page).phone).toBeVisible();
}

test('the form fills in what the provider gave, and leads on to identity verification and the requested page', async ({ page, faults }) => {
  await page.goto('/join-gate?next=%2Fpoint');
  await agreeAt(page, '네이버로 가입하기', `join-${freshWord()}`);
  await expect(page).toHaveURL(/\/join\?social=naver&next=%2Fpoint$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('네이버로 회원가입');
  await expect(form(page).email).toHaveValue(/^u\d+@sandbox\.test$/);
  await expect(form(page).name).toHaveValue('나연습');
  await expect(form(page).nickname).toHaveValue(/^연습\d{6}$/);
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
  await form(page).phone.fill('010-1234-5678');
  await form(page).consent.click();
  await form(page).send.click();

  await expect(page).toHaveURL(/\/auth\/danal\?next=%2Fpoint$/);
  await welcomed(page);
  await isLoggedIn(page);
  expect(faults).toEqual([]);
});

test('the form asks for an email that the provider did not give, and keeps the ticket over a reload', async ({ page }) => {
  await page.goto('/join-gate');
  await agreeAt(page, '카카오로 가입하기', `noemail-${freshWord()}`);
  await expect(form(page).email).toHaveValue('');
  await expect(page.getByText('카카오에서 이메일을 받지 못했어요. 예약 소식을 받을 주소를 적어 주세요.')).toBeVisible();
  await page.reload();
  await expect(form(page).name).toHaveValue('나연습');
  await form(page).phone.fill('010-1234-5678');
  await form(page).consent.click();
  await form(page).send.click();
  await expect(page.getByText('이메일을 적어 주세요.', { exact: true })).toBeVisible();
  await expect(form(page).email).toBeFocused();
  await form(page).email.fill(`${freshWord()}@join.test`);
  await form(page).send.click();
  await welcomed(page);
  await isLoggedIn(page);
});

test('the form says when an email is a member’s, and offers to log in and link the accounts', async ({ page, request }) => {
  const { email } = await aMember(request);
  await page.goto('/join-gate');
  await agreeAt(page, '페이스북으로 가입하기', `join-${freshWord()}`);
  await form(page).email.fill(email);
  await expect(page.getByText('이미 가입된 이메일이에요.')).toBeVisible();
  await page.getByRole('link', { name: '로그인하고 연결하기' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmypage%2Fmyinfo$/);
});

test('the form shows a nickname that was taken meanwhile at its field, and the ticket stays valid', async ({ page, request }) => {
  await page.goto('/join-gate');
  await agreeAt(page, 'Apple로 가입하기', `join-${freshWord()}`);
  await form(page).nickname.fill(`보리${freshWord()}`);
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
  const { nickname } = await aMember(request, { nickname: await form(page).nickname.inputValue() });
  await form(page).phone.fill('010-1234-5678');
  await form(page).consent.click();
  await form(page).send.click();
  await expect(page.getByText('이미 쓰고 있는 닉네임이에요.')).toBeVisible();
  await form(page).nickname.fill(`${nickname}2`.slice(-12));
  await form(page).send.dblclick();
  await welcomed(page);
});

test('the form says when the time to join is over, and keeps what was typed for a new start', async ({ page, context }) => {
  await page.goto('/join-gate?next=%2Fpoint');
  const person = `join-${freshWord()}`;
  await agreeAt(page, '네이버로 가입하기', person);
  await form(page).phone.fill('010-8765-4321');
  await form(page).consent.click();
  await context.clearCookies({ name: 'petcare_social' });
  await form(page).send.click();
  await expect(page.getByRole('alert').filter({ hasText: '가입 시간이 지났어요.' })).toBeVisible();
  await agreeAt(page, '네이버로 시작하기', person);
  await expect(page).toHaveURL(/\/join\?social=naver&next=%2Fpoint$/);
  await expect(form(page).phone).toHaveValue('010-8765-4321');
  await form(page).send.click();
  await expect(page).toHaveURL(/\/auth\/danal\?next=%2Fpoint$/);
  await welcomed(page);
});

test('the page leads back to the provider with an invalid ticket and without one', async ({ page }) => {
  await page.goto('/join?social=kakao&next=%2F%2Fevil.test#ticket=stolen');
  await expect(page.getByText('가입 시간이 지났어요. 처음부터 다시 시도해 주세요.')).toBeVisible();
  await expect(page).toHaveURL(/\/join\?social=kakao&next=%2F%2Fevil\.test$/);
  await expect(page.getByRole('main').getByRole('link', { name: '카카오로 시작하기' })).toHaveAttribute(
    'href',
    '/api/client/user/social/kakao',
  );
  await page.goto('/join?social=facebook');
  await expect(page.getByText('페이스북으로 로그인한 다음에 가입할 수 있어요.')).toBeVisible();
  await page.getByRole('link', { name: '다른 방법으로 가입하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '회원가입' })).toBeVisible();
});
