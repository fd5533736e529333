import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Opens the page of the guest's reservations on which one with this text stands: those of other walks may stand before it. */
export async function openOwnReservation(page: Page, text: string): Promise<Locator> {
  // The next one stands above the list of the others.
  const all = page.getByRole('article').or(page.getByRole('region', { name: '다음 예약' }));
  const mine = all.filter({ hasText: text });
  for (let number = 1; number <= 10; number += 1) {
    await page.goto(`/mypage/reservation?page=${number}`);
    await expect(all.first()).toBeVisible();
    if ((await mine.count()) > 0) break;
  }
  // The next one may be a region with its article in it: the innermost is it.
  await expect(mine.last()).toBeVisible();
  return mine.last();
}
