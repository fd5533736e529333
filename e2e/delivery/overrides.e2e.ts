import type { Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { go } from '../faults/places.ts';
import { deep, expect, test } from '../fixtures.ts';
import { startHouse, type House } from '../house.ts';
import { expectFit, settled } from '../screens/fit.ts';

const NAME = { reviews: '새 동물병원 리뷰', points: '새 포인트샵' };

// One house for all: making other releases takes longer than looking at them.
test.describe.configure({ mode: 'default' });
let house: House;
let reviews: string;
let payments: string;
let key: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  house = await startHouse();
  const [list, shop] = ['src/reviews/hospital-reviews.page.tsx', 'src/point/point.page.tsx'];
  reviews = await house.release('mf-reviews', [{ file: list, from: '동물병원 리뷰', to: NAME.reviews }], '--no-smoke');
  payments = await house.release('mf-payments', [{ file: shop, from: '>포인트샵<', to: `>${NAME.points}<` }], '--no-smoke');
  for (const name of ['mf-reviews', 'mf-payments']) expect(await house.run('rollback', name)).toMatchObject({ code: 0 });
  key = /[0-9a-f]{8}\.[\w-]{43}/.exec((await house.run('keys', 'add', 'tester')).output)?.[0] ?? '';
});
test.afterAll(() => house.close());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const strip = (page: Page) => page.getByRole('region', { name: '테스트 중인 구성' });
const panel = (page: Page) => page.getByRole('dialog', { name: '테스터 패널' });
const open = (page: Page, address: string) => page.goto(house.url + address);
const openPanel = (page: Page) => page.keyboard.press('Alt+Shift+KeyP');
/** The same site under a name that is not this machine's. */
const elsewhere = () => house.url.replace('localhost', 'petcare.localhost');

