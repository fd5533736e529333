import { devices, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];

/** 500 points, as anybody earns them: for a review. */
async function earnPoints(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
  const ask = async (query: string) => {
    const answer = await page.request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { data: { getHospitalsByPage: { id: string }[] }; errors?: object[] };
  };
  const [hospital] = (await ask('{ getHospitalsByPage(count: 1) { id } }')).data.getHospitalsByPage;
  const written = await ask(`mutation {
    createReview(kind: hospital, businessId: "${hospital!.id}", input: {
      kindnessRating: 5, explainRating: 5, diagnosisRating: 5, facilityRating: 5, priceRating: 5, wouldRevisit: true,
      visitDate: "2026-01-05", review: "설명이 자세하고 다정하게 봐 주셨어요."
    }) { id }
  }`);
  expect(written.errors).toBeUndefined();
}

for (const [device, options] of [
  ['a phone', { viewport, hasTouch, isMobile, userAgent }],
  ['a desktop', { viewport: { width: 1280, height: 900 } }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('reads records masked, buys one for points, and all of them with a pass', async ({ page, faults }) => {
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
