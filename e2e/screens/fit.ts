import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { violationsIn, type Violation } from './axe.ts';
import { crowdingIn } from './crowding.ts';

/** React Aria tells a reader of a pending button by its name, a moment after it was pressed, and forgets that seconds later: then the button may have gone with its form. */
const TOLD = '[data-live-announcer] [role="img"]';
const WCAG_AA: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } };
const EVERYTHING = { exclude: [TOLD] };
export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 800 };

/** Expects that everybody can read, hear and reach what is shown now (WCAG 2.2 AA), and that nothing of it is wider than the window. */
export async function expectFit(page: Page): Promise<void> {
  // A message lies over what is below it for some seconds.
  await expect(page.locator('[aria-label="알림 닫기"]')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await cutWords(page), 'titles that a bar cuts, and lists that are wider than their box').toEqual([]);
  await expectNoOverflow(page);
}

/** The titles of whole screens that have no room in their bar, and the lists of choices with one that has none in its line. */
const cutWords = (page: Page) =>
  page
    .locator('[data-whole-screen] :is(h1, h2, h3), [role="listbox"]')
    .evaluateAll((parts) => parts.flatMap(({ scrollWidth, clientWidth, textContent }) => (scrollWidth > clientWidth ? textContent : [])));

/** The rules of WCAG 2.2 AA that the page breaks as it is shown now, and where. */
export async function violationsOf(page: Page): Promise<string[]> {
  await settled(page);
  return faultsOf(page, await violationsIn(page, EVERYTHING, WCAG_AA));
}

// What has just been made narrower may be laid out once more.
const expectNoOverflow = (page: Page) => expect.poll(() => overflowOf(page), 'horizontal overflow').toEqual([]);

/** By how much the page is wider than the window, in words; nothing where it is not. */
export async function overflowOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`${over} px wider than the window`] : [];
}

type FitWindow = Window & {
  /** The part of an element's look that makes its words readable; null for one that is not seen. */
  testLookOf(element: Element): string | null;
  testLooks: Map<Element, string | null>;
};
const everything = 'body *';

/**
 * The page that has just passed `expectFit` on a phone fits a desktop too. Judged are what is seen there alone or looks
 * different there, and of everything what hangs on the layout: the rest is as it was, and to judge it takes seconds.
 */
export async function expectFitOnDesktop(page: Page): Promise<void> {
  await page.evaluate((all) => {
    const seen = window as unknown as FitWindow;
    seen.testLookOf = (element) => {
      const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      return element.checkVisibility() ? [color, backgroundColor, backgroundImage, opacity].join() : null;
    };
    seen.testLooks = new Map([...document.querySelectorAll(all)].map((element) => [element, seen.testLookOf(element)]));
  }, everything);
  await page.setViewportSize(desktop);
  await settled(page);
  const changed = await page.evaluateHandle((all) => {
    const { testLookOf, testLooks } = window as unknown as FitWindow;
    const looksNew = (element: Element) => {
      const look = testLookOf(element);
      return look !== null && look !== testLooks.get(element);
    };
    const found = new Set([...document.querySelectorAll(all)].filter(looksNew));
    return [...found].filter((element) => !element.parentElement || !found.has(element.parentElement));
  }, everything);
  const layout = await violationsIn(page, EVERYTHING, { iframes: false, runOnly: ['target-size', 'scrollable-region-focusable'] });
  expect(await faultsOf(page, layout)).toEqual([]);
  if (await changed.evaluate(({ length }) => length > 0)) {
    const fresh = await violationsIn(page, { include: changed, exclude: [TOLD] }, { iframes: false, ...WCAG_AA });
    expect(await faultsOf(page, fresh)).toEqual([]);
  }
  await expectNoOverflow(page);
}

/** Expects that the words of the page, which has passed `expectFit`, can be read in the dark scheme too. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await faultsOf(page, await violationsIn(page, EVERYTHING, { runOnly: ['color-contrast'] }))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
}

const LETTERS_TWICE = { width: 390, height: 844 };
/** A desk of 1280 × 800 at 200 %. */
const DESK_TWICE = { width: 640, height: 400 };

/**
 * Expects that the page is no wider than the window for whoever reads with letters twice as large on a phone, or at 200 % on a desk, and that
 * nothing in a phone's bars is in the way of anything else. The window is a phone's again afterwards.
 */
export async function expectFitEnlarged(page: Page): Promise<void> {
  const letters = (size: string) => page.evaluate((set) => document.documentElement.style.setProperty('font-size', set), size);
  await page.setViewportSize(LETTERS_TWICE);
  await letters('200%');
  await expectNoOverflow(page);
  // A bar may be on its way to where it stays.
  await expect.poll(() => crowdingIn(page), 'in the way of each other in a bar').toEqual([]);
  await letters('');
  await page.setViewportSize(DESK_TWICE);
  await expectNoOverflow(page);
  await page.setViewportSize(phone);
  await settled(page);
}

