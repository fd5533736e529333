import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { atRest } from '../at-rest.ts';
import { settled } from '../screens/fit.ts';
import { keyScreens, screens } from '../screens/screens.ts';
import { signIn } from '../screens/sign-in.ts';

/** The day of the site, which `npm run pictures` starts: on any other one the words hang on the day. */
const day = process.env['FIXED_DAY'];

/** As in the gallery: the bound of what may differ without a change. */
const LEAST = { maxDiffPixels: 120, threshold: 0.04, animations: 'disabled', caret: 'hide', scale: 'device' } as const;

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  // Half as large: what a change does is seen, and the pictures stay small.
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5 },
} as const;

/** A map is drawn by the machine's graphics. */
const held = screens.filter(({ path }) => keyScreens.has(path) && path !== '/search/map');
/** Numbers of reservations are drawn by lot; here each is the same. */
const withOneNumber = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.textContent = (text.textContent ?? '').replace(/\b(\d{6})-[A-Z0-9]{6}\b/g, '$1-ABCDEF');
  });
const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replaceAll(':', ''));

for (const [size, use] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ mix: 'live', bypassCSP: true, ...use });
    for (const screen of held) {
      test(`${screen.path} looks as it did on a ${size} in both schemes`, { tag: ['@deep', '@pictures'] }, async ({ page }) => {
        test.skip(!day, 'npm run pictures starts the site on a day of its own');
        await page.clock.setFixedTime(new Date(day ?? 0));
        if (screen.as) await signIn(page, screen.as);
        await page.goto(screen.at);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          await atRest(page);
          await settled(page);
          await page.evaluate(() => document.fonts.ready);
          await withOneNumber(page);
          await expect.soft(page).toHaveScreenshot([`${size}-${scheme}`, `${nameOf(screen.path)}.png`], LEAST);
        }
      });
    }
  });
}
