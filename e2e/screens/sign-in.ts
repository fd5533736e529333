import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts, type DemoAccount } from '../accounts.ts';

/** Puts the tokens of a demo account where the site keeps them, before its first script asks. */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  const answer = await page.request.post('/api/client/user/login', { data: { email: demoAccounts[account], password: DEMO_PASSWORD } });
  const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } };
  await page.addInitScript(({ token, refreshToken }) => {
    localStorage.setItem('petcare.accessToken', token);
    localStorage.setItem('petcare.refreshToken', refreshToken);
  }, data);
}
