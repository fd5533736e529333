import { expect } from '../fixtures.ts';
import { test, type House } from '../house.ts';

const NAME = 'mf-payments';
const ROWS = `name: '${NAME}',
  routes: [
    { path: '/bonus', page: 'point', access: 'public', title: '보너스' },
    { path: '/bonus/mine', page: 'my-point', access: 'guardian', title: '내 보너스', area: 'mypage', menu: { label: '내 보너스', icon: 'coin', order: 99 } },
  ],`;
const withRows = [{ file: 'remote.ts', from: `name: '${NAME}',`, to: ROWS }];

// Releases are built, and each is opened in a browser.
test.describe.configure({ timeout: 600_000 });

const pagesIn = async ({ url }: House) => (await fetch(`${url}/sitemaps/pages-1.xml`)).text();

test('a remote brings rows of its own below a granted prefix: live with its release, and gone with it', async ({
  page,
  house,
  signedInAs,
}) => {
  const refused = await house.release(NAME, withRows).then(String, ({ message }: Error) => message);
  expect(refused).toContain(`${NAME}/remote.ts, routes[0] (/bonus): no prefix that is granted to ${NAME} is above it.`);
  expect((await house.run('keys', 'grant', NAME, '/mypage')).output).toContain('/mypage is a page of mf-mypage.');
  expect(await house.run('keys', 'grant', NAME, '/bonus')).toEqual({
    code: 0,
    output: `/bonus and all below it is for rows of ${NAME}.\n`,
  });

  const { shell } = await house.live();
  const release = await house.release(NAME, withRows);
  expect((await house.live())['shell']).toBe(shell);
  const rendered = await fetch(`${house.url}/bonus`);
  expect(rendered.status).toBe(200);
  expect(await rendered.text()).toMatch(/<h1[^>]*>포인트샵[\s\S]*"title":"보너스"/);
  expect(await pagesIn(house)).toContain(`${house.url}/bonus<`);

  await signedInAs('guardian');
  await page.goto('/bonus');
  await expect(page.getByRole('heading', { level: 1, name: '포인트샵' })).toBeVisible();
  await page.goto('/mypage');
  await page.getByRole('navigation', { name: '마이페이지 메뉴' }).getByRole('link', { name: '내 보너스' }).click();
  await expect(page).toHaveURL('/bonus/mine');
  await expect(page).toHaveTitle('내 보너스 | 펫케어');
  await expect(page.locator(`main [data-owner="${NAME}"]`)).toBeVisible();

  expect((await house.run('keys', 'withdraw', NAME, '/bonus')).output).toContain('/bonus of mf-payments is what visitors get');
  const link = /https?:\S+/.exec((await house.run('mix', `${NAME}@${release}`, '--path', '/bonus')).output)?.[0] ?? '';
  expect((await house.run('rollback', NAME)).code).toBe(0);
  expect((await fetch(`${house.url}/bonus`)).status).toBe(404);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: '포인트샵' })).toBeVisible();
  expect((await house.run('keys', 'withdraw', NAME, '/bonus')).code).toBe(0);
  expect((await house.run('audit', NAME)).output).toMatch(/grant[\s\S]*prefix \/bonus[\s\S]*revoke[\s\S]*prefix \/bonus/);
});
