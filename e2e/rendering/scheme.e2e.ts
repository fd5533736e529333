import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const LIGHT = 'rgb(255, 251, 247)';
const DARK = 'rgb(22, 17, 14)';

const groundOf = (page: Page, selector = 'body') =>
  page.evaluate((at) => getComputedStyle(document.querySelector(at) ?? document.body).backgroundColor, selector);

/** The ground of each frame that the page draws from its first on, without those that look like the one before. */
async function framesOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const grounds: string[] = [];
    Object.assign(window, { testGrounds: grounds });
    const look = () => {
      const ground = document.body && document.querySelector('header') ? getComputedStyle(document.body).backgroundColor : null;
      if (ground && ground !== grounds.at(-1)) grounds.push(ground);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { testGrounds: string[] }).testGrounds);
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [colorScheme, ground] of [
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)
    test(`a page is ${colorScheme} as the system is`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/hostpital-list');
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
    });
});

test('a person chooses the dark scheme, has it from the first frame of the next page on', async ({ page, faults }) => {
  const frames = await framesOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const choice = page.getByRole('group', { name: '화면 모드' });
  await expect(choice.getByLabel('시스템')).toBeChecked();
  expect(await groundOf(page)).toBe(LIGHT);
  await choice.getByLabel('어둡게').check();
  expect(await groundOf(page)).toBe(DARK);
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#211a16');

  await page.goto('/hostpital-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await frames()).toEqual([DARK]);

  await page.goto('/about');
  await choice.getByLabel('밝게').check();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(page)).toBe(LIGHT);
  await choice.getByLabel('시스템').check();
  expect(await groundOf(page)).toBe(DARK);
  expect(faults).toEqual([]);
});

test('a part of a release that knows no dark scheme keeps a light ground on a dark page, and a page of one is light as a whole', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const part = page.locator('[data-slot] [data-owner]:not(:empty)').first();
  await expect(part).toBeVisible();
  expect(await groundOf(page)).toBe(DARK);
  // As the shell and the server mark one: mounting.test.ts, rendered-page.test.ts.
  await part.evaluate((element) => (element.dataset['scheme'] = 'light'));
  await expect(part).toHaveCSS('background-color', LIGHT);
  await expect(part).toHaveCSS('color', 'rgb(42, 33, 28)');
  expect(await groundOf(page)).toBe(DARK);

  await page.goto('/hostpital-list');
  const own = page.locator('[data-place] > div > [data-owner="mf-search"]');
  await expect(own).not.toBeEmpty();
  await own.evaluate((element) => (element.dataset['scheme'] = 'light'));
  expect(await groundOf(page)).toBe(LIGHT);
});