/** Of a phone's height, what stays over the page while that is read. */
const MOST_CHROME_PX = 112;

type Bar = { where: 'head' | 'foot'; what: string; top: number; height: number };

/** The bars that stay while the page is read, on the way down or up, whichever has more: what lies across the window at one of its edges, fixed or stuck there. */
export async function chromeOf(page: Page): Promise<Bar[]> {
  for (const part of [0.25, 0.5]) await scrolled(page, part);
  const down = await barsNow(page);
  await scrolled(page, 0.4);
  const up = await barsNow(page);
  await scrolled(page, 0);
  return heightOf(up) > heightOf(down) ? up : down;
}

/** The page at a part of its way, drawn there. */
const scrolled = (page: Page, part: number) =>
  page.evaluate(async (part) => {
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * part, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  }, part);

async function barsNow(page: Page): Promise<Bar[]> {
  await settled(page);
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, top, bottom } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isAcross = box.width > innerWidth / 2 && box.height < innerHeight / 2 && element.checkVisibility({ visibilityProperty: true });
      const isKept = position === 'fixed' || position === 'sticky';
      const isFoot = Math.abs(innerHeight - parseFloat(bottom) - box.bottom) < 2 && box.top > innerHeight / 2;
      const isHead = Math.abs(parseFloat(top) - box.top) < 2 && box.bottom < innerHeight / 2;
      const seen = Math.min(innerHeight, box.bottom) - Math.max(0, box.top);
      if (!isAcross || !isKept || !(isFoot || isHead) || seen <= 0) return [];
      const at = { top: Math.round(box.top), height: Math.round(seen) };
      return [
        { where: isFoot ? ('foot' as const) : ('head' as const), what: element.getAttribute('aria-label') ?? element.tagName, ...at },
      ];
    });
    // The heading of a bar and its buttons are one line.
    return bars.filter(({ top, height }, at) => bars.findIndex((other) => other.top === top && other.height === height) === at);
  });
}

const heightOf = (bars: readonly Bar[]) => bars.reduce((sum, { height }) => sum + height, 0);

/** True where a phone keeps more than one bar at its foot, or more than 112 px of its height for all that stays. */
export function isTooMuchChrome(chrome: readonly Bar[]): boolean {
  const isFoot = ({ where }: Bar) => where === 'foot';
  return chrome.filter(isFoot).length > 1 || heightOf(chrome) > MOST_CHROME_PX;
}

/** Expects that a phone keeps little of its height for what stays while the page is read on downwards. */
export async function expectLittleChrome(page: Page): Promise<void> {
  const chrome = await chromeOf(page);
  expect(isTooMuchChrome(chrome), JSON.stringify(chrome)).toBe(false);
}

/** One part of the page, which `selector` names, keeps every rule; of frames of others nothing is asked. */
export async function expectPartOpen(page: Page, selector: string): Promise<void> {
  await settled(page);
  expect(await faultsOf(page, await violationsIn(page, { include: [selector], exclude: ['iframe'] }, { iframes: false }))).toEqual([]);
}

async function faultsOf(page: Page, violations: readonly Violation[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, places } of violations)
    for (const { selector, why } of places) {
      if (id === 'target-size' && ((await isMarkBelowEdge(page, selector)) || (await isOnlyCovered(page, selector)))) continue;
      faults.push(`${id} ${selector}: ${why}`);
    }
  return faults;
}

/** The least side of a target, in px (WCAG 2.2, 2.5.8). */
const LEAST_TARGET_PX = 24;

/** True for a mark of a place that is large enough and partly below an edge: it comes from there with the map, and can't be scrolled to. */
const isMarkBelowEdge = (page: Page, selector: string) =>
  page.evaluate(
    ([wanted, least]) => {
      const mark = document.querySelector(wanted);
      const { width = 0, height = 0 } = mark?.getBoundingClientRect() ?? {};
      return Math.min(width, height) >= least && mark?.closest('.maplibregl-marker') != null;
    },
    [selector, LEAST_TARGET_PX] as const,
  );

/** A bar that stays in its place lies over something wherever the page is scrolled to: what it covers is judged in the middle of the window. */
async function isOnlyCovered(page: Page, selector: string): Promise<boolean> {
  const at = await page.evaluate(() => scrollY);
  await page.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector);
  await settled(page);
  const violations = await violationsIn(page, { include: [selector] }, { runOnly: ['target-size'] });
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
  return violations.length === 0;
}

/** Colours and places are measured when what was just done is drawn, and nothing fades in or slides any more. */
export async function settled(page: Page): Promise<void> {
  // Asked in each frame: a promise would count as a yes, whatever comes of it.
  await page.waitForFunction(
    (asked) => {
      asked.frames += 1;
      if (asked.frames <= 2) return false;
      return document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity);
    },
    { frames: 0 },
  );
}
