import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const BOOKINGS = '/mypage/reservation';

const isKept = (page: Page) =>
  page.evaluate(async () => {
    const [page, answers] = await Promise.all(['petcare-pages', 'petcare-answers'].map((name) => caches.open(name)));
    return (await page!.match(location.href, { ignoreVary: true })) !== undefined && (await answers!.keys()).length > 0;
  });

test('bookings can be read without a network, and are gone from the device with the session', async ({ page, context, signedInAs }) => {
  await signedInAs('guardian');
  await page.goto(BOOKINGS);
  const row = page
    .locator('main')
    .getByText(/예약번호 \S+/)
    .first();
  await expect(row).toBeVisible();
  const text = await row.innerText();
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible();
    expect(await isKept(page)).toBe(true);
  }).toPass();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('오프라인이에요.')).toBeVisible();
  expect(await row.innerText()).toBe(text);
  await context.setOffline(false);

  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('로그아웃되었습니다.')).toBeVisible();
  const bookings = () => page.evaluate(async (path) => (await (await caches.open('petcare-pages')).match(path)) === undefined, BOOKINGS);
  await expect.poll(bookings).toBe(true);
  await context.setOffline(true);
  await page.goto(BOOKINGS);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(text)).toHaveCount(0);
});

test('a list that was kept is read without a network, and its order can still be chosen', async ({ page, context }) => {
  await page.goto('/hostpital-list');
  const order = page.getByRole('main').getByRole('button', { name: '정렬' });
  const isListKept = () =>
    page.evaluate(async () => {
      const [pages, files] = await Promise.all(['petcare-pages', 'petcare-files'].map((name) => caches.open(name)));
      const hasPieces = (await files!.keys()).some(({ url }) => url.includes('ui-pieces'));
      return hasPieces && (await pages!.match(location.href, { ignoreVary: true })) !== undefined;
    });
  await expect.poll(isListKept).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('오프라인이에요.')).toBeVisible();
  await order.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
});