test('a tester opens another release that nobody else sees; the strip names it and turns it off', async ({ page, context, faults }) => {
  await open(page, `/hospital-reviews?remote=mf-reviews@${reviews}`);
  await expect(title(page, NAME.reviews)).toBeVisible();
  await expect(strip(page)).toContainText(`mf-reviews @ ${reviews}`);

  const everybody = await context.browser()?.newPage();
  await everybody?.goto(`${house.url}/hospital-reviews`);
  await expect(everybody?.getByRole('heading', { level: 1, name: '동물병원 리뷰', exact: true }) ?? page.locator('none')).toBeVisible();
  await everybody?.close();

  await open(page, '/hospital-reviews');
  await expect(title(page, NAME.reviews)).toBeVisible();
  await strip(page).getByRole('link', { name: 'mf-reviews 바꾼 것 끄기' }).click();
  await expect(title(page, '동물병원 리뷰')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a tester opens two other releases, one by a shortened id, and turns off one alone, then the rest', async ({ page }) => {
  await open(page, `/hospital-reviews?remote=mf-reviews@${reviews.slice(0, 8)},mf-payments@${payments}`);
  await expect(title(page, NAME.reviews)).toBeVisible();
  await go(page, '/point');
  await expect(title(page, NAME.points)).toBeVisible();
  await expect(strip(page).getByRole('listitem')).toHaveText([
    new RegExp(`mf-reviews @ ${reviews}`),
    new RegExp(`mf-payments @ ${payments}`),
  ]);

  await strip(page).getByRole('link', { name: 'mf-reviews 바꾼 것 끄기' }).click();
  await expect(page).toHaveURL(/\/point\?/);
  await expect(title(page, NAME.points)).toBeVisible();
  await expect(strip(page).getByRole('listitem')).toHaveText([new RegExp(`mf-payments @ ${payments}`)]);
  await strip(page).getByRole('link', { name: '모두 끄기' }).click();
  await expect(title(page, '포인트샵')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('the page of a tester names a release that does not exist, and offers to open the page without it', async ({ page }) => {
  await open(page, `/point?remote=mf-search@0123456789ab&remote=mf-payments@${payments}`);
  await expect(page.getByText('mf-search@0123456789ab: 이런 릴리스가 없거나')).toBeVisible();
  await page.getByRole('link', { name: '없는 것만 빼고 열기' }).click();
  await expect(title(page, NAME.points)).toBeVisible();
});

test('on a public site a visitor without a key gets the live release and no tools; a key gives both', async ({ page }) => {
  const tools: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('testers')) tools.push(request.url());
  });
  await page.goto(`${elsewhere()}/point?remote=mf-payments@${payments}&panel`);
  await expect(title(page, '포인트샵')).toBeVisible();
  await openPanel(page);
  await atRest(page);
  await expect(strip(page).or(panel(page))).toHaveCount(0);
  expect(tools).toEqual([]);

  await page.goto(`${elsewhere()}/point?remote=mf-payments@${payments}&tester=${key}`);
  await expect(title(page, NAME.points)).toBeVisible();
  await strip(page).getByRole('button', { name: '패널' }).click();
  await expect(panel(page)).toBeVisible();
  expect(tools.length).toBeGreaterThan(0);
  await page.goto(`${elsewhere()}/point`);
  await expect(title(page, NAME.points)).toBeVisible();
});

test('the panel lists the packages with their state, the events with their senders, and who uses what of whom', async ({
  page,
  faults,
}) => {
  await open(page, `/point?remote=mf-payments@${payments}`);
  // The tools come by themselves; before that they hear no keys.
  await expect(strip(page)).toBeVisible();
  await openPanel(page);
  const row = (name: string) =>
    panel(page)
      .getByRole('list', { name: '릴리스' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(panel(page).getByRole('list', { name: '릴리스' }).getByRole('listitem')).toHaveCount(9);
  await expect(row('shell')).toContainText(/화면에 있음.*불러오기 [\d,]+ ms/);
  await expect(row('mf-payments')).toContainText(new RegExp(`바꾼 것화면에 있음${payments}.*불러오기 [\\d,]+ ms · 띄우기 [\\d,]+ ms`));
  await expect(row('mf-search')).toContainText('배포본아직 안 불러옴');

  // The panel lies over it.
  await page.getByRole('navigation', { name: '바로가기' }).getByRole('button', { name: '1:1 문의' }).press('Enter');
  await panel(page)
    .getByRole('tab', { name: /이벤트/ })
    .click();
  const events = panel(page).getByRole('list', { name: '이벤트' }).getByRole('listitem');
  const toast = events.filter({ hasText: 'toast.shown' });
  await expect(toast).toContainText(/toast\.shown\s*shell/);
  await expect(events.filter({ hasText: 'route.changed' }).first()).toContainText('shell');
  await expect(events.filter({ hasText: 'session.changed' })).toContainText('shell');
  await toast.locator('summary').click();
  await expect(toast).toContainText('로그인 후 이용바랍니다.');
  await panel(page).getByRole('tab', { name: '연결' }).click();
  const listed = (name: string) => panel(page).getByRole('list', { name }).getByRole('listitem');
  await expect(listed('패키지')).toHaveCount(9);
  await expect(listed('이벤트를 보내고 듣는 곳').filter({ hasText: 'review.written' })).toHaveText(
    'review.writtenmf-reviews → mf-reviewsmf-search',
  );
  await expect(listed('자리와 채우는 곳').filter({ hasText: 'hospital.reviews' })).toHaveText(
    'hospital.reviewsmf-reviews hospital-reviews → mf-search',
  );
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('outlines name the owner of every visible part, and change with the page', async ({ page }) => {
  await open(page, '/?panel');
  await panel(page).getByText('화면의 주인 보기').click();
  const labels = page.locator('[data-outlines] span > span');
  await expect(labels.filter({ hasText: 'shell' }).first()).toBeAttached();
  await expect(labels.getByText('mf-community · home.banner')).toBeAttached();
  await page.keyboard.press('Escape');
  await go(page, '/point');
  await expect(labels.getByText('mf-payments', { exact: true })).toBeAttached();
  await expect(labels.getByText('mf-community · home.banner')).toHaveCount(0);
});

test('the link to the current mix opens it for a visitor without a key', async ({ page }) => {
  await open(page, `/point?remote=mf-payments@${payments}&panel`);
  await panel(page).getByRole('button', { name: '이 구성을 여는 링크' }).click();
  const field = panel(page).getByRole('textbox', { name: '이 구성을 여는 링크' });
  await expect(field).toBeFocused();
  const link = await field.inputValue();
  await page.goto(link.replace(house.url, elsewhere()));
  await expect(title(page, NAME.points)).toBeVisible();
});

test('the panel keeps working when a remote breaks, and shows its error', async ({ page }) => {
  await page.clock.install();
  await open(page, '/point?fault=mf-payments:throw-render&panel');
  const row = panel(page).getByRole('listitem').filter({ hasText: 'mf-payments' });
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(row).toContainText(/장애 throw-render실패.*thrown on render/, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const [size, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } })) {
  test(
    `on a ${size} the tools are accessible and cover neither the header nor the bottom menu`,
    deep(size === 'desktop'),
    async ({ page, faults }) => {
      await page.setViewportSize(viewport);
      await open(page, `/point?remote=mf-payments@${payments},shell@live&fault=mf-search:slow-1`);
      await expect(title(page, NAME.points)).toBeVisible();
      await expect(strip(page)).toBeVisible();
      await settled(page);
      const box = (await strip(page).boundingBox()) ?? { y: 0, height: 0 };
      const head = await page.getByRole('banner').boundingBox();
      expect(box.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
      const menu = await page.getByRole('navigation', { name: '바로가기' }).boundingBox();
      if (size === 'phone') expect(box.y + box.height).toBeLessThanOrEqual(menu?.y ?? 0);
      await expectFit(page);
      await openPanel(page);
      await expect(panel(page)).toBeFocused();
      await expectFit(page);
      await panel(page).getByRole('tab', { name: '연결' }).click();
      await expect(panel(page).getByRole('list', { name: '패키지' })).toBeVisible();
      await expectFit(page);
      await panel(page)
        .getByRole('tab', { name: /이벤트/ })
        .click();
      await panel(page).getByText('화면의 주인 보기').click();
      await expectFit(page);
      expect(faults).toEqual([]);
    },
  );
}
