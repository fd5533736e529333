import { devices, type Page } from '@playwright/test';
import { deep, expect, test } from '../fixtures.ts';
import { aGuardian, freshWord, logInAs } from '../session/guardians.ts';

const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];

/** 3,000 points, as anybody gets them who has joined and says who they are. */
async function earnPoints(page: Page): Promise<void> {
  await page.goto('/auth/danal');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: '본인 확인 시작하기' }).click()]);
  await popup.getByLabel('그 밖의 사람').fill(freshWord());
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: '이 사람으로 확인' }).click()]);
  await expect(page.getByText('본인 확인을 마친 계정이에요').or(page.getByText('본인 확인을 마쳤어요.')).first()).toBeVisible();
}

for (const [device, options] of [
  ['a phone', { viewport, hasTouch, isMobile, userAgent }],
  ['a desktop', { viewport: { width: 1280, height: 900 } }],
] as const) {
  test.describe(`on ${device}`, deep(device === 'a desktop'), () => {
    test.use(options);

    test('a guardian reads records masked, buys one for points, and all of them with a pass', async ({ page, faults }) => {
      const rows = page.getByRole('main').getByRole('link', { name: /원/ });

      await test.step('a visitor reads what there is, and not whose price it is', async () => {
        await page.goto('/pass');
        await expect(rows.first()).toContainText('***');
        await rows.first().click();
        await expect(page.getByRole('heading', { level: 1, name: '진료비 내역' })).toBeVisible();
        await expect(page.getByText('***원').first()).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: '로그인하기' })).toBeVisible();
      });

      await test.step('one is bought for points, after a word', async () => {
        const address = page.url();
        await logInAs(page, await aGuardian(page));
        await earnPoints(page);
        await page.goto(address);
        await page.getByRole('button', { name: '300포인트로 이 내역 보기' }).click();
        await page.getByRole('button', { name: '300포인트 쓰기' }).click();
        await expect(page.getByText('구매한 내역')).toBeVisible();
        await expect(page.getByText('***')).toHaveCount(0);
      });

      await test.step('it stands in the log, and the others are still masked', async () => {
        await page.goto('/mypage/pass');
        await page.getByRole('link', { name: /구매함/ }).click();
        await expect(page.getByText('구매한 내역')).toBeVisible();
        await page.goto('/pass');
        await expect(rows.first()).toContainText('***');
      });

      await test.step('with a pass all are open', async () => {
        await page.getByRole('main').getByRole('link', { name: '이용권 사기' }).click();
        await page.getByRole('button', { name: /결제하기$/ }).click();
        // On a computer the provider's page stands in a frame of ours.
        const provider = device === 'a phone' ? page : page.frameLocator('iframe[title="NHN KCP 결제"]');
        await provider.getByRole('button', { name: '결제하기', exact: true }).click();
        await page.getByRole('link', { name: '진료비 상세 내역 보기' }).click();
        await expect(page.getByText(/이용 중인 이용권이 있어요/)).toBeVisible();
        await expect(rows.first()).not.toContainText('***');
        await rows.first().click();
        await expect(page.getByText(/이용권으로 보는 중|구매한 내역/)).toBeVisible();
      });
      expect(faults).toEqual([]);
    });
  });
}
