import { expect, test as base, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts, type DemoAccount } from './accounts.ts';

type Fixtures = {
  /** Log in through the API and keep the tokens as the site does: for tests that are about something else. */
  signedInAs(account: DemoAccount): Promise<void>;
  /** What the page wrote to the console as an error, or threw. */
  faults: string[];
};

/** The site's own browser test: `page` is the composed site. */
export const test = base.extend<Fixtures>({
  signedInAs: async ({ page, request }, use) => {
    await use(async (account) => {
      const answer = await request.post('/api/client/user/login', { data: { email: demoAccounts[account], password: DEMO_PASSWORD } });
      const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } };
      // Any address of the site will do: its storage is what counts.
      await page.goto('/healthz');
      await page.evaluate(({ token, refreshToken }) => {
        localStorage.setItem('petcare.accessToken', token);
        localStorage.setItem('petcare.refreshToken', refreshToken);
      }, data);
    });
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      // The browser asks for this one itself, of an address that is no page of the site.
      if (message.location().url.endsWith('/favicon.ico')) return;
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await use(faults);
  },
});

/** Mark this document: the mark is gone after a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-document', 'first'));
}

/** The page was not reloaded since it was marked. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-test-document', 'first');
}

export { expect };
