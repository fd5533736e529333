import { devices, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../accounts.ts';
import { unique } from '../businesses.ts';
import { choose } from '../choose.ts';
import { deep, expect, test } from '../fixtures.ts';
import { anOwnListing } from '../own-listing.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';
import { letTheVisitPass, nextFreeDay, openUp } from './open-business.ts';

const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
const kinds = {
  company: { noun: '업체', settlement: '/bizpage/co-settlement', ending: '미용' },
  hospital: { noun: '병원', settlement: '/bizpage/settlement', ending: '동물병원' },
} as const;

const answer = async (page: Page, label: string) => {
  await page.getByRole('listitem').getByRole('button', { name: label, exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
};

const phone = { viewport, hasTouch, isMobile, userAgent };
const desktop = { viewport: { width: 1280, height: 900 } };

for (const [kind, device, options] of [
  ['company', 'a phone', phone],
  ['hospital', 'a desktop', desktop],
  ['company', 'a desktop', desktop],
  ['hospital', 'a phone', phone],
] as const) {
  const isDeep = (kind === 'company') !== (device === 'a phone');
  test.describe(`on ${device}`, deep(isDeep), () => {
    test.use(options);

    test(`a ${kind} that has just joined is booked and paid, confirms, ends the visit, and sees what it is paid out`, async ({
      page,
      browser,
      baseURL,
      request,
      database,
      faults,
    }) => {
      test.slow();
      const { noun, settlement, ending } = kinds[kind];
      const listing = await anOwnListing(request, database, kind, `새봄${unique()}${ending}`);
      const bath = await openUp(request, kind, listing.email);
      const guest = await (await browser.newContext({ ...options, baseURL })).newPage();

      await test.step('a guardian books the bath and pays', async () => {
        await logInAs(guest, await aGuardian(guest));
        const date = await nextFreeDay(request, kind, listing.id);
        await guest.goto(`/reservation?${kind}=${listing.id}&product=${bath}&date=${date}&time=10:00`);
        await expect(guest.getByRole('region', { name: '고른 내용' })).toContainText('30,000원');
        await choose(guest.getByRole('radio', { name: /지금 결제/ }));
        await guest.getByRole('button', { name: '예약 내용 확인하기' }).click();
        await guest
          .getByRole('alertdialog', { name: '이대로 예약할까요?' })
          .getByRole('button', { name: /예약|결제/ })
          .last()
          .click();
        await guest.getByRole('button', { name: /결제하기$/ }).click();
        const provider = device === 'a phone' ? guest : guest.frameLocator('iframe[title="NHN KCP 결제"]');
        await provider.getByRole('button', { name: '결제하기', exact: true }).click();
        await expect(guest.getByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeVisible();
      });

      await test.step('the owner logs in, sees the request on the start page and confirms it', async () => {
        await page.goto('/login?next=/bizpage');
        await page.getByLabel('이메일').fill(listing.email);
        await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
        await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: `오늘의 ${noun}` })).toBeVisible();
        await expectFit(page);
        await page.goto('/bizpage/reservation/list?state=requested');
        await answer(page, '확정');
        await expect(page.getByText('예약을 확정했어요.')).toBeVisible();
      });

      await test.step('after the visit it is ended, and the settlement says what is paid out', async () => {
        await letTheVisitPass(database, listing.id);
        await page.goto('/bizpage/reservation/list?state=confirmed');
        await answer(page, '이용완료');
        await expect(page.getByText('이용완료로 바꿨어요.')).toBeVisible();
        await page.goto(settlement);
        await page.getByRole('button', { name: '최근 3개월' }).click();
        const sums = page.getByRole('region', { name: '정산 요약' });
        for (const sum of ['1건', '30,000원', '-3,000원', '27,000원']) await expect(sums).toContainText(sum);
        await expectFit(page);
      });
      await guest.context().close();
      expect(faults).toEqual([]);
    });
  });
}
