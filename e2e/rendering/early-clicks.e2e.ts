import { expect, test } from '../fixtures.ts';
import { untilRendered, visitorsUrl } from './taken-over.ts';

test.use({ mix: 'live' });

test('a button that is pressed before the script of its page has come does what it says when it has', async ({ page, request }) => {
  const path = '/hospital?id=1';
  await untilRendered(request, path, ['mf-reservation', 'mf-reviews', 'mf-search']);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/releases/mf-search/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(visitorsUrl + path, { waitUntil: 'commit' });
  // The frame is alive: from now on it keeps what is pressed.
  await expect(page.locator('#app[data-started]')).toBeAttached();
  await expect(page.locator('[data-place] [data-ids], [data-place] [data-rendered]').first()).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: '공유하기' }).click();
  open();
  await expect(page.locator(':is([role="status"], [role="alert"]) button').first()).toBeVisible();
});
