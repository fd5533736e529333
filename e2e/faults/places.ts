import type { Page } from '@playwright/test';
import type { DemoAccount } from '../accounts.ts';
import { expect } from '../fixtures.ts';
import { remotePages } from '../remote-pages.ts';

const NOTICE = '이 부분을 불러오지 못했어요.';

/** The notice that stands in the place of a remote that could not be shown. */
export const noticeOn = (page: Page) => page.getByText(NOTICE);

/** Wait for the notice. Deadlines pass at once on the test's clock; each source has one. */
export async function expectNotice(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(noticeOn(page)).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
}

/** Go on inside the page, as a link of the site does, once its script is there to hear of it. */
export async function go(page: Page, url: string): Promise<void> {
  await expect(page.locator('#app[data-started]')).toBeAttached();
  // A person does something each time; the address must not change without end by itself.
  await page.keyboard.press('Shift');
  await page.evaluate((to) => history.pushState(null, '', to), url);
}

/** The frame stands, and the remotes beside this one that the account may open, or the first so many of them, open as ever. */
export async function expectOthers(page: Page, remote: string, account: DemoAccount | undefined, most = Infinity): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const others = Object.entries(remotePages).filter(([name, { as }]) => name !== remote && (as === undefined || as === account));
  for (const [name, { url, heading }] of others.slice(0, most)) {
    await go(page, url);
    // In its own tree: a part of the broken remote may stand in that page and says so in its own place.
    await expect(page.locator(`main [data-owner="${name}"]`).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}
