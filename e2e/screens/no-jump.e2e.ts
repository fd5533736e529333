import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const pages = ['/', '/hostpital-list', '/hospital?id=1', '/search/map', '/hospital-reviews', '/community/mypet', '/point'];
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** The sum of what moved by itself, as the browser scores it: 0 nothing, 1 the whole window. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const [screen, size] of Object.entries(screens)) {
  for (const url of pages) {
    test(`nothing jumps on ${url} while it is put together on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      // The skeleton that pushed its page down scored 0.8.
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  }
}
