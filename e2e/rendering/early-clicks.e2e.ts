import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { untilRendered, visitorsUrl } from './taken-over.ts';

test.use({ mix: 'live' });

test('the page replays the click on a button once the script of its page has loaded', async ({ page, request }) => {
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

test.describe('before any script has loaded', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page keeps what is typed in the login form, and replays the click on the menu button once the scripts have loaded', async ({
    page,
    request,
    faults,
  }) => {
    await untilRendered(request, '/login', []);
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(/\/releases\/shell\/[^/]+\/(?!main\.).+\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${visitorsUrl}/login?next=%2Fpoint`, { waitUntil: 'commit' });
    await page.getByLabel('이메일').fill(demoAccounts.guardian);
    await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
    await page.waitForLoadState('domcontentloaded');
    await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
    open();
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    // It hears the keyboard once it has the focus.
    await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByLabel('이메일')).toHaveValue(demoAccounts.guardian);
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL(/\/point$/);
    expect(faults).toEqual([]);
  });
});
