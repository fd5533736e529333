import type { Page } from '@playwright/test';
import { emailCodeFor } from '../email-code.ts';
import { expect } from '../fixtures.ts';
import { postFromOwnNetwork } from '../own-network.ts';

export const socialProviders = ['naver', 'kakao', 'facebook', 'apple'] as const;
export type Provider = (typeof socialProviders)[number];

/** On the way to what guardians do, the page of logging in says 시작하기 in place of 로그인. */
export const linkNames: Record<Provider, RegExp> = {
  naver: /^네이버로 (로그인|시작하기)/,
  kakao: /^카카오로 (로그인|시작하기)/,
  facebook: /^페이스북으로 (로그인|시작하기)/,
  apple: /^Apple로 (로그인|시작하기)/,
};

/** A word that nobody has been named with: the sandbox makes a person of it, and of each another. */
export const freshWord = () => `p${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** From /login to the page of the provider. */
export async function setOut(page: Page, provider: Provider, next?: string): Promise<void> {
  await page.goto(next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  await toProvider(page, provider);
}

/** From where the page of logging in is open already. */
export async function toProvider(page: Page, provider: Provider): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: linkNames[provider] }).click();
  await expect(page.getByLabel('누구로 로그인할까요?')).toBeVisible();
}

/** Answers on the page of the provider. */
export async function answer(page: Page, person: string, button = '동의하고 계속하기'): Promise<void> {
  await page.getByLabel('누구로 로그인할까요?').fill(person);
  const choice = page.getByRole('button', { name: button, exact: true });
  if (!(await choice.isVisible())) await page.getByText('사고 연습하기').click();
  await choice.click();
}

/** The person has joined by this provider: through the API in this very browser, and is logged in nowhere. */
export async function joinBy(page: Page, provider: Provider, person: string, next: string): Promise<void> {
  const finishing = page.waitForResponse(`**/api/client/user/${provider}`);
  await setOut(page, provider, next);
  await answer(page, person);
  const { data } = (await (await finishing).json()) as { data: { state: string; stateURL: string } };
  expect(data.state).toBe('JOIN_REQUIRED');
  await expect(page).toHaveURL(
    (url) => url.pathname === '/join' && url.searchParams.get('social') === provider && url.searchParams.get('next') === next,
  );
  const ticket = data.stateURL.split('#ticket=')[1];
  const member = { ticket, email: `${person}@social.test`, name: '나연습', nickname: person, phone: '010-1234-5678' };
  const joined = await page.request.post('/api/client/user/register-social', { data: member });
  expect(joined.status(), await joined.text()).toBe(201);
}

type Tokens = { token: string; refreshToken: string };

/** A new member with a password, logged in in this browser. */
export async function signInAnew(page: Page, person: string): Promise<Tokens> {
  const credentials = { email: `${person}@social.test`, password: 'petcare-1234' };
  const emailCode = await emailCodeFor(page.request, credentials.email);
  const registered = await postFromOwnNetwork('/api/client/user/register', {
    data: { ...credentials, emailCode, name: '나연습', nickname: person, phone: '010-1234-5678' },
  });
  expect(registered.status, registered.text).toBe(201);
  const { data } = (await (await page.request.post('/api/client/user/login', { data: credentials })).json()) as { data: Tokens };
  await page.goto('/healthz');
  await page.evaluate(({ token, refreshToken }) => {
    localStorage.setItem('petcare.accessToken', token);
    localStorage.setItem('petcare.refreshToken', refreshToken);
  }, data);
  return data;
}

/** As if the person had logged out here, without a word to the server. */
export async function forgetTokens(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => ['petcare.accessToken', 'petcare.refreshToken'].forEach((key) => localStorage.removeItem(key)));
}

/** Link the provider with whoever is signed in here: as my information does, by a start of its own. */
async function linkWith(page: Page, provider: Provider, person: string): Promise<void> {
  await page.goto(`/api/client/user/social/${provider}?intent=link&next=%2Fmypage%2Fmyinfo`);
  await answer(page, person);
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
}

/** A member with a password who may also log in by the provider, and is logged in nowhere. */
export async function memberOf(page: Page, provider: Provider, person: string): Promise<void> {
  await signInAnew(page, person);
  await linkWith(page, provider, person);
  await forgetTokens(page);
}
