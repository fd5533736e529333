import { expect, type Locator, type Page } from '@playwright/test';

/** Tab until it has the focus, which is to be seen there: the number of presses. */
export async function tabTo(page: Page, wanted: Locator, most = 100): Promise<number> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step <= most; step += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) {
      await expectSeen(wanted);
      return step;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing more to tab to on the way to ${wanted.toString()}`);
}

/** Tab there and press it. */
export async function tabAndPress(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** It is in the window, and it, what it stretches over, or what frames it has a ring; of a tick that is drawn beside it, its label. */
async function expectSeen(focused: Locator): Promise<void> {
  const label = focused.locator('xpath=ancestor::label[1]');
  await expect((await label.count()) > 0 ? label : focused).toBeInViewport();
  const hasRing = () =>
    focused.evaluate((one) => {
      const drawn = one.closest('label')?.querySelectorAll('*') ?? [];
      const frames = [one, one.parentElement, one.parentElement?.parentElement, ...drawn].flatMap((frame) =>
        frame ? [getComputedStyle(frame)] : [],
      );
      return [...frames, getComputedStyle(one, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      );
    });
  await expect.poll(hasRing, 'a ring around what has the focus').toBe(true);
}
