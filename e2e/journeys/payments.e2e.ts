import { devices } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
test.use({ viewport, hasTouch, isMobile, userAgent });

test('on a phone buys a gift card after a declined payment, and a pass; both are on my page', async ({ page, faults }) => {
  await logInAs(page, await aGuardian(page));
  await page.goto('/point');
  await page.getByRole('link', { name: '구매하기' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '상품권 구매' })).toBeVisible();

  await test.step('the payment is declined: nothing is bought, and the reason is said', async () => {
    await page.getByRole('button', { name: /결제하기$/ }).click();
    await expect(page.getByRole('heading', { name: 'NHN KCP 결제' })).toBeVisible();
    await page.getByRole('button', { name: '한도 초과로 거절' }).click();
    await expect(page.getByText('한도 초과')).toBeVisible();
    await expect(page).toHaveURL(/\/gift-purchase\?order=/);
  });

  await test.step('the second try is approved', async () => {
    await page.getByRole('button', { name: '다시 결제하기' }).click();
    await page.getByRole('button', { name: '결제하기', exact: true }).click();
    await expect(page.getByText('상품권을 샀어요.')).toBeVisible();
    await page.getByRole('link', { name: '상품권 보기' }).click();
    await page.getByRole('button', { name: /번호 보기$/ }).click();
    await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  });

  await test.step('a payment page that is left can be gone back to', async () => {
    await page.goto('/pass-purchase');
    await page.getByRole('button', { name: /결제하기$/ }).click();
    await page.getByRole('button', { name: '취소' }).click();
    await expect(page.getByText('아직 빠져나간 금액은 없어요.')).toBeVisible();
    await page.getByRole('button', { name: '다시 결제하기' }).click();
    await page.getByRole('button', { name: '결제하기', exact: true }).click();
    await expect(page.getByText('이용권이 시작됐어요.')).toBeVisible();
    await page.getByRole('link', { name: '내 이용권 보기' }).click();
    await expect(page.getByText('이용 중', { exact: true })).toBeVisible();
  });
  expect(faults).toEqual([]);
});
