import type { Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { expect, test } from '../fixtures.ts';
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

test('the foot of a booking stays low with letters twice as large', async ({ page, signedInAs, faults }) => {
  await signedInAs('guardian');
  await open(page, '/reservation?hospital=1', '예약하기');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settled(page);
  const foot = await page.getByRole('region', { name: '고른 내용' }).boundingBox();
  expect(foot?.height).toBeLessThanOrEqual(MOST_FOOT_PX);
  await expect(page.getByRole('button', { name: '예약 내용 확인하기' })).toBeInViewport({ ratio: 1 });
  expect(faults).toEqual([]);
});
