import { expect, test } from '../fixtures.ts';

/**
 * The bound of what may differ without a change: the edges of a few letters may fall otherwise in another version of the browser. Colours are
 * compared closely, as grounds and lines of the kit are only a little lighter or darker than what they lie on.
 */
const LEAST = { maxDiffPixels: 120, threshold: 0.04, animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** The parts that lie over the page, and the box of each. */
const OVERLAYS = {
  dialog: '[role=dialog]',
  confirm: '[role=alertdialog]',
  drawer: '[role=dialog]',
  toasts: '[data-react-aria-top-layer]',
};

// As wide as the project's own typeface is asked for; of the live site only the typeface is needed.
test.use({ mix: 'live', viewport: { width: 800, height: 900 }, deviceScaleFactor: 1, bypassCSP: true });

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
    for (const name of groups) await expect.soft(page.locator(`[data-group="${name}"]`)).toHaveScreenshot(`${name}-${scheme}.png`, LEAST);
    for (const [over, box] of Object.entries(OVERLAYS)) {
      await page.getByRole('button', { name: over, exact: true }).click();
      await expect.soft(page.locator(box)).toHaveScreenshot(`${over}-${scheme}.png`, LEAST);
      await page.keyboard.press('Escape');
    }
    expect(faults).toEqual([]);
  });
}
