import type { Locator, Page } from '@playwright/test';
import postgres from 'postgres';
import { importListings, unique } from '../businesses.ts';
import { expect, test } from '../fixtures.ts';

/** 영동군, where no other walk puts any. */
const HERE = { latitude: 36, longitude: 127.9 };
const at = (right: number, up: number) => ({ x: 281_060 + right, y: 278_430 + up });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const sheet = (page: Page) => page.getByRole('region', { name: '동물병원 목록' });
const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? NaN);

/** The top of what a finger has let go of, once it has come to rest. */
async function restingTopOf(locator: Locator): Promise<number> {
  let top = NaN;
  const isStill = async () => {
    const before = top;
    top = await topOf(locator);
    return top === before;
  };
  await expect.poll(isStill).toBe(true);
  return top;
}

const STEPS = 16;

/** A finger that goes up or down from a place of the page, a frame at a time. */
async function drag(page: Page, from: { x: number; y: number }, way: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: from.x, y, id: 1 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from.y) });
  for (let step = 1; step <= STEPS; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from.y + (way * step) / STEPS) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('the list over the map follows a finger on its rows from height to height, and its rows scroll when it is whole', async ({
  page,
  faults,
}) => {
  const tag = unique();
  importListings(
    'hospitals',
    Array.from({ length: 12 }, (_, index) => ({
      name: `당김${tag}${index}동물병원`,
      address: `충청북도 영동군 영동읍 예시로 ${index + 20}`,
      ...at(15 * index, 100),
    })),
  );
  await page.goto(`/search/map#map=15.0/${HERE.latitude}/${HERE.longitude}`);
  await expect(page.getByRole('button', { name: '확대', exact: true })).toBeVisible({ timeout: 30_000 });
  const handle = sheet(page).getByRole('button', { name: /^(목록 펼치기|목록 크게 보기|지도 보기)$/ });
  await expect(
    sheet(page)
      .getByRole('button', { name: new RegExp(`^당김${tag}`) })
      .first(),
  ).toBeVisible();
  const half = await restingTopOf(handle);
  expect(half).toBeGreaterThan(350);

  await drag(page, { x: 200, y: half + 150 }, -260);
  await expect(handle).toHaveText('지도 보기');
  await expect.poll(() => topOf(handle)).toBeLessThan(200);
  const whole = await restingTopOf(handle);
  const row = sheet(page)
    .getByRole('button', { name: new RegExp(`^당김${tag}`) })
    .first();
  const before = await topOf(row);
  await drag(page, { x: 200, y: 600 }, -120);
  await expect.poll(() => topOf(row)).toBeLessThan(before);
  // What a finger has let go of still moves: a press meanwhile would be one more hand on it.
  await restingTopOf(row);
  expect(await topOf(handle)).toBe(whole);

  await handle.click();
  await expect(handle).toHaveText('목록 펼치기');
  await expect.poll(() => topOf(handle)).toBeGreaterThan(650);
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => topOf(handle)).toBe(half);
  expect(faults).toEqual([]);
});

test('a place that is chosen stands in the part of the map that the list leaves free', async ({ page }) => {
  const name = `자리${unique()}동물병원`;
  importListings('hospitals', [{ name, address: '충청북도 영동군 영동읍 예시로 9', ...at(250, 350) }]);
  await page.goto(`/search/map#map=14.0/${HERE.latitude}/${HERE.longitude}`);
  await sheet(page)
    .getByRole('button', { name: new RegExp(`^${name}(?! 찜)`) })
    .click();
  await expect(page.getByRole('region', { name: '선택한 곳' })).toBeVisible();
  const handle = sheet(page).getByRole('button', { name: '목록 크게 보기' });
  const pin = page.getByRole('region', { name: '동물병원 지도' }).getByText(name);
  await expect.poll(async () => (await pin.boundingBox())?.y ?? 0).toBeGreaterThan(170);
  await expect.poll(() => topOf(pin)).toBeLessThan(await topOf(handle));
});

type Box = { x: number; y: number; width: number; height: number };
type Place = { latitude: number; longitude: number };
const PIN = { width: 32, height: 40 };
/** The label below a pin: its least width, and how far its lower edge is below the point. */
const LABEL = { width: 44, below: 26 };

async function placesOf(database: string, names: string[]): Promise<Place[]> {
  const sql = postgres(database, { max: 1 });
  try {
    return await sql<Place[]>`select latitude, longitude from businesses where name = any(${names})`;
  } finally {
    await sql.end();
  }
}

