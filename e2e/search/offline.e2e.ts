import type { Page } from '@playwright/test';
import { importListings, unique } from '../businesses.ts';
import { expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { desktop } from '../screens/fit.ts';

test.use({ viewport: desktop });

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const expectOffline = (page: Page) =>
  expect(main(page).getByRole('alert').first()).toContainText('인터넷에 연결되어 있지 않아요. 연결을 확인하고 다시 시도해 주세요.');

/** Press what tries again, with a network, unless that has been asked again by itself. */
async function goOn(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const again = main(page).getByRole('button', { name: '다시 시도' }).first();
  await again.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
}

/** The faults of the page itself: the browser's complaint of a request without a network, and webpack's of a file, are none. */
const ofThePage = (faults: readonly string[]) =>
  faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/.test(fault));

test('the list, a business page and the map say that they are offline, keep their content and go on once online', async ({
  page,
  context,
  database: _needed,
  faults,
}) => {
  test.slow();
  const word = `끊김${unique()}`;
  importListings(
    'hospitals',
    Array.from({ length: 13 }, (_, index) => ({
      name: `${word}${index + 1}동물병원`,
      address: `경상북도 영양군 수비면 예시로 ${index + 1}`,
      x: 404_000 + 10 * index,
      y: 372_000,
    })),
  );
  const list = page.getByRole('list', { name: '동물병원 목록' });
  const box = main(page).getByRole('combobox');

  await test.step('turns to the next page of a list', async () => {
    await page.goto(`/hostpital-list?search=${word}`);
    await untilTakenOver(page);
    await expect(list.getByRole('article')).toHaveCount(12);
    await context.setOffline(true);
    await page.getByRole('link', { name: '다음 페이지' }).click();
    await expectOffline(page);
    await expect(box).toHaveValue(word);
    const asked = page.waitForEvent('requestfailed', (request) => request.postData()?.includes('SearchBox_Suggestions') ?? false);
    await box.fill(`${word}1`);
    await asked;
    await expect(page.getByRole('option')).toHaveCount(0);
    await goOn(page);
    await expect(list.getByRole('article')).toHaveCount(1);
  });

  await test.step('opens a business page and copies its address', async () => {
    const link = list.getByRole('article').getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    await context.setOffline(true);
    await link.click();
    // A page whose code is not there says so in its place, and comes by itself once there is a network.
    await expect(title(page, '인터넷에 연결되어 있지 않아요')).toBeVisible();
    await context.setOffline(false);
    await expect(title(page, name)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: '주소 복사' }).click();
    await expect(title(page, name)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('zooms a map', async () => {
    await page.goto('/search/map');
    await expect(page.getByRole('button', { name: '축소', exact: true })).toBeVisible({ timeout: 30_000 });
    const rows = page.getByRole('region', { name: '동물병원 목록' }).getByRole('listitem');
    await box.fill(`${word}1동물`);
    await page.getByRole('option', { name: new RegExp(`^${word}1동물병원`) }).click();
    await expect(page).toHaveURL(/#map=15\.0\/.*&id=\d+$/);
    await expect(rows.filter({ hasText: word })).toHaveCount(13);
    await context.setOffline(true);
    await page.getByRole('button', { name: '축소', exact: true }).click();
    await expect(page).toHaveURL(/#map=14\.0\//);
    await expectOffline(page);
    await expect(rows.filter({ hasText: word })).toHaveCount(13);
    await expect(page.getByText(/^전에 보던 지역/)).toBeVisible();
    // The last one that was looked at stays chosen.
    await expect(page.getByRole('region', { name: '선택한 곳' })).toContainText(word);
    await goOn(page);
    await expect(page.getByText(/^이 지역/)).toBeVisible();
    await expect(rows.filter({ hasText: word })).toHaveCount(13);
  });
  expect(ofThePage(faults)).toEqual([]);
});

test('symptoms stay chosen offline, and a fee opened offline appears with its name and region once online', async ({
  page,
  context,
  faults,
}) => {
  await test.step('chooses another symptom', async () => {
    await page.goto('/search/disease?division=강아지&group=눈&parent=눈이 빨개요');
    await untilTakenOver(page);
    const chosen = page.getByRole('region', { name: '고른 증상' });
    await main(page).getByRole('button', { name: '앞발로 눈을 비벼요' }).click();
    await expect(chosen.getByRole('link')).toHaveCount(1);
    await context.setOffline(true);
    await main(page).getByRole('button', { name: '눈을 제대로 뜨지 못해요' }).click();
    await expectOffline(page);
    await expect(chosen.getByRole('link')).toHaveCount(1);
    await goOn(page);
    await expect(chosen.getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('region', { name: /의심해 볼 수 있는 질병 2가지/ })).toContainText('각막궤양');
  });

  await test.step('opens a treatment of the list', async () => {
    await page.goto('/search/medical?sido=서울특별시&sigungu=구로구');
    await untilTakenOver(page);
    await context.setOffline(true);
    await main(page).getByRole('link', { name: '재진 진찰료' }).click();
    await expectOffline(page);
    await goOn(page);
    await expect(title(page, '재진 진찰료')).toBeVisible();
    await expect(page.getByRole('region', { name: '서울특별시 구로구 진료비' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: /서울특별시/ })).toBeVisible();
  });
  expect(ofThePage(faults)).toEqual([]);
});
