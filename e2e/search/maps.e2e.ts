import { kakaoStandIn } from '@petcare/maps/kakao-stand-in';
import type { Page } from '@playwright/test';
import { EventEmitter, once } from 'node:events';
import postgres from 'postgres';
import { importHospital, importListings, unique } from '../businesses.ts';
import { deep, expect, test } from '../fixtures.ts';
import { violationsOf } from '../screens/fit.ts';

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** The place at which the import puts its hospital (예시로 99, 구로구). */
const GURO = { latitude: 37.5083, longitude: 126.887 };
const near = (zoom: number) => `#map=${zoom}/${GURO.latitude}/${GURO.longitude}`;

const listOf = (page: Page, name = '동물병원') => page.getByRole('region', { name: `${name} 목록` });
const rowOf = (page: Page, name: string) => listOf(page).getByRole('button', { name: new RegExp(`^${name}(?! 찜)`) });

/** Its buttons are there, and it has said in the address where it stands, which it does a moment later. */
async function mapIsDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '확대', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/#map=/);
}

async function inflowsOf(database: string, name: string): Promise<number> {
  const sql = postgres(database, { max: 1 });
  try {
    const [row] = await sql<
      { count: number }[]
    >`select coalesce(sum(c.count), 0)::int as count from business_daily_counts c join businesses b on b.id = c.business_id where b.name = ${name} and c.metric = 'inflow.2'`;
    return row?.count ?? 0;
  } finally {
    await sql.end();
  }
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, deep(screen === 'desktop'), () => {
    test.use({ viewport });

    test('a press zooms the map from the provinces to a hospital, whose page counts the visit as from the map, and the way back restores the map', async ({
      page,
      database,
      faults,
    }) => {
      test.slow();
      const name = `지도${unique()}동물병원`;
      importHospital(name);
      await page.goto('/search/map#map=7.0/37.30000/127.20000');
      await mapIsDrawn(page);
      // The list and the map say the same; whoever can't see bubbles goes by the list.
      await listOf(page)
        .getByRole('button', { name: /^서울 병원 [\d,]+곳/ })
        .click();
      await expect(page).toHaveURL(/#map=9\.6\//);
      await listOf(page)
        .getByRole('button', { name: /^구로구 병원 [\d,]+곳/ })
        .click();
      await expect(page).toHaveURL(/#map=13\.4\//);
      await page.goto(`/search/map${near(15.5)}`);
      await rowOf(page, name).click();
      // The map has gone there.
      await expect(page).toHaveURL(/#map=15\.5\/37\.509\d+\/126\.887\d+&id=\d+$/);
      const shared = page.url();
      await page.getByRole('region', { name: '선택한 곳' }).getByRole('link', { name: '자세히 보기' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(/[?&]frompage=mappage\b/);
      await expect.poll(() => inflowsOf(database, name)).toBe(1);

      await page.goBack();
      await expect(page).toHaveURL(shared);
      await expect(page.getByRole('region', { name: '선택한 곳' }).getByRole('heading', { name })).toBeVisible();
      await page.getByRole('button', { name: '선택 해제' }).click();
      await expect(page).not.toHaveURL(/&id=/);
      expect(faults).toEqual([]);
    });

    test('the map moves the map to a searched address, and says when an address is unknown', async ({ page }) => {
      await page.goto('/search/map');
      await mapIsDrawn(page);
      const box = page.getByRole('main').getByRole('combobox');
      await box.fill('해운대구');
      await box.press('Enter');
      await expect(listOf(page).getByText('부산광역시 해운대구 기준')).toBeVisible();
      await expect(page).toHaveURL(/#map=13\.4\/35\./);
      await box.fill('크레이터로 99999');
      await box.press('Enter');
      await expect(page.getByText('위치를 확인할 수 없어요.')).toBeVisible();
      await expect(page).toHaveURL(/search=/);
    });
  });
}

test('a row of the list, its card and its page open by keyboard alone', async ({ page }) => {
  const name = `키보드${unique()}동물병원`;
  importHospital(name);
  await page.goto(`/search/map${near(15.5)}`);
  await mapIsDrawn(page);
  await expect(rowOf(page, name)).toBeVisible();
  await rowOf(page, name).focus();
  await page.keyboard.press('Space');
  const card = page.getByRole('region', { name: '선택한 곳' });
  await expect(card.getByRole('heading', { name })).toBeVisible();
  await expect(rowOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('link', { name: '자세히 보기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the list of the view before can still be read by everybody while the list of the next one is on its way', async ({ page }) => {
  const answers = new EventEmitter();
  await page.goto(`/search/map${near(9)}`);
  await mapIsDrawn(page);
  const rows = listOf(page).getByRole('list');
  await expect(rows).toHaveAttribute('aria-busy', 'false');
  await page.route('**/graphql**', async (route) => {
    await once(answers, 'sent');
    await route.continue();
  });
  await page.getByRole('button', { name: '축소', exact: true }).click();
  await expect(rows).toHaveAttribute('aria-busy', 'true');
  expect(await violationsOf(page)).toEqual([]);
  answers.emit('sent');
  await expect(rows).toHaveAttribute('aria-busy', 'false');
});

test('the map keeps filter and position on the other kinds of map, and in an address that another tab opens', async ({ page, context }) => {
  await page.goto(`/search/map${near(11)}`);
  await mapIsDrawn(page);
  await page.getByRole('group', { name: '시설과 서비스' }).getByRole('button', { name: '24시', exact: true }).click();
  await expect(page).toHaveURL(/\?filters=is24#map=11\.0\//);
  for (const [kind, path, heading] of [
    ['약국', '/search/map/pharmacy', '동물약국 지도'],
    ['펫 서비스', '/search/company-map', '펫 서비스 지도'],
  ] as const) {
    await page.getByRole('navigation', { name: '지도 종류' }).getByRole('link', { name: kind }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(page).toHaveURL(new RegExp(`${path}\\?filters=is24#map=11\\.0/37\\.508`));
  }
  const other = await context.newPage();
  await other.goto(page.url());
  await mapIsDrawn(other);
  await expect(other).toHaveURL(page.url());
  await expect(other.getByRole('button', { name: '24시', pressed: true })).toBeVisible();
});

test.describe('my location', () => {
  const locate = (page: Page) => page.getByRole('button', { name: '내 위치로 이동' }).click();

  test('moves the map to the allowed position and names its area', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 35.1631, longitude: 129.1635 });
    await page.goto('/search/map');
    await mapIsDrawn(page);
    await locate(page);
    await expect(listOf(page).getByText(/^내 위치 · 부산광역시 .+ 기준$/)).toBeVisible();
    // Nearer at first, then as far as the nearest hospitals need; which they are, other walks may change.
    await expect(page).toHaveURL(/#map=\d+\.\d\/35\.163\d+\/129\.163/);
    await expect(page.getByRole('img', { name: '내 위치' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('petcare.device-position'))).toContain('35.1631');
  });

  test('shows the nearest hospitals with their distance, the nearest first, however far the next ones are', async ({ page, context }) => {
    // 0.4 and 0.9 km from a place at sea where no other walk puts any, nor this one on a site that it has walked before.
    const west = Math.floor(Math.random() * 20_000);
    const tag = unique();
    const names = [`가까운${tag}동물병원`, `다음${tag}동물병원`];
    importListings('hospitals', [
      { name: names[0]!, address: '인천광역시 미추홀구 예시로 1', x: 170000 - west, y: 442400 },
      { name: names[1]!, address: '인천광역시 미추홀구 예시로 2', x: 170000 - west, y: 442900 },
    ]);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 37.4797, longitude: 126.6616 - west / 88_500 });
    await page.goto('/search/map');
    await mapIsDrawn(page);
    await locate(page);
    const rows = listOf(page).getByRole('button', { name: new RegExp(`${tag}동물병원(?! 찜)`) });
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(names[0]!);
    await expect(rows.nth(0)).toContainText(/\dm/);
    await expect(rows.nth(1)).toContainText(names[1]!);
    await expect(page).toHaveURL(/#map=1[345]\.\d\//);
  });

  for (const [how, code, message] of [
    ['refused', 1, '위치 권한을 허용하신 뒤 다시 시도해 주세요.'],
    ['too slow', 3, '위치 정보를 가져오는 데 시간이 너무 오래 걸렸습니다.'],
  ] as const) {
    test(`shows a message and keeps the map when the position is ${how}`, async ({ page }) => {
      await page.addInitScript((code) => {
        Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
          value: (_found: unknown, failed: (error: object) => void) => failed({ code, message: '' }),
        });
      }, code);
      await page.goto('/search/map');
      await mapIsDrawn(page);
      const before = page.url();
      await locate(page);
      await expect(page.getByText(message)).toBeVisible();
      await expect(page).toHaveURL(before);
    });
  }
});

test('the map is drawn with Kakao on a site with its key, and nothing of MapLibre is fetched', async ({ page, faults }) => {
  const name = `카카오${unique()}동물병원`;
  // At a place of its own: of pins on one spot only the topmost can be pressed.
  importListings('hospitals', [{ name, address: '서울특별시 구로구 예시로 7', x: 188505.1, y: 442000.5 }]);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.route('https://dapi.kakao.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `window.kakao = { maps: (${kakaoStandIn.toString()})() };` }),
  );
  await page.route(/\/search\/map$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="composition">)\{/, '$1{"map":{"kakaoKey":"abc123"},');
    await route.fulfill({ response, body });
  });
  await page.goto('/search/map#map=15.5/37.4797/126.8701');
  const pin = page.getByTitle(name);
  await pin.click();
  await expect(page.getByRole('region', { name: '선택한 곳' }).getByRole('heading', { name })).toBeVisible();
  await expect(pin).toBeHidden();
  await page.getByRole('application', { name: /^동물병원 지도/ }).focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('-');
  await page.getByRole('button', { name: /^구로구, 병원 .*확대해서 보기/ }).click();
  await expect(
    listOf(page)
      .getByRole('button', { name: /동물병원/ })
      .first(),
  ).toBeVisible();
  expect(fetched.filter((url) => url.includes('dapi.kakao.com'))).toHaveLength(1);
  expect(fetched.filter((url) => url.includes('maplibre'))).toEqual([]);
  expect(faults).toEqual([]);
});
