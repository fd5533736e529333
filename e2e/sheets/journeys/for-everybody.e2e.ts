import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { untilTakenOver } from '../../rendering/taken-over.ts';
import { aGuardian, logInAs } from '../../session/guardians.ts';
import { sizes } from '../filed.ts';
import { filed, test } from './journey.ts';

const SALON = '포근미용실';
const DESK = { width: 1280, height: 800 };
/** The desk at 200 %. */
const DESK_TWICE = { width: 640, height: 400 };

test.use({ isMobile: false, hasTouch: false, viewport: DESK_TWICE });

const titled = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function openSalon(page: Page): Promise<void> {
  await page.goto(`/company-list?search=${encodeURIComponent(SALON)}`);
  await page.getByRole('main').getByRole('link', { name: SALON, exact: true }).click();
  await titled(page, SALON);
}

/** Opens the page with letters twice as large. */
async function enlarged(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

test('a guardian books at 200 %, with large letters, by the keys alone, and by what is read out', filed, async ({ page, walk }) => {
  test.slow();
  const main = page.getByRole('main');
  await logInAs(page, await aGuardian(page));

  await walk.step('At 200 % on a desk: opens the home page.', null, () => page.goto('/'));
  await walk.step('At 200 %: opens a salon.', null, () => openSalon(page));
  const salon = new URL(page.url()).pathname;
  const booking = `/reservation?company=${salon.split('/').at(-1) ?? ''}`;
  await walk.step('At 200 %: opens the booking.', null, async () => {
    await page.goto(booking);
    await expect(main.getByRole('gridcell').first()).toBeVisible();
    await main.getByRole('grid').scrollIntoViewIfNeeded();
  });

  await page.setViewportSize(sizes.phone);
  await walk.step('With letters twice as large on a phone: the home page.', 'Toss: follows the letters of the system.', () =>
    enlarged(page, '/'),
  );
  await walk.step('With large letters: the salon.', null, () => enlarged(page, salon));
  await walk.step('With large letters: the booking.', null, async () => {
    await enlarged(page, booking);
    await expect(main.getByRole('gridcell').first()).toBeVisible();
    await main.getByRole('grid').scrollIntoViewIfNeeded();
  });
  await walk.step('With large letters: the map.', null, () => enlarged(page, '/search/map'));

  await page.setViewportSize(DESK);
  await page.goto('/');
  await untilTakenOver(page);
  await walk.step('By the keys: the first Tab.', 'Naver: 본문 바로가기 as well.', async () => {
    await walk.key('Tab');
    await expect(page.getByRole('link', { name: '본문으로 바로가기' })).toBeFocused();
  });
  await walk.step('By the keys: skips the header, types in the search.', 'Naver: the search has the focus at once.', async () => {
    await walk.key('Enter');
    await walk.tabTo(main.getByRole('combobox'));
    await walk.type('포근');
    await expect(page.getByRole('option', { name: new RegExp(SALON) })).toBeVisible();
  });
  await walk.step('By the keys: chooses what is suggested.', null, async () => {
    const option = page.getByRole('option', { name: new RegExp(SALON) });
    while ((await option.getAttribute('aria-selected')) !== 'true') await walk.key('ArrowDown');
    await walk.key('Enter');
    await titled(page, SALON);
  });
  const time = page
    .getByRole('list', { name: /빈 시간$/ })
    .getByRole('link')
    .first();
  await walk.step('By the keys: to the first free time.', 'cal.com: the same, times are buttons in one column.', () => walk.tabTo(time));
  const bath = main.getByRole('checkbox', { name: /소형견 전체 미용/ });
  await walk.step('By the keys: presses it, and chooses what is to be done.', null, async () => {
    await walk.key('Enter');
    await titled(page, '예약하기');
    await walk.tabTo(bath);
    await walk.key('Space');
    await expect(bath).toBeChecked();
  });
  await walk.step('By the keys: looks at all of it.', null, async () => {
    await walk.tabTo(main.getByRole('button', { name: '예약 내용 확인하기' }));
    await walk.key('Enter');
    await expect(page.getByRole('alertdialog', { name: '이대로 예약할까요?' })).toBeVisible();
  });

  await page.setViewportSize(sizes.phone);
  for (const [name, path] of [
    ['the home page', '/'],
    ['the salon', salon],
    ['the booking', booking],
  ] as const)
    await walk.read(`Read out: ${name}.`, null, async () => {
      await page.goto(path);
      await untilTakenOver(page);
      return page.locator('body').ariaSnapshot();
    });
});
