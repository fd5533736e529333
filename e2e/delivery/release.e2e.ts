import { expect } from '../fixtures.ts';
import { test } from '../house.ts';
import { remotePages } from '../remote-pages.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';

const { url } = remotePages['mf-payments'] ?? { url: '/' };

// Releases are built, and each is opened in a browser.
test.describe.configure({ timeout: 600_000 });

test('a page shows a release, and a rollback of it, at its next load; an open tab keeps the release that it loaded', async ({
  page,
  context,
  house,
}) => {
  const before = await house.live();
  const title = (name: string) => ({ name, exact: true, level: 1 });
  await page.goto(url);
  await expect(page.getByRole('heading', title('포인트샵'))).toBeVisible();

  const release = await house.release('mf-payments', [{ file: 'src/point/point.page.tsx', from: '>포인트샵<', to: '>새 포인트샵<' }]);
  expect(await house.live()).toEqual({ ...before, 'mf-payments': release });
  const next = await context.newPage();
  await next.goto(url);
  await expect(next.getByRole('heading', title('새 포인트샵'))).toBeVisible();
  // Before hydration a link loads a new document.
  await untilTakenOver(next);

  expect(await house.run('rollback', 'mf-payments')).toMatchObject({ code: 0 });
  expect(await house.live()).toEqual(before);
  await next.getByRole('banner').getByRole('link', { name: '펫케어' }).click();
  await next.goBack();
  await expect(next.getByRole('heading', title('새 포인트샵'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', title('포인트샵'))).toBeVisible();
});
