import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { emailCodeFor } from '../email-code.ts';
import { postFromOwnNetwork } from '../own-network.ts';

export const PASSWORD = 'petcare-1234';
let count = 0;

/** Nobody has it: nicknames end at twelve characters. */
export const freshWord = () =>
  `${Date.now().toString(36).slice(-6)}${(count++).toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;

export type Member = { email: string; nickname: string };

/** A guardian who has joined by the API. */
export async function aMember(request: APIRequestContext, { nickname = `회원${freshWord()}` } = {}): Promise<Member> {
  const email = `${freshWord()}@join.test`;
  const data = {
    email,
    password: PASSWORD,
    name: '김회원',
    nickname,
    phone: '010-1234-5678',
    emailCode: await emailCodeFor(request, email),
  };
  expect((await postFromOwnNetwork('/api/client/user/register', { data })).status).toBe(201);
  return { email, nickname };
}

export const form = (page: Page) => ({
  email: page.getByLabel(/^이메일/),
  emailCode: page.getByLabel(/^인증번호/),
  password: page.getByLabel(/^비밀번호\s*\*?$/),
  name: page.getByLabel(/^이름/),
  nickname: page.getByLabel(/^닉네임/),
  phone: page.getByLabel(/^휴대폰 번호/),
  recommender: page.getByLabel(/^추천인 닉네임/),
  consent: page.getByText('모두 동의해요'),
  goOn: page.getByRole('main').getByRole('button', { name: '다음' }),
  send: page.getByRole('main').getByRole('button', { name: '가입하기' }),
});

/** The first step: an address, its code and a password. */
export async function fillInLogin(page: Page, email = `${freshWord()}@join.test`): Promise<string> {
  const fields = form(page);
  await fields.email.fill(email);
  await fields.emailCode.fill(await emailCodeFor(page.request, email));
  await fields.password.fill(PASSWORD);
  return email;
}

/** From the first step on to the second. */
export async function openPerson(page: Page, email?: string): Promise<string> {
  const filled = await fillInLogin(page, email);
  await form(page).goOn.click();
  await expect(form(page).nickname).toBeVisible();
  return filled;
}

/** From the second step on to the last, and all agreed to. */
export async function fillInPerson(page: Page, nickname = `보리${freshWord()}`): Promise<string> {
  const fields = form(page);
  await fields.name.fill('김보호');
  await fields.nickname.fill(nickname);
  await fields.phone.fill('010-1234-5678');
  await fields.goOn.click();
  await fields.consent.click();
  return nickname;
}

/** All three steps, up to the button that sends them. */
export async function fillIn(page: Page): Promise<Member> {
  const email = await openPerson(page);
  return { email, nickname: await fillInPerson(page) };
}

export const welcomed = (page: Page) =>
  expect(page.getByText('펫케어에 오신 것을 환영해요! 함께 사는 반려동물을 등록해 보세요.')).toBeVisible();

export async function isLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: '로그아웃' })).toBeVisible();
}
