import type { Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { deep, expect, test } from '../fixtures.ts';
import {
  complaintsOf,
  expectStrictPolicy,
  originsAsked,
  outcomeOf,
  queriesAsked,
  untilRenderedWhole,
  untilTakenOver,
  visitorsUrl,
  watchDocument,
} from '../rendering/taken-over.ts';
import { desktop, expectFit, expectFitEnlarged, expectFitOnDesktop, expectLittleChrome, expectReadableInDark, phone } from './fit.ts';
import { keyScreens, privateScreens, publicScreens, type Screen } from './screens.ts';
import { signIn } from './sign-in.ts';

/** In a run on a mix the pages are a tester's: the mix is kept for the tester's origin alone. */
const isMix = process.env['E2E_MIX_LINK'] !== undefined;
const origin = isMix ? new URL(process.env['SITE_URL'] ?? '').origin : visitorsUrl;

/** The bar for what moves by itself while a page is put together; a skeleton that pushed its page down scored 0.8. */
const MOST_SHIFT = 0.02;

/** The operations that no server can ask: only the browser knows how large the map is. */
const asksInBrowser: Record<string, readonly string[]> = {
  '/search/map': ['MapPage_HospitalPins'],
  '/search/map/pharmacy': ['MapPage_PharmacyPins'],
  // Where the map begins there is none: it goes on to the nearest.
  '/search/company-map': ['MapPage_CompanyPins', 'MapPage_NearestCompanies'],
};
/** And so which places are in it: rows of its list may go when it is drawn, each with its heart (a button without words). */
const mayGo: Record<string, RegExp> = {
  '/search/map': /^(LI|A) .*동물|^BUTTON $/,
  '/search/map/pharmacy': /^(LI|A) |^BUTTON $/,
  '/search/company-map': /^(LI|A) |^BUTTON $|^P (이 지역에는 펫 서비스가 없어요|지도를 옮기거나 조건을 바꿔 보세요)\.$|^BUTTON 내 위치로$/,
};

/** A device's own lists, which no server knows: they wait for a script, and this is all that does. */
const waitsFor: Record<string, readonly string[]> = { '/favourites': ['DIV 불러오는 중이에요.'] };

const sumOf = (shifts: readonly { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** The complaints and requests that each look needs to hear from the beginning. */
async function listenTo(page: Page) {
  const heard = { complaints: complaintsOf(page), asked: queriesAsked(page), origins: originsAsked(page) };
  await watchDocument(page);
  return heard;
}

/** The page of this row stands, and nothing of it is still on its way. */
async function expectShown(page: Page, { owner }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (owner !== 'shell') await expect(page.locator(`[data-place] > div > [data-owner="${owner}"]`)).not.toBeEmpty();
  await atRest(page);
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, deep(device === 'desktop'), () => {
    test.use({ viewport });

    for (const screen of publicScreens) {
      const { path, at, owner, isStep } = screen;
      test(`${path} is readable without scripts, hydrates without errors or layout shift, fits the screen and is accessible`, async ({
        page,
        request,
      }) => {
        if (!isMix) await untilRenderedWhole(request, at, owner);
        const { complaints, asked, origins } = await listenTo(page);
        const answer = await page.goto(origin + at);
        expect(answer?.status(), `${at} is an example of ${path}`).toBe(200);
        expectStrictPolicy(answer);
        await untilTakenOver(page);
        await expectShown(page, screen);
        const { shifts, rendered, shown, standing, gone, unscripted, violations } = await outcomeOf(page);

        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
        if (!isMix) {
          expect(unscripted.headings).toHaveLength(1);
          expect(unscripted.overflow).toBeLessThanOrEqual(0);
          expect(standing).toBeGreaterThan(20);
          expect(shown.sort()).toEqual(rendered.sort());
          expect(asked.filter((name) => !asksInBrowser[path]?.includes(name))).toEqual([]);
        }
        if (!isMix && !isStep) {
          expect(unscripted.waiting).toEqual(waitsFor[path] ?? []);
          expect(gone.filter((words) => !mayGo[path]?.test(words) && !waitsFor[path]?.includes(words))).toEqual([]);
        }
        await expectFit(page);
        if (device === 'phone') {
          if (keyScreens.has(path)) await expectReadableInDark(page);
          await expectFitEnlarged(page);
          await expectLittleChrome(page);
          await expectFitOnDesktop(page);
        }
        expect(violations).toEqual([]);
        expect(complaints).toEqual([]);
        expect(origins).toEqual([]);
      });
    }
  });
}

for (const screen of privateScreens) {
  const { path, at, as } = screen;
  test(`${path} opens for a ${as} without errors or layout shift, fits the phone and the desktop and is accessible`, async ({ page }) => {
    await page.setViewportSize(phone);
    if (as) await signIn(page, as);
    const { complaints, origins } = await listenTo(page);
    expectStrictPolicy(await page.goto(origin + at));
    await expectShown(page, screen);
    const { shifts, violations } = await outcomeOf(page);
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
    await expectFit(page);
    if (keyScreens.has(path)) await expectReadableInDark(page);
    await expectFitEnlarged(page);
    await expectLittleChrome(page);
    await expectFitOnDesktop(page);
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
    expect(origins).toEqual([]);
  });
}
