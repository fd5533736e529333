import { expect, test } from '../fixtures.ts';
import { publicPages } from './public-pages.ts';
import { visitorsUrl } from './taken-over.ts';

// What visitors get whose browser runs no script, or has not run it yet.
test.use({ javaScriptEnabled: false, mix: 'live', viewport: { width: 390, height: 844 } });

test('a search works as a form that keeps the filters, and its result pages are links', async ({ page }) => {
  await page.goto(`${visitorsUrl}/`);
  await page.getByRole('searchbox', { name: '동물병원 찾기' }).fill('동물병원');
  await page.getByRole('button', { name: '검색' }).click();
  await expect(page).toHaveURL(`${visitorsUrl}/hostpital-list?search=${encodeURIComponent('동물병원')}`);
  await expect(page.getByText(/‘동물병원’ 검색 결과/)).toBeVisible();

  await page.goto(`${visitorsUrl}/hostpital-list?filters=hasParkingLot`);
  await page.getByRole('main').getByRole('searchbox').fill('동물병원');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/hostpital-list\?filters=hasParkingLot&search=/);

  await page.goto(`${visitorsUrl}/hostpital-list`);
  const results = page.getByRole('list', { name: '동물병원 목록' }).locator('a[href^="/hospital?"]');
  const addresses = () => results.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).search));
  const first = await addresses();
  await page.getByRole('link', { name: '2페이지' }).click();
  await expect(page.getByRole('link', { name: '2페이지' })).toHaveAttribute('aria-current', 'page');
  const second = await addresses();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((address) => first.includes(address))).toEqual([]);
});

test('the search in the header works as a form on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${visitorsUrl}/about`);
  const search = page.getByRole('banner').getByRole('searchbox');
  await search.fill('동물병원');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/hostpital-list\?search=/);
});

test('the list beside the map links to its hospitals, and a text says why there is no map', async ({ page }) => {
  await page.goto(`${visitorsUrl}/search/map`);
  // Playwright finds no text in a noscript element, though the browser shows it.
  await expect(page.locator('noscript p')).toBeVisible();
  const row = page.getByRole('region', { name: '동물병원 목록' }).getByRole('link').first();
  const name = await row.locator('strong').first().textContent();
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});

test('links lead from home to a hospital and on by the menu; paging and searching keep the sort order', async ({ page, request }) => {
  const { '/': home } = await publicPages(request);
  await page.goto(visitorsUrl);
  await page
    .getByRole('main')
    .getByRole('link', { name: home?.texts[0] ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/hospital\?id=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: home?.texts[0] ?? '' })).toBeVisible();
  await expect(page.getByText('진료 시간').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '동물병원 검색' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '동물병원 찾기' })).toBeVisible();

  await page.goto(`${visitorsUrl}/hostpital-list?sort=review`);
  await page.getByRole('link', { name: '2페이지' }).click();
  await expect(page).toHaveURL(/\/hostpital-list\?sort=review&page=2$/);
  await page.getByRole('main').getByRole('searchbox').fill('서울');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/hostpital-list\?.*search=/);
  await expect(page).toHaveURL(/sort=review/);
});
