import type { Locator, Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { choose } from '../choose.ts';
import { expect, test } from '../fixtures.ts';
import { crowdingIn } from './crowding.ts';
import { phone, settled } from './fit.ts';

test.use({ viewport: phone });

/** Of a phone's height, what a bar at its foot may take with letters twice as large. */
const MOST_FOOT_PX = 112;

async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await atRest(page);
  await settled(page);
}

test('a list of hotels begins in the upper three quarters of a phone’s screen', async ({ page, faults }) => {
  await open(page, '/company-list?filters=isHotel', '펫 서비스 찾기');
  const first = await page.getByRole('list', { name: '펫 서비스 목록' }).getByRole('listitem').first().boundingBox();
  expect(first?.y).toBeLessThan(phone.height * 0.75);
  expect(faults).toEqual([]);
});

test('each card of a list keeps more room for its words than for its picture with letters twice as large', async ({ page, faults }) => {
  await open(page, '/hostpital-list', '동물병원 찾기');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settled(page);
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((all) => all.map(({ children }) => [...children].slice(0, 2).map(({ clientWidth }) => clientWidth)));
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.filter(([picture = 0, words = 0]) => picture >= words)).toEqual([]);
  expect(faults).toEqual([]);
});

/** The lines of what is chosen, as they stand at the foot. */
const linesOf = (foot: Locator) =>
  foot.locator('[aria-live] strong').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

// The demo hospital takes no bookings for a while in another walk.
for (const [what, name, lines] of [
  ['a visit', '포근미용실', [1]],
  ['a stay', '신도림멍냥호텔', [1, 1]],
] as const)
  test(`the foot of ${what} has each day with its time on one line, and stays low with letters twice as large`, async ({
    page,
    request,
    signedInAs,
    faults,
  }) => {
    await signedInAs('guardian');
    await page.setViewportSize({ width: 390, height: 844 });
    const found = await request.get('/api/client/reservation/search', { params: { type: 'company', search: name } });
    const { data } = (await found.json()) as { data: { items: { id: string }[] } };
    await open(page, `/reservation?company=${data.items[0]?.id}`, '예약하기');
    const foot = page.getByRole('region', { name: '고른 내용' });
    await choose(page.getByRole('radiogroup', { name: /시간$/ }).getByRole('radio', { disabled: false }).last());
    await expect(foot).toContainText('오후');
    expect(await linesOf(foot)).toEqual(lines);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settled(page);
    expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(MOST_FOOT_PX);
    await expect(page.getByRole('button', { name: '예약 내용 확인하기' })).toBeInViewport({ ratio: 1 });
    expect(await crowdingIn(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

test('the tools of a post take one line of a phone, and are reached by keyboard', async ({ page, signedInAs, faults }) => {
  await signedInAs('guardian');
  await open(page, '/community/mypet/input', /글/);
  const tools = page.getByRole('toolbar', { name: '글 꾸미기' });
  const one = await tools.getByRole('button').first().boundingBox();
  expect((await tools.boundingBox())?.height).toBeLessThan((one?.height ?? 0) * 1.5);
  const last = tools.getByRole('button').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(faults).toEqual([]);
});

test('a short page without a footer is no higher than the screen', async ({ page }) => {
  await open(page, '/hospital', '동물병원');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});
