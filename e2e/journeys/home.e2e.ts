import type { Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { expect, test } from '../fixtures.ts';
import { outcomeOf, untilRendered, untilTakenOver, visitorsUrl, watchDocument } from '../rendering/taken-over.ts';
import { expectFit, phone } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';
import { bookSalon } from './own-reservations.ts';

const MOST_SHIFT = 0.02;
/** By their remotes, the parts of the home page. */
const partsOf = {
  'mf-reservation': ['home.reservation'],
  'mf-mypage': ['home.vaccinations', 'home.news'],
  'mf-search': ['home.hospitals', 'home.fee'],
  'mf-reviews': ['home.reviews'],
  'mf-community': ['home.banner', 'home.posts', 'home.columns'],
};
const [HOSPITALS, FEE, REVIEWS, POSTS, COLUMNS] = [
  '가까운 동물병원',
  '우리 동네 진료비',
  '방금 올라온 병원 리뷰',
  '요즘 인기 글',
  '수의사 칼럼',
];

/** The headings of the parts from the top down, as they are seen. */
const partsInOrder = (page: Page) =>
  page.locator('main section:has([data-slot]) h2').evaluateAll((headings) =>
    headings
      .map((heading) => ({ words: heading.textContent, top: heading.getBoundingClientRect().top }))
      .sort((one, other) => one.top - other.top)
      .map(({ words }) => words),
  );

/** All parts stand, also those that show nothing. */
async function untilShown(page: Page): Promise<void> {
  await expect(page.locator('#app[data-started]')).toBeAttached();
  await expect(page.locator('[data-slot="home.reservation"] [data-owner]')).toBeAttached();
  await expect(page.locator('[data-owner][data-rendered]')).toHaveCount(0);
  await atRest(page);
}

async function expectStill(page: Page): Promise<void> {
  const { shifts } = await outcomeOf(page);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(MOST_SHIFT);
}

test.use({ viewport: phone });

test('the home page leads with what its visitor looked at last, from the first paint on, and tells nobody', async ({
  page,
  context,
  request,
  faults,
}) => {
  await untilRendered(request, '/', ['mf-search', 'mf-reviews', 'mf-community']);
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''} ${one.headers()['cookie'] ?? ''}`));
  await page.goto(visitorsUrl);
  await untilTakenOver(page);
  expect(await partsInOrder(page)).toEqual([HOSPITALS, FEE, REVIEWS, POSTS, COLUMNS]);

  await page.getByRole('link', { name: '요즘 인기 글 더보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '자유게시판' })).toBeVisible();
  await page.goto(`${visitorsUrl}/ask?tab=column`);
  await untilTakenOver(page);
  const led = [COLUMNS, POSTS, HOSPITALS, FEE, REVIEWS];

  await test.step('in the same document', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /펫케어/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /우리 아이 병원/ })).toBeVisible();
    expect(await partsInOrder(page)).toEqual(led);
  });

  await test.step('in a new one, without a jump, and by the keyboard', async () => {
    await watchDocument(page);
    await page.goto(visitorsUrl);
    await untilTakenOver(page);
    expect(await partsInOrder(page)).toEqual(led);
    await expectStill(page);
    await page.locator('[data-slot="home.banner"]').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '수의사 칼럼 더보기' })).toBeFocused();
    await expectFit(page);
  });

  await test.step('with the nearest hospitals, once the device may say where it is', async () => {
    const hospitals = page.locator('[data-slot="home.hospitals"]');
    await expect(hospitals).toContainText('서울특별시 서초구에서 가까운 순');
    await context.grantPermissions(['geolocation'], { origin: visitorsUrl });
    await context.setGeolocation({ latitude: 37.493, longitude: 126.887 });
    await page.goto(visitorsUrl);
    await expect(hospitals).toContainText(/구로구에서 가까운 순/);
    await expect(hospitals.getByRole('article').first()).toContainText(/\d(m|km)/);
    await untilTakenOver(page);
    await expectStill(page);
  });

  expect(await page.evaluate(() => localStorage.getItem('petcare.acts'))).toBe('columns posts');
  expect(sent.filter((one) => /columns[^a-z]*posts/.test(decodeURIComponent(one)))).toEqual([]);
  expect(faults).toEqual([]);
});

test('a guardian sees the next booking, vaccinations and news on the home page, and nothing moves for them', async ({ page, faults }) => {
  const guardian = await aGuardian(page);
  await logInAs(page, guardian);
  await watchDocument(page);
  await page.goto('/');
  await untilShown(page);
  const booking = page.locator('[data-slot="home.reservation"]').getByRole('link');
  await expect(booking).toContainText('다가오는 예약이 없어요.');
  await expect(page.locator('[data-slot="home.vaccinations"]').getByRole('link')).toContainText('반려동물 등록하기');
  await expect(page.locator('[data-slot="home.news"]').getByRole('link')).toContainText('모두 읽었어요');
  await expectStill(page);
  const date = await bookSalon(page.request, guardian);
  await page.reload();
  await untilShown(page);
  await expect(booking).toContainText(/^D-5\d\s*포근미용실/);
  await expectStill(page);
  await expectFit(page);
  await booking.click();
  await expect(page.getByRole('main')).toContainText(String(Number(date.slice(-2))));
  await expect(page).toHaveURL(/\/mypage\/reservation/);
  expect(faults).toEqual([]);
});

test('of the home page only the parts of a broken remote show the notice, whichever it is', async ({ page, signedInAs }) => {
  test.slow();
  await signedInAs('guardian');
  for (const [remote, broken] of Object.entries(partsOf)) {
    await page.goto(`/?fault=${remote}:corrupt`);
    for (const slot of Object.values(partsOf).flat()) {
      const place = page.locator(`[data-slot="${slot}"]`);
      await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      if (broken.includes(slot)) await expect(place.getByText('이 부분을 불러오지 못했어요.')).toBeVisible({ timeout: 30_000 });
      else await expect(place.locator('[data-owner]:not(:empty)')).toBeVisible({ timeout: 30_000 });
    }
  }
});
