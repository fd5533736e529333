import type { Page } from '@playwright/test';
import { deep, expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import {
  answer,
  forgetTokens,
  freshWord,
  joinBy,
  linkNames,
  memberOf,
  setOut,
  signInAnew,
  socialProviders,
  toProvider,
  type Provider,
} from './social-people.ts';
import { fillPost } from './a-post.ts';

const said = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const wayOn = (page: Page) => page.getByRole('main').getByRole('link', { name: '로그인하러 가기' });
const end = (provider: Provider) => (provider === 'kakao' ? /\/oauth\/kakao\/callback$/ : /\/login\/naver$/);

/** Tokens that are kept in the browser: a login leaves some. */
const isLoggedIn = (page: Page) => page.evaluate(() => localStorage.getItem('petcare.accessToken') !== null);

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill('petcare-1234');
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
}

const accidents = [
  ['취소', /로그인을 취소했어요$/],
  ['지난 코드 받기', /확인 시간이 지났어요$/],
  ['다른 state 받기', '로그인 시간이 지났어요'],
  ['서버 오류 내기', /에서 답을 받지 못했어요$/],
] as const;

for (const provider of socialProviders) {
  // Kakao comes back to an address of its own, Apple posts a form; Naver and Facebook come back as those two do.
  test.describe(provider, deep(provider === 'naver' || provider === 'facebook'), () => {
    test('the provider logs in a member who has linked it, and opens the requested page', async ({ page, faults }) => {
      const person = freshWord();
      await memberOf(page, provider, person);
      await setOut(page, provider, '/community/mypet/input');
      await answer(page, person);
      await expect(page).toHaveURL(/\/community\/mypet\/input$/);
      await expect(page.getByRole('heading', { level: 1, name: '글쓰기' })).toBeVisible();

      // Nothing logs in again, and nothing that the provider sent stands in the history.
      await page.goBack();
      await expect(page).not.toHaveURL(/\/login\/naver|\/oauth\/kakao/);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/mypage\/myinfo$/);
      expect(faults).toEqual([]);
    });

    test('a new person is led to join, and at the next login to identity verification before the requested page', async ({ page }) => {
      const person = freshWord();
      await joinBy(page, provider, person, '/point');
      expect(await isLoggedIn(page)).toBe(false);
      await setOut(page, provider, '/point');
      await answer(page, person);
      await expect(page).toHaveURL(/\/auth\/danal\?next=%2Fpoint$/);
      expect(await isLoggedIn(page)).toBe(true);
    });

    test('the page shows a message for each failure, and keeps the requested page in the link back', async ({ page }) => {
      await page.goto('/login?next=%2Fpoint');
      for (const [button, title] of accidents) {
        await test.step(button, async () => {
          await toProvider(page, provider);
          await answer(page, freshWord(), button);
          await expect(said(page)).toHaveText(title);
          await expect(page).toHaveURL(end(provider));
          expect(await isLoggedIn(page)).toBe(false);

          await wayOn(page).click();
          await expect(page).toHaveURL(/\/login\?next=%2Fpoint$/);
          await expect(page.getByRole('link', { name: linkNames[provider] })).toHaveAttribute(
            'href',
            `/api/client/user/social/${provider}?next=%2Fpoint`,
          );
        });
      }
    });
  });
}

test('the site gives up after a while on a provider that does not answer', async ({ page }) => {
  await setOut(page, 'kakao');
  await answer(page, freshWord(), '대답하지 않기');
  await expect(said(page)).toHaveText('확인하고 있어요');
  await expect(said(page)).toHaveText('카카오에서 답을 받지 못했어요', { timeout: 60_000 });
});

test('the site does not redirect to another site after the login', async ({ page }) => {
  const person = freshWord();
  await memberOf(page, 'naver', person);
  for (const next of ['//evil.test', '/\\evil.test', 'https://evil.test/']) {
    await setOut(page, 'naver', next);
    await answer(page, person);
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/mypage\/myinfo$/);
    await forgetTokens(page);
  }
});

