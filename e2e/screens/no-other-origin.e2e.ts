import { expect, test } from '../fixtures.ts';
import surface from '../surface/routes.json' with { type: 'json' };
import { visitorsUrl } from '../rendering/taken-over.ts';

const publicPaths = surface.routes.filter(({ access, path }) => access === 'public' && !path.includes('{')).map(({ path }) => path);

test('with no key of a tracker, no request of a public screen leaves the site', async ({ page }) => {
  test.slow();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== new URL(visitorsUrl).origin) elsewhere.push(`${page.url()} asks ${url.origin}`);
  });
  expect(publicPaths.length).toBeGreaterThan(20);
  for (const path of publicPaths) {
    await page.goto(`${visitorsUrl}${path}`);
    await expect(page.locator('#app')).toHaveAttribute('data-started', '');
  }
  // What goes on the way from page to page.
  await page.goto(`${visitorsUrl}/`);
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
