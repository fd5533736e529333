import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { refuseStorage } from '../screens/refuse-storage.ts';
import { answer, freshWord, setOut } from './social-people.ts';

test('a login in a browser that blocks site data says what to allow, and lasts until the page is reloaded', async ({ page, faults }) => {
  await refuseStorage(page, 'blocked');
  await page.goto('/login?next=%2Fmypage%2Fmyinfo');
  await expect(page.getByText('이 사이트의 쿠키와 사이트 데이터를 허용한 뒤')).toBeVisible();
  await page.getByLabel('이메일').fill(demoAccounts.guardian);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '내 정보' })).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue(demoAccounts.guardian);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  expect(faults).toEqual([]);
});

for (const provider of ['kakao', 'naver'] as const) {
  test(`a login by ${provider} in a browser that blocks cookies says what to allow`, async ({ page, context }) => {
    await refuseStorage(page, 'blocked');
    await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
    await setOut(page, provider, '/point');
    await context.clearCookies();
    await answer(page, freshWord());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('브라우저가 쿠키를 막고 있어요');
    await expect(page.getByText('이 사이트의 쿠키와 사이트 데이터를 허용한 뒤 다시 시도해 주세요.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '로그인하러 가기' })).toBeVisible();
  });
}