/** The address that the provider's way ends at: the page has read it, but could not send it. */
async function caughtReturn(page: Page, provider: 'naver' | 'kakao', person: string): Promise<string> {
  const call = `**/api/client/user/${provider}`;
  const returns: string[] = [];
  page.on('framenavigated', (frame) => /[#&?](token|code)=/.test(frame.url()) && returns.push(frame.url()));
  await setOut(page, provider, '/point');
  await page.route(call, (route) => route.abort());
  await answer(page, person);
  await expect(said(page)).toHaveText('로그인을 마치지 못했어요');
  await expect(page).toHaveURL(end(provider));
  await page.unroute(call);
  const address = returns.find((url) => url.startsWith(new URL('/', page.url()).href));
  if (!address) throw new Error('The provider sent nobody back');
  return address;
}

for (const provider of ['naver', 'kakao'] as const) {
  test(
    `${provider}: a return address opened in another browser logs nobody in, and stays valid in the first`,
    deep(provider === 'naver'),
    async ({ page, browser, baseURL }) => {
      const person = freshWord();
      await memberOf(page, provider, person);
      const address = await caughtReturn(page, provider, person);

      const stranger = await browser.newContext({ baseURL });
      const other = await stranger.newPage();
      await other.goto(address);
      await expect(said(other)).toHaveText('로그인 시간이 지났어요');
      expect(await isLoggedIn(other)).toBe(false);
      await other.goto('/login');
      await toProvider(other, provider);
      await other.goto(address);
      await expect(said(other)).toHaveText('로그인 시간이 지났어요');
      expect(await isLoggedIn(other)).toBe(false);
      await stranger.close();

      await page.getByRole('button', { name: '다시 시도하기' }).click();
      await expect(page).toHaveURL(/\/point$/);
      expect(await isLoggedIn(page)).toBe(true);
    },
  );

  test(
    `${provider}: the same return address in two tabs logs in once, and the other tab can continue`,
    deep(provider === 'naver'),
    async ({ page, context }) => {
      const person = freshWord();
      await memberOf(page, provider, person);
      const address = await caughtReturn(page, provider, person);
      const other = await context.newPage();
      await other.goto(address);
      await expect(other).toHaveURL(/\/point$/);

      await page.getByRole('button', { name: '다시 시도하기' }).click();
      await expect(said(page)).toHaveText('로그인 시간이 지났어요');
      await expect(page.getByRole('main')).toContainText('이미 로그인되어 있어요');
      await page.getByRole('main').getByRole('link', { name: '계속하기' }).click();
      await expect(page).toHaveURL(/\/point$/);
      await other.close();
    },
  );
}

for (const path of ['/login/naver', '/oauth/kakao/callback']) {
  test(`${path} asks to start the login anew when opened directly or reloaded, and is noindex`, async ({ page, request }) => {
    await page.goto(path);
    await expect(said(page)).toHaveText('로그인을 처음부터 시작해 주세요');
    await page.reload();
    await expect(said(page)).toHaveText('로그인을 처음부터 시작해 주세요');
    await expect(wayOn(page)).toHaveAttribute('href', '/login');
    expect(await (await request.get(path)).text()).toMatch(/<meta name="robots" content="noindex/);
  });
}

test('the provider that was last used is marked, and the login works after going back from a provider', async ({ page }) => {
  const person = freshWord();
  await memberOf(page, 'apple', person);
  await setOut(page, 'apple');
  await answer(page, person);
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
  await forgetTokens(page);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Apple로 로그인 최근에 로그인했어요' })).toBeVisible();
  await expect(page.getByText('최근에 로그인했어요')).toHaveCount(1);

  await page.getByRole('link', { name: linkNames.kakao }).click();
  await expect(page.getByLabel('누구로 로그인할까요?')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: linkNames.kakao })).not.toHaveAttribute('aria-busy', 'true');
  await logIn(page, `${person}@social.test`);
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
});

test('a filled-in form is kept when the session ends and the member logs in by a provider in a new window', async ({ page, context }) => {
  const person = freshWord();
  await memberOf(page, 'naver', person);
  await setOut(page, 'naver', '/community/mypet/input');
  await answer(page, person);
  await fillPost(page, '네이버로 이어서');
  await markDocument(page);
  await page.evaluate(() => {
    localStorage.setItem('petcare.accessToken', `${localStorage.getItem('petcare.accessToken')}x`);
    localStorage.setItem('petcare.refreshToken', 'ended');
  });
  await page.getByRole('main').getByRole('button', { name: '등록' }).click();
  const dialog = page.getByRole('dialog', { name: '다시 로그인해 주세요' });
  const opening = context.waitForEvent('page');
  await dialog.getByRole('link', { name: linkNames.naver }).click();
  const window = await opening;
  await answer(window, person);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue('네이버로 이어서');
  await expectSameDocument(page);
});

test('the page asks for a login when the session has ended while linking, and then links the account', async ({ page, context }) => {
  const person = freshWord();
  await signInAnew(page, person);
  await page.goto('/api/client/user/social/facebook?intent=link&next=%2Fmypage%2Fmyinfo');
  const other = await context.newPage();
  await other.goto('/healthz');
  await forgetTokens(other);
  await answer(page, person);
  await expect(said(page)).toHaveText('다시 로그인해 주세요');
  await expect(wayOn(page)).toHaveAttribute('href', '/login?next=%2Fmypage%2Fmyinfo');

  await other.goto('/login');
  await logIn(other, `${person}@social.test`);
  await expect(page.getByText('페이스북 계정을 연결했어요.')).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
});

test('the site refuses to link another member’s provider account, and leads back to the member’s own information', async ({ page }) => {
  const taken = freshWord();
  await memberOf(page, 'kakao', taken);
  await signInAnew(page, freshWord());
  await page.goto('/api/client/user/social/kakao?intent=link&next=%2Fmypage%2Fmyinfo');
  await answer(page, taken);
  await expect(said(page)).toHaveText('이미 쓰고 있는 카카오 계정이에요');
  await page.getByRole('main').getByRole('link', { name: '내 정보로 돌아가기' }).click();
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
});
