import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const pages = ['/', '/hostpital-list', '/hospital?id=1', '/hospital-reviews', '/community/mypet', '/point'];

/** The sum of what moved by itself, as the browser scores it: 0 nothing, 1 the whole window. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const url of pages) {
  test(`nothing jumps on ${url} while it is put together on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // The skeleton that pushed its page down scored 0.8, a font that is swapped in about 0.01.
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });
}