/** The box of a pin and its label, which are part of a drawing: as seen from the dot of the own place. */
function pinBoxOf(place: Place, own: Place, dot: Box, zoom: number): Box {
  const down = (latitude: number) => -Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  const world = 512 * 2 ** zoom;
  const x = dot.x + dot.width / 2 + ((place.longitude - own.longitude) / 360) * world;
  const y = dot.y + dot.height / 2 + (down(place.latitude) - down(own.latitude)) * world;
  const width = Math.max(PIN.width, LABEL.width);
  return { x: x - width / 2, y: y - PIN.height, width, height: PIN.height + LABEL.below };
}

const mapOf = (page: Page) => page.getByRole('region', { name: '동물병원 지도', exact: true });
const scaleOf = (page: Page) => mapOf(page).getByText(/^\d+k?m$/);
const zoomOf = (page: Page) => Number(/#map=([\d.]+)/.exec(page.url())?.[1]);
const boxOf = async (part: Locator) => (await part.boundingBox())!;

for (const [how, begin, from] of [
  ['after a press on 내 위치', `#map=14.0/${HERE.latitude}/${HERE.longitude}`, 0],
  ['when it opens where one stands', '', 12_000],
] as const)
  test(`the map shows the pins of the nearest wholly in its free part ${how}`, async ({ page, context, database }) => {
    // 20 km from where other walks put any, 4 from the other case, and hardly ever where this one has been before.
    const east = from + Math.floor(Math.random() * 8_000);
    const up = Math.floor(Math.random() * 20_000);
    const tag = unique();
    const names = [`위쪽${tag}동물병원`, `아래${tag}동물병원`];
    importListings(
      'hospitals',
      [at(east, 20_650 + up), at(east + 150, 19_500 + up)].map((where, index) => ({
        name: names[index]!,
        address: `충청북도 영동군 영동읍 예시로 ${index + 60}`,
        ...where,
      })),
    );
    const places = await placesOf(database, names);
    const [south, north] = places.map(({ latitude }) => latitude).sort();
    const own = { latitude: south! + (north! - south!) * 0.45, longitude: places[0]!.longitude };
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(own);
    await page.goto(`/search/map${begin}`);
    await expect(page.getByRole('button', { name: '확대', exact: true })).toBeVisible({ timeout: 30_000 });
    if (begin) await page.getByRole('button', { name: '내 위치로 이동' }).click();
    await expect(sheet(page).getByRole('button', { name: new RegExp(`${tag}동물병원(?! 찜)`) })).toHaveCount(2);
    const dot = mapOf(page).getByRole('img', { name: '내 위치' });
    const isCut = async () => {
      const [bars, scale, around] = [
        await boxOf(page.getByRole('navigation', { name: '지도 종류' })),
        await boxOf(scaleOf(page)),
        await boxOf(mapOf(page)),
      ];
      const boxes = await Promise.all(places.map(async (place) => pinBoxOf(place, own, await boxOf(dot), zoomOf(page))));
      return boxes.some(
        ({ x, y, width, height }) =>
          y < bars.y + bars.height || y + height > scale.y || x < around.x || x + width > around.x + around.width,
      );
    };
    await expect(page).toHaveURL(/#map=/);
    await restingTopOf(dot);
    await expect.poll(isCut).toBe(false);
    expect(zoomOf(page)).toBeGreaterThanOrEqual(13);
  });

for (const [screen, viewport, letters] of [
  ['a desk at 200 %', { width: 640, height: 400 }, '100%'],
  ['a phone with letters twice as large', { width: 390, height: 844 }, '200%'],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('the list of the map shows a whole row, and a press on it opens its place', async ({ page }) => {
      const name = `확대${unique()}동물병원`;
      importListings('hospitals', [{ name, address: '충청북도 영동군 영동읍 예시로 9', ...at(100, 200) }]);
      await page.goto(`/search/map#map=13.5/${HERE.latitude}/${HERE.longitude}`);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      const row = sheet(page).getByRole('button', { name: new RegExp(`^${name}(?! 찜)`) });
      await expect(row).toBeVisible();
      // Beside the map there is no handle: all of the list is there.
      const handle = sheet(page).getByRole('button', { name: '목록 크게 보기' });
      if (await handle.isVisible()) await handle.click();
      await row.scrollIntoViewIfNeeded();
      await expect(row).toBeInViewport({ ratio: 1 });
      await row.click();
      await expect(page.getByRole('region', { name: '선택한 곳' }).getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    });

    test('the scale of the map and the names of its makers stand clear of each other', async ({ page }) => {
      await page.goto(`/search/map#map=14.0/${HERE.latitude}/${HERE.longitude}`);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      const makers = mapOf(page).getByText(/공공누리/);
      const areClear = async () => {
        const [one, other] = [await boxOf(scaleOf(page)), await boxOf(makers)];
        return one.y + one.height <= other.y || one.x + one.width <= other.x;
      };
      await expect(makers).toBeVisible({ timeout: 30_000 });
      await expect.poll(areClear).toBe(true);
    });
  });
