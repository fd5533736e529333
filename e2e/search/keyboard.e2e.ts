import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../accounts.ts';
import { importListings, unique } from '../businesses.ts';
import { expect, test } from '../fixtures.ts';
import { tabAndPress, tabTo } from '../keyboard.ts';
import { anOwnListing } from '../own-listing.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { desktop } from '../screens/fit.ts';

test.use({ viewport: desktop });

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** After arriving at a page the focus is on its main content: the next Tab reaches the first control in it. */
const expectAtContent = (page: Page) => expect(main(page)).toBeFocused();

test('the keyboard alone leads from the home page over the list to a business page', async ({
  page,
  context,
  request,
  database,
  faults,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const word = `자판${unique()}`;
  importListings(
    'hospitals',
    Array.from({ length: 13 }, (_, index) => ({
      name: `${word}${index + 1}동물병원`,
      address: `경상북도 영양군 수비면 예시로 ${index + 1}`,
      x: 388_700,
      y: 372_000 + 40 * index,
    })),
  );
  const own = await anOwnListing(request, database, 'hospital', `${word}사진동물병원`);
  await withPictures(page, own.email, 2);

  await test.step('skips the header, closes the suggestions of the search box and sends the search', async () => {
    await page.goto('/');
    await untilTakenOver(page);
    const box = main(page).getByRole('combobox');
    await tabAndPress(page, page.getByRole('link', { name: '본문으로 바로가기' }));
    await expectAtContent(page);
    await tabTo(page, box);
    await page.keyboard.type(word);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`‘${word}’ 검색 결과 14곳`)).toBeVisible();
    await expectAtContent(page);
  });

  await test.step('sets and removes a filter, changes the order and turns the pages', async () => {
    const chip = main(page).getByRole('button', { name: '24시', exact: true });
    await tabAndPress(page, chip, 'Space');
    await expect(page.getByText('조건에 맞는 동물병원이 없어요.')).toBeVisible();
    await expect(chip).toBeFocused();
    await tabAndPress(page, page.getByRole('link', { name: '‘24시’ 빼고 찾기' }));
    await expect(page.getByText(`‘${word}’ 검색 결과 14곳`)).toBeVisible();
    await expectAtContent(page);

    const order = main(page).getByRole('button', { name: /정확도순/ });
    await tabAndPress(page, order);
    await expect(page.getByRole('option', { name: '정확도순' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=recent/);
    await expect(main(page).getByRole('button', { name: /최신순/ })).toBeFocused();
    await expect(page.getByText(`‘${word}’ 검색 결과 14곳`)).toBeVisible();
    await tabAndPress(page, page.getByRole('link', { name: '다음 페이지' }));
    await expect(page.getByRole('link', { name: '2페이지', exact: true })).toHaveAttribute('aria-current', 'page');
    await expectAtContent(page);
    await tabAndPress(page, page.getByRole('link', { name: '이전 페이지' }));
    await expect(page.getByRole('link', { name: '1페이지', exact: true })).toHaveAttribute('aria-current', 'page');
    await expectAtContent(page);
  });

  await test.step('views the pictures of a business, shares it and opens the large map', async () => {
    await tabAndPress(page, page.getByRole('link', { name: own.name, exact: true }));
    await expect(title(page, own.name)).toBeVisible();
    await expectAtContent(page);
    const second = page.getByRole('button', { name: '사진 2 크게 보기' });
    await tabAndPress(page, second);
    const gallery = page.getByRole('dialog', { name: `${own.name} 사진` });
    await expect(gallery.getByText('2 / 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByText('1 / 2')).toBeVisible();
    // There is no way out of it but to close it.
    for (let stops = 0; stops < 5; stops += 1) await page.keyboard.press('Tab');
    await expect(gallery.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(second).toBeFocused();

    const share = page.getByRole('button', { name: '공유하기' });
    await tabAndPress(page, share);
    await expect(page.getByText('링크를 복사했어요.')).toBeVisible();
    await expect(share).toBeFocused();
    await tabAndPress(page, page.getByRole('link', { name: '큰 지도에서 보기' }));
    await expect(page.getByRole('region', { name: '선택한 곳' })).toContainText(own.name);
    await expectAtContent(page);
  });
  expect(faults).toEqual([]);
});

test('on a map zooms into an area, extends the list, opens and closes a place’s card and opens its page by keyboard', async ({
  page,
  database: _needed,
  faults,
}) => {
  test.slow();
  const word = `자판${unique()}`;
  importListings(
    'hospitals',
    Array.from({ length: 45 }, (_, index) => ({
      name: `${word}${index + 1}동물병원`,
      address: `경상북도 영양군 수비면 예시로 ${index + 1}`,
      x: 396_000 + 10 * index,
      y: 372_000,
    })),
  );
  const list = page.getByRole('region', { name: '동물병원 목록' });
  const card = page.getByRole('region', { name: '선택한 곳' });
  /** The element that scrolls within the region. */
  const panel = list.locator('[tabindex="-1"]').first();

  await test.step('tabs through the search box, the kinds, the filters, the list and the map in this order', async () => {
    await page.goto('/search/map#map=7.0/37.30000/127.20000');
    await untilTakenOver(page);
    await expect(page.getByRole('button', { name: '확대', exact: true })).toBeVisible({ timeout: 30_000 });
    await tabAndPress(page, page.getByRole('link', { name: '본문으로 바로가기' }));
    await tabTo(page, main(page).getByRole('combobox'), 1);
    await tabTo(page, main(page).getByRole('button', { name: '영업 중' }), 6);
    const seoul = list.getByRole('button', { name: /^서울 병원/ });
    await tabAndPress(page, seoul);
    await expect(page).toHaveURL(/#map=9\.6\//);
    await expect(list.getByRole('button', { name: /^구로구 병원/ })).toBeVisible();
    await expect(panel).toBeFocused();
    // With the whole register there are some seventy areas, in the list and on the map.
    await tabTo(page, page.getByRole('button', { name: '축소', exact: true }), 400);
  });

  await test.step('finds a place among many by its name', async () => {
    const box = main(page).getByRole('combobox');
    await tabTo(page, page.getByRole('link', { name: '본문으로 바로가기' }), 90);
    await page.keyboard.press('Enter');
    await tabTo(page, box, 1);
    await page.keyboard.type(`${word}1동물`);
    // While one types others of them are suggested, too.
    await expect(page.getByRole('option').first()).toHaveAccessibleName(new RegExp(`^${word}1동물병원(?! 찜)`));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: `${word}1동물병원` })).toBeVisible();
    await expect(box).toBeFocused();
    await tabAndPress(page, card.getByRole('button', { name: '선택 해제' }));
    await expect(card).toHaveCount(0);
    await expect(list.getByRole('button', { name: new RegExp(`^${word}1동물병원(?! 찜)`) })).toBeFocused();
  });

  await test.step('shows more rows and opens one of them', async () => {
    const rows = list.getByRole('listitem').locator('a[role="button"]');
    await tabAndPress(page, list.getByRole('button', { name: /곳 더 보기$/ }));
    const first = rows.nth(40);
    await expect(first).toBeFocused();
    const name = (await list.locator(':focus strong').first().textContent()) ?? '';
    await page.keyboard.press('Space');
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(list.getByRole('listitem').locator(':focus')).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(card).toBeFocused();
    await tabAndPress(page, card.getByRole('link', { name: '자세히 보기' }));
    await expect(title(page, name)).toBeVisible();
    await expectAtContent(page);
  });
  expect(faults).toEqual([]);
});

test('a visitor at the keyboard chooses and removes symptoms, opens a disease, finds a fee and changes its region by keyboard', async ({
  page,
  faults,
}) => {
  await page.goto('/search/disease');
  await test.step('chooses symptoms, with the focus staying on each pressed control', async () => {
    await untilTakenOver(page);
    await tabTo(page, main(page).getByRole('searchbox'));
    for (const name of ['고양이', '소변', '물을 많이 마셔요']) {
      const way = main(page).getByRole('link', { name, exact: true });
      await tabAndPress(page, way);
      await expect(way).toHaveAttribute('aria-current', 'true');
      await expect(way).toBeFocused();
    }
    for (const name of ['소변 덩어리가 커졌어요', '살이 천천히 빠져요']) {
      const symptom = main(page).getByRole('button', { name });
      await tabAndPress(page, symptom, 'Space');
      await expect(symptom).toHaveAttribute('aria-pressed', 'true');
      await expect(symptom).toBeFocused();
    }
  });

  await test.step('removes one of two symptoms and opens a disease of the other', async () => {
    const chosen = page.getByRole('region', { name: '고른 증상' });
    await expect(chosen.getByRole('link')).toHaveCount(2);
    await tabAndPress(page, chosen.getByRole('link').nth(1));
    await expect(chosen.getByRole('link')).toHaveCount(1);
    await expect(chosen).toBeFocused();
    const disease = page.getByRole('region', { name: /의심해 볼 수 있는 질병/ }).getByRole('link', { name: '만성 신장병' });
    await tabAndPress(page, disease);
    await expect(title(page, '만성 신장병')).toBeVisible();
    await expectAtContent(page);
  });

  await test.step('finds a treatment by its name and another region in the table', async () => {
    await page.goto('/search/medical?sido=서울특별시&sigungu=구로구');
    const box = main(page).getByRole('searchbox');
    await untilTakenOver(page);
    await tabTo(page, box);
    await page.keyboard.type('초진');
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('link', { name: '재진 진찰료' })).toHaveCount(0);
    await expect(box).toBeFocused();
    await tabAndPress(page, main(page).getByRole('link', { name: '초진 진찰료 5kg' }));
    await expect(title(page, '초진 진찰료 5kg')).toBeVisible();
    await expectAtContent(page);
    await tabAndPress(page, page.getByRole('table').getByRole('link', { name: '강남구' }));
    await expect(page.getByRole('region', { name: '서울특별시 강남구 진료비' })).toBeVisible();
    await expectAtContent(page);
  });
  expect(faults).toEqual([]);
});

/** As its owner does it. */
async function withPictures(page: Page, email: string, count: number): Promise<void> {
  const picture = {
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  };
  const login = await page.request.post('/api/client/user/login', { data: { email, password: DEMO_PASSWORD } });
  const headers = { authorization: `Bearer ${((await login.json()) as { data: { token: string } }).data.token}` };
  const urls: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const stored = await page.request.post('/api/upload', { headers, multipart: { file: picture } });
    urls.push(((await stored.json()) as { data: { url: string } }).data.url);
  }
  const query = 'mutation ($urls: [String!]) { updateMyHospital(input: { facilityPicture: $urls }) { id } }';
  const changed = await page.request.post('/graphql', { headers, data: { query, variables: { urls } } });
  expect(await changed.json()).not.toHaveProperty('errors');
}
