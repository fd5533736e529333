import { expect, type Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { settled } from '../screens/fit.ts';

/** The selector of whatever opens something: a menu, a dialog, a folded part, another tab. */
const OPENERS = [
  'button[aria-haspopup]:not([disabled])',
  'button[aria-expanded="false"]:not([disabled])',
  'details:not([open]) > summary',
  '[role="tab"][aria-selected="false"]',
].join(', ');
/** Rows of a list have the same menus. */
const MOST = 12;

/** An opener by its words and its place among those with the same. */
type Opener = { words: string; index: number };

/** Those of the page between header and footer, or with `isFrame` of these two as well; one of each kind: numbers and names in the words do not make another kind. */
async function openersOf(page: Page, isFrame: boolean): Promise<Opener[]> {
  return page.evaluate(
    ({ selector, most, isFrame }) => {
      const kinds = new Set<string>();
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .flatMap((element, index) => {
          const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
          const kind = words.replace(/\d+/g, '').split(' ').at(-1) ?? '';
          const isOfFrame = element.closest('header, footer') !== null;
          if ((isOfFrame && !isFrame) || !element.checkVisibility({ visibilityProperty: true }) || kinds.has(kind)) return [];
          kinds.add(kind);
          return [{ words: `${kinds.size} ${words.slice(0, 30)}`.trim(), index }];
        })
        .slice(0, most);
    },
    { selector: OPENERS, most: MOST, isFrame },
  );
}

/** Opens one after the other what can be opened on the page at `at`, and has each looked at; the page is opened anew where closing does not bring it back. */
export async function lookAtOpened(
  page: Page,
  { at, isFrame }: { at: string; isFrame: boolean },
  look: (state: string) => Promise<void>,
): Promise<void> {
  const openers = await openersOf(page, isFrame);
  for (const { words, index } of openers) {
    await page.locator(OPENERS).nth(index).click();
    await atRest(page);
    await settled(page);
    if (page.url() === at) await look(words);
    await page.keyboard.press('Escape');
    const isBack = page.url() === at && JSON.stringify(await openersOf(page, isFrame)) === JSON.stringify(openers);
    if (isBack) continue;
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(page);
  }
}
