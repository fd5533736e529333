import { expect, test } from '../fixtures.ts';
import { originsAsked, visitorsUrl } from '../rendering/taken-over.ts';

test('the site sends no request to another origin when no tracker key is set', async ({ page }) => {
  const origins = originsAsked(page);
  await page.goto(`${visitorsUrl}/`);
  await expect(page.locator('#app')).toHaveAttribute('data-started', '');
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  expect(origins).toEqual([]);
});
