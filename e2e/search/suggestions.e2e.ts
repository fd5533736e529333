import type { Page } from '@playwright/test';
import { importListings, unique } from '../businesses.ts';
import { deep, expect, test } from '../fixtures.ts';
import { askApi } from '../rendering/document.ts';
import { expectFit } from '../screens/fit.ts';

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** A corner of the country with hardly any listings. */
const corner = (number: number) => ({ address: `경상북도 영양군 영양읍 예시로 ${number}`, x: 388_700 + 150 * number, y: 354_300 });
const YEONGYANG = '경상북도 영양군, 지역';

const boxIn = (page: Page, place: 'main' | 'banner') => page.getByRole(place).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Collects the texts for which the page requests suggestions. */
function textsAsked(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql')
      ? (request.postDataJSON() as { query?: string; variables?: { search: string } } | null)
      : null;
    if (body?.query?.includes('SearchBox_Suggestions')) texts.push(body.variables?.search ?? '');
  });
  return texts;
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, deep(screen === 'desktop'), () => {
    test.use({ viewport });

    test('the home page suggests areas and hospitals while the visitor types, from two letters on', async ({
      page,
      faults,
      database: _needed,
    }) => {
      test.slow();
      const name = `추천${unique()}동물병원`;
      importListings('hospitals', [{ name, ...corner(1) }]);
      const asked = textsAsked(page);
      await page.goto('/');
      const keyboard = await page.context().newCDPSession(page);
      await boxIn(page, 'main').focus();
      for (const text of ['ㅇ', '여', '영', '영야', '영양'])
        await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await expect(option(page, YEONGYANG)).toBeVisible();
      await keyboard.send('Input.insertText', { text: '영양' });
      await expectFit(page);
      // The whole list can be reached, whatever stands below the box.
      await option(page, YEONGYANG).click();
      await expect(page).toHaveURL(/\/hostpital-list\?sido=[^&]+&sigungu=[^&]+$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: '걱정 없이' })).toBeVisible();

      await boxIn(page, 'main').fill(name.slice(2, 9));
      await expect(option(page, new RegExp(`^${name}, 동물병원`))).toBeVisible();
      await boxIn(page, 'main').press('ArrowDown');
      await boxIn(page, 'main').press('Enter');
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveURL(/[?&]frompage=search\b/);
      expect(asked.filter((text) => [...text].length < 2)).toEqual([]);
      expect(faults).toEqual([]);
    });

    test('a suggestion on a map fits an area into view, or shows a business on the map of its kind', async ({
      page,
      faults,
      database: _needed,
    }) => {
      test.slow();
      const [clinic, pharmacy] = [`추천${unique()}동물병원`, `추천${unique()}약국`];
      importListings('hospitals', [{ name: clinic, ...corner(2) }]);
      importListings('pharmacies', [{ name: pharmacy, ...corner(3) }]);
      const card = page.getByRole('region', { name: '선택한 곳' });
      await page.goto('/search/map');
      await boxIn(page, 'main').fill('영양');
      await expect(option(page, YEONGYANG)).toBeVisible();
      await expectFit(page);
      await boxIn(page, 'main').press('ArrowDown');
      await boxIn(page, 'main').press('Enter');
      await expect(page).toHaveURL(/\/search\/map#map=(8|9|10)\.\d\/36\.6\d+\/129\.1\d+$/);
      await expect(page.getByText('경상북도 영양군 기준')).toBeVisible();

      await boxIn(page, 'main').fill(clinic.slice(2, 9));
      await option(page, new RegExp(`^${clinic}, 동물병원`)).click();
      await expect(card.getByRole('heading', { name: clinic })).toBeVisible();
      await expect(page).toHaveURL(/\/search\/map#map=15\.0\/36\.\d+\/129\.\d+&id=\d+$/);
      await expect(boxIn(page, 'main')).toHaveValue('');

      await boxIn(page, 'main').fill(pharmacy.slice(2, 9));
      await option(page, new RegExp(`^${pharmacy}, 동물약국`)).click();
      await expect(heading(page, '동물약국 지도')).toBeAttached();
      await expect(card.getByRole('heading', { name: pharmacy })).toBeVisible();
      await expect(page).toHaveURL(/\/search\/map\/pharmacy#map=15\.0\/36\.\d+\/129\.\d+&id=\d+$/);
      expect(faults).toEqual([]);
    });
  });
}

test.describe('in the header', () => {
  test.use({ viewport: screens.desktop });

  test('in data-saver mode loads the suggestions’ scripts when the visitor types, not on focus', async ({ page, faults }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/releases\/mf-search\/.*\.js/.test(request.url())) scripts.push(request.url());
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/about');
    await boxIn(page, 'banner').focus();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts).toEqual([]);
    await page.keyboard.type('영양');
    await expect(option(page, YEONGYANG)).toBeVisible();
    expect(scripts).not.toEqual([]);
    await expectFit(page);
    await page.keyboard.press('Escape');
    await expect(option(page, YEONGYANG)).toHaveCount(0);
    await expect(boxIn(page, 'banner')).toHaveValue('영양');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hostpital-list\?search=/);
    await expect(page.getByText('‘영양’ 검색 결과')).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('the search box searches without suggestions when their remote cannot be loaded', async ({ page }) => {
    await page.route('**/releases/mf-search/**', (route) => route.abort());
    await page.goto('/about');
    await boxIn(page, 'banner').focus();
    const slot = page.getByRole('banner').locator('[data-slot="search.suggestions"]');
    await expect(slot).toContainText('다시 시도');
    await page.unroute('**/releases/mf-search/**');
    await page.keyboard.type('영양');
    await expect(boxIn(page, 'banner')).toHaveValue('영양');
    await expect(slot).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByText('‘영양’ 검색 결과')).toBeVisible();
  });
});

test('the list shows the most visited pharmacies above the list', async ({ page, request, database: _needed }) => {
  const word = unique();
  const names = ['가', '나', '다'].map((letter) => `${word}${letter}약국`);
  importListings(
    'pharmacies',
    names.map((name, index) => ({ name, ...corner(index + 4) })),
  );
  const { found } = await askApi<{ found: { id: string }[] }>(request, `{ found: searchPharmacies(search: "${word}") { id } }`);
  expect(found).toHaveLength(3);
  for (const { id } of found) await askApi(request, `mutation { increasePharmacyVisitorCount(pharmacyId: ${id}) }`);
  const strip = page.getByRole('region', { name: '많이 찾는 동물약국' });
  // Others visit pharmacies meanwhile, and so another may be the third by the time the page is there.
  let time = 0;
  await expect(async () => {
    const { most } = await askApi<{ most: { name: string }[] }>(
      request,
      '{ most: getMostVisitedPharmaciesByPage(page: 1, count: 3) { name } }',
    );
    // Pages are kept until what they show changes, and visits alone change none.
    await page.goto(`/pharmacy-list?seen=${word}${(time += 1)}`);
    await expect(strip.getByRole('link')).toHaveText(
      most.map(({ name }) => name),
      { timeout: 5_000 },
    );
  }).toPass();
});
