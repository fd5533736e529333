import { expect, test } from '../fixtures.ts';
import { atRest } from '../at-rest.ts';
import { outcomeOf, visitorsUrl, watchDocument } from '../rendering/taken-over.ts';
import { chromeOf, isTooMuchChrome, overflowOf, settled, violationsOf } from '../screens/fit.ts';
import { keyScreens, screens } from '../screens/screens.ts';
import { signIn } from '../screens/sign-in.ts';
import { sizes, type SheetPicture, type SheetSize } from './filed.ts';
import { lookAtOpened } from './openers.ts';
import { fileSheet, photograph } from './sheet.ts';

/** As in `screens/every-screen`. */
const MOST_SHIFT = 0.02;

test.use({ mix: 'live', deviceScaleFactor: 1 });

// Faults are filed with the pictures and told at the end: a screen with one is looked at all the more.
for (const screen of screens) {
  test(
    `${screen.path} is photographed in three sizes and with all that can be opened on it`,
    { tag: ['@deep', '@sheets'] },
    async ({ page }) => {
      if (screen.as) await signIn(page, screen.as);
      await watchDocument(page);
      const pictures: SheetPicture[] = [];
      const take = async (size: SheetSize, state: string, faults: string[], scheme: SheetPicture['scheme'] = 'light') => {
        pictures.push(await photograph(page, screen, { size, scheme, state, faults }));
      };
      for (const size of ['phone', 'tablet', 'desktop'] as const) {
        await page.setViewportSize(sizes[size]);
        await page.goto(new URL(screen.at, visitorsUrl).href);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await atRest(page);
        const { shifts } = await outcomeOf(page);
        const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
        const chrome = size === 'phone' ? await chromeOf(page) : [];
        await take(size, '', [
          ...(await violationsOf(page)),
          ...(await overflowOf(page)),
          ...(shifted < MOST_SHIFT ? [] : [`moved by ${shifted.toFixed(3)}: ${JSON.stringify(shifts)}`]),
          ...(isTooMuchChrome(chrome) ? [`chrome: ${JSON.stringify(chrome)}`] : []),
        ]);
        const takeInDark = async (state: string) => {
          if (!keyScreens.has(screen.path)) return;
          await page.emulateMedia({ colorScheme: 'dark' });
          await settled(page);
          await take(size, state, await violationsOf(page), 'dark');
          await page.emulateMedia({ colorScheme: 'light' });
          await settled(page);
        };
        if (size !== 'tablet') await takeInDark('');
        if (size !== 'phone') continue;
        // Header and footer are the same everywhere.
        await lookAtOpened(page, { at: page.url(), isFrame: screen.path === '/' }, async (state) => {
          await take(size, state, [...(await violationsOf(page)), ...(await overflowOf(page))]);
          await takeInDark(state);
        });
      }
      const { path, at, owner, as } = screen;
      await fileSheet(screen, { path, at, owner, as, title: await page.title(), pictures });
      expect(pictures.flatMap(({ file, faults }) => faults.map((fault) => `${file}: ${fault}`))).toEqual([]);
    },
  );
}
