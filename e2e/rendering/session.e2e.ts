import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { deep, expect, test } from '../fixtures.ts';
import { outcomeOf, untilRendered, untilTakenOver, watchDocument } from './taken-over.ts';

test.use({ mix: 'live' });

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const pages: Record<string, string[]> = {
  '/': ['mf-search', 'mf-reviews', 'mf-community'],
  '/hospital?id=1': ['mf-search', 'mf-reviews', 'mf-reservation'],
  '/point': ['mf-payments'],
};
/** The texts of the site for people who are no members. */
const FOR_STRANGERS = ['로그인', '회원가입', '로그인하기', '회원가입하기', '지금 가입하면 3,000포인트'];

const site = process.env['SITE_URL'] ?? '';
const untilWhole = (request: APIRequestContext, path: string) => untilRendered(request, path, pages[path] ?? [], site);
const logout = (page: Page) => page.getByRole('button', { name: '로그아웃' }).first();

/** Holds the site's scripts back, so that the page is as the server wrote it. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/releases\/.+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Notes which of these words are to be seen in any frame, from the first one on. */
async function watchWords(page: Page, words: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    const seen = new Set<string>();
    Object.assign(window, { testSeen: seen });
    const look = () => {
      for (const element of document.querySelectorAll('a, button, h2')) {
        const text = element.textContent?.trim() ?? '';
        if (watched.includes(text) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) seen.add(text);
      }
      requestAnimationFrame(look);
    };
    look();
  }, words);
  return () => page.evaluate(() => [...(window as unknown as { testSeen: Set<string> }).testSeen]);
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, deep(screen === 'desktop'), () => {
    test.use({ viewport });

    for (const path of Object.keys(pages)) {
      test(`${path} never shows a signed-in member the texts for guests, and has no layout shift`, async ({
        page,
        request,
        signedInAs,
      }) => {
        await signedInAs('guardian');
        await untilWhole(request, path);
        const seen = await watchWords(page, FOR_STRANGERS);
        await watchDocument(page);
        const letGo = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.screenshot({ path: test.info().outputPath('before-any-script.png') });
        expect(await seen()).toEqual([]);

        letGo();
        await expect(page.getByRole('banner').getByRole('button', { name: /^알림/ })).toBeVisible();
        await untilTakenOver(page);
        expect(await seen()).toEqual([]);
        const { shifts } = await outcomeOf(page);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(0.02);
      });
    }

    test('a guest sees the login link before any script has run', async ({ page, request }) => {
      await untilWhole(request, '/');
      const letGo = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: '로그인', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: '지금 가입하면 3,000포인트' })).toBeVisible();
      letGo();
      await untilTakenOver(page);
      await expect(page.getByRole('link', { name: '로그인', exact: true }).first()).toBeVisible();
      await expect(logout(page)).toHaveCount(0);
    });
  });
}

test('logging out on a rendered page shows the login link again, also after a reload', async ({ page, request, signedInAs }) => {
  await signedInAs('guardian');
  await untilWhole(request, '/');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('로그아웃되었습니다.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await page.reload();
  await untilTakenOver(page);
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '회원가입' })).toBeVisible();
});

test('a page rendered for everybody shows a member’s own likes and delete button to that member only', async ({
  page,
  request,
  signedInAs,
  browser,
  baseURL,
}) => {
  const login = await request.post('/api/client/user/login', { data: { email: demoAccounts.guardian, password: DEMO_PASSWORD } });
  const { data } = (await login.json()) as { data: { token: string } };
  const act = async <T>(query: string) =>
    (
      (await (await request.post('/graphql', { headers: { authorization: `Bearer ${data.token}` }, data: { query } })).json()) as {
        data: T;
      }
    ).data;
  const { posts } = await act<{ posts: { idx: number; isMine: boolean }[] }>(
    '{ posts: getPostsByPage(boardId: "mypet", page: 1, count: 50) { idx isMine } }',
  );
  const { reviews } = await act<{ reviews: { id: string; isLiked: boolean }[] }>(
    '{ reviews: getReviewsByPage(filter: { kind: hospital, businessId: "1" }, page: 1, count: 10) { id isLiked } }',
  );
  const toggle = (id: string) => act(`mutation { toggleReviewLike(reviewId: "${id}") { id } }`);
  const liked = reviews.find(({ isLiked }) => !isLiked);
  if (!liked) throw new Error('Each review of the hospital is liked already');
  await toggle(liked.id);
  const likes = (of: Page) => of.getByRole('article').getByRole('button', { name: /도움돼요/, pressed: true });
  const count = reviews.filter(({ isLiked }) => isLiked).length + 1;
  const path = `/community/mypet/${posts.findLast(({ isMine }) => isMine)?.idx}`;
  await untilRendered(request, path, ['mf-community'], site);
  await untilWhole(request, '/hospital?id=1');

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const stranger = await other.newPage();
  await stranger.goto('/hospital?id=1');
  await untilTakenOver(stranger);
  await expect(likes(stranger)).toHaveCount(0);
  await stranger.goto(path);
  await untilTakenOver(stranger);
  await expect(stranger.getByRole('button', { name: '삭제' })).toHaveCount(0);
  await other.close();

  await signedInAs('guardian');
  await page.goto('/hospital?id=1');
  await expect(likes(page)).toHaveCount(count);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('button', { name: '삭제' })).toBeVisible();

  await toggle(liked.id);
});
