import { devices, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const checking = '결제를 확인하고 있어요.';

/**
 * Without an answer of the provider it is not known whether it has charged: a job asks, and nobody pays twice meanwhile.
 * The four ways look the same to who pays: two on each device.
 */
for (const [device, options, unanswered] of [
  ['a phone', { viewport, hasTouch, isMobile, userAgent }, ['승인 전에 서버 오류', '승인도 답도 없음']],
  ['a desktop', { viewport: { width: 1280, height: 900 } }, ['승인은 되고 답은 오지 않음', '답 없이 나중에 승인']],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('a guardian buys gift cards and a pass, and is told what became of each payment however it ends', async ({ page, faults }) => {
      test.setTimeout(300_000);
      // On a computer the provider's page stands in a frame of ours.
      const provider = device === 'a phone' ? page : page.frameLocator('iframe[title="NHN KCP 결제"]');
      const end = (outcome: string) => provider.getByRole('button', { name: outcome, exact: true }).click();
      const buy = async (path: string) => {
        await page.goto(path);
        await page.getByRole('button', { name: /결제하기$/ }).click();
      };
      await logInAs(page, await aGuardian(page));
      await page.goto('/point');
      await page.getByRole('link', { name: '구매하기' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: '상품권 구매' })).toBeVisible();
      const gift = page.url();

      await test.step('declined: nothing is bought, and the reason is said', async () => {
        await buy(gift);
        await expect(provider.getByRole('heading', { name: 'NHN KCP 결제' })).toBeVisible();
        await end('한도 초과로 거절');
        await expect(page.getByText('한도 초과')).toBeVisible();
        await expect(page).toHaveURL(/\/gift-purchase\?order=/);
      });

      await test.step('tried again it is approved, and the code is behind a tap', async () => {
        await page.getByRole('button', { name: '다시 결제하기' }).click();
        await end('결제하기');
        await expect(page.getByText('상품권을 샀어요.')).toBeVisible();
        await page.getByRole('button', { name: /번호 보기$/ }).click();
        await expect(page.getByText(CODE)).toBeVisible();
      });

      await test.step('left, it can be gone back to', async () => {
        await buy('/pass-purchase');
        await end('취소');
        await expect(page.getByText('아직 빠져나간 금액은 없어요.')).toBeVisible();
        await page.getByRole('button', { name: '다시 결제하기' }).click();
        await end('결제하기');
        await expect(page.getByText('이용권이 시작됐어요.')).toBeVisible();
        await page.getByRole('link', { name: '내 이용권 보기' }).click();
        await expect(page.getByText('이용 중', { exact: true })).toBeVisible();
      });

      await test.step('come back twice, and gone back to, it is bought once', async () => {
        await buy(gift);
        await end('두 번 돌아오기');
        await expect(page.getByText('상품권을 샀어요.')).toBeVisible();
        await page.reload();
        await expect(page.getByText('상품권을 샀어요.')).toBeVisible();
        expect(await giftsOf(page)).toBe(2);
      });

      await test.step('charged with another amount, nothing is bought, and it goes back', async () => {
        await buy(gift);
        await end('다른 금액으로 승인');
        await expect(page.getByText('결제 금액이 주문과 달라 결제를 취소했어요.')).toBeVisible();
      });

      for (const outcome of unanswered) {
        await test.step(`${outcome}: it is being found out`, async () => {
          await buy(gift);
          await end(outcome);
          await expect(page.getByText(checking)).toBeVisible({ timeout: 90_000 });
          await expect(page.getByRole('button', { name: '다시 결제하기' })).toHaveCount(0);
        });
      }
      expect(await giftsOf(page)).toBe(2);
      expect(faults).toEqual([]);
    });
  });
}

async function giftsOf(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
  const answer = await page.request.post('/graphql', {
    data: { query: '{ getMyGiftCount }' },
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: { getMyGiftCount: number } }).data.getMyGiftCount;
}
