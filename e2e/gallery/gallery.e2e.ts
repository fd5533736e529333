import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/**
 * The bound of what may differ without a change: the edges of a few letters may fall otherwise in another version of the browser. Colours are
 * compared closely, as grounds and lines of the kit are only a little lighter or darker than what they lie on.
 */
const LEAST = { maxDiffPixels: 120, threshold: 0.04, animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** The parts that lie over the page or take its place, and the box of each. */
const OVERLAYS = {
  dialog: '[role=dialog]',
  confirm: '[role=alertdialog]',
  leave: '[role=alertdialog]',
  drawer: '[role=dialog]',
  screen: ':has(> * > [role=dialog])',
  writing: '[data-whole-screen]',
  'writing-card': '[data-whole-screen]',
  'writing-dialog': '[role=dialog]',
  list: '[data-trigger=Select]',
  day: '[data-trigger=DialogTrigger]',
  toasts: '[data-react-aria-top-layer]',
};

/** Those that look otherwise on a phone, where most take the whole of it. */
const ON_PHONE = ['dialog', 'screen', 'writing', 'writing-dialog'] as const;

// As wide as the project's own typeface is asked for; of the live site only the typeface is needed.
const DESK = { width: 800, height: 900 };
const PHONE = { width: 390, height: 844 };
test.use({ mix: 'live', viewport: DESK, deviceScaleFactor: 1, bypassCSP: true });

/** Shows a part that lies over the page, with the pointer on nothing of it. */
async function open(page: Page, over: string) {
  await page.getByRole('button', { name: over, exact: true }).click();
  await page.mouse.move(0, 0);
}

/** Asks for the project's own typeface at every width: a phone's own is another on each machine. */
function askForTypefaceAlways() {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule) rule.media.mediaText = 'all';
}

for (const scheme of ['light', 'dark']) {
  test(`every part of the kit looks as it did in the ${scheme} scheme`, async ({ page, faults }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T10:00:00+09:00'));
    await page.goto(`/__ui?scheme=${scheme}`);
    // A piece that comes late, and the typeface with all that they write.
    await expect(page.getByRole('textbox', { name: '내용', exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // A map is drawn by the machine's graphics.
    await page.addStyleTag({ content: '[data-drawn] { display: none; }' });
    const groups = await page.locator('[data-group]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['group'] ?? ''));
    expect(groups).toHaveLength(5);
    for (const name of groups) await expect.soft(page.locator(`[data-group="${name}"]`)).toHaveScreenshot([scheme, `${name}.png`], LEAST);
    // What lies over something has nothing of it in its picture.
    await page.addStyleTag({ content: '[data-group] { display: none; }' });
    for (const [over, box] of Object.entries(OVERLAYS)) {
      await open(page, over);
      await expect.soft(page.locator(box)).toHaveScreenshot([scheme, `${over}.png`], LEAST);
      await page.keyboard.press('Escape');
    }
    await page.evaluate(askForTypefaceAlways);
    for (const over of ON_PHONE) {
      await open(page, over);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => document.fonts.ready);
      await expect.soft(page.locator(OVERLAYS[over])).toHaveScreenshot([scheme, `${over}-phone.png`], LEAST);
      await page.setViewportSize(DESK);
      await page.keyboard.press('Escape');
    }
    expect(faults).toEqual([]);
  });
}
