import { addDays, daysBetween, seoulDate, spokenDate } from '@petcare/time';
import { devices, type Browser } from '@playwright/test';
import { DEMO_PASSWORD } from '../../accounts.ts';
import { unique } from '../../businesses.ts';
import { choose } from '../../choose.ts';
import { expect } from '../../fixtures.ts';
import { letTheVisitPass, nextFreeDay, openUp } from '../../journeys/open-business.ts';
import { anOwnListing, type OwnListing } from '../../own-listing.ts';
import { aGuardian, askAs, logInAs } from '../../session/guardians.ts';
import { filed, test } from './journey.ts';

const STARS = ['kindness', 'explain', 'diagnosis', 'facility', 'price'];

type Visit = { listing: OwnListing; product: string; date: string };

/** Somebody who has paid for a visit of that day, and has written of an earlier one: their name. */
async function aGuest(browser: Browser, baseURL: string | undefined, { listing, product, date }: Visit): Promise<string> {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  const context = await browser.newContext({ viewport, hasTouch, isMobile, userAgent, ...(baseURL && { baseURL }) });
  const guest = await context.newPage();
  const guardian = await aGuardian(guest);
  const stars = STARS.map((name) => `${name}Rating: 5`).join(', ');
  const input = `${stars}, wouldRevisit: true, visitDate: "${addDays(date, -30)}", review: "대기실이 조용해서 아이가 편하게 기다렸어요."`;
  await askAs(guest.request, guardian, `mutation { createReview(kind: hospital, businessId: ${listing.id}, input: { ${input} }) { id } }`);
  await logInAs(guest, guardian);
  await guest.goto(`/reservation?hospital=${listing.id}&product=${product}&date=${date}&time=10:00`);
  await choose(guest.getByRole('radio', { name: /지금 결제/ }));
  await guest.getByRole('button', { name: '예약 내용 확인하기' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: '예약 신청하기' }).click();
  await guest.getByRole('button', { name: /결제하기$/ }).click();
  await guest.getByRole('button', { name: '결제하기', exact: true }).click();
  await expect(guest.getByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeVisible();
  await context.close();
  return guardian.name;
}

test(
  'a hospital sees its day, confirms, looks at the calendar, replies, ends the visit and sees the settlement',
  filed,
  async ({ page, browser, baseURL, request, database, walk }) => {
    test.slow();
    const main = page.getByRole('main');
    const listing = await anOwnListing(request, database, 'hospital', `새봄${unique()}동물병원`);
    const product = await openUp(request, 'hospital', listing.email);
    const day = await nextFreeDay(request, 'hospital', listing.id);
    const guest = await aGuest(browser, baseURL, { listing, product, date: day });
    const menu = page.getByRole('navigation', { name: '비즈페이지 메뉴' });
    const views = page.getByRole('navigation', { name: '예약 관리' });

    await walk.step(
      'Logs in: the day of the hospital.',
      'Naver 스마트플레이스: the app opens on today’s bookings and what waits.',
      async () => {
        await page.goto('/login?next=/bizpage');
        await walk.write(page.getByLabel('이메일'), listing.email);
        await walk.write(page.getByLabel('비밀번호', { exact: true }), DEMO_PASSWORD);
        await walk.press(main.getByRole('button', { name: '로그인', exact: true }));
        await expect(page.getByRole('heading', { level: 1, name: '오늘의 병원' })).toBeVisible();
        await expect(main.getByRole('article', { name: new RegExp(guest) })).toBeVisible();
      },
    );
    await walk.step(
      'Presses 확정 beside the request.',
      'cal.com: confirm and reject beside each request, from the mail as well.',
      async () => {
        await walk.press(main.getByRole('article', { name: new RegExp(guest) }).getByRole('button', { name: '확정' }));
        await expect(page.getByRole('alertdialog')).toContainText(guest);
      },
    );
    await walk.step('Confirms.', 'cal.com: done with the first press; Naver can confirm by itself.', async () => {
      await walk.press(page.getByRole('alertdialog').getByRole('button', { name: '확정' }));
      await expect(page.getByText('예약을 확정했어요.')).toBeVisible();
    });
    await walk.step('Opens the calendar.', 'Naver 스마트플레이스: a month with numbers, below it the list of the day.', async () => {
      await walk.press(main.getByRole('link', { name: '예약 달력' }));
      await expect(page.getByRole('heading', { level: 1, name: '예약 달력' })).toBeVisible();
    });
    const visit = main.getByRole('region', { name: spokenDate(day), exact: true }).getByRole('button', { name: new RegExp(guest) });
    await walk.step('Goes on to the day of the visit.', 'cal.com and calendars of phones: a swipe.', async () => {
      for (let ahead = daysBetween(seoulDate(Date.now()), day); ahead > 0; ahead -= 1)
        await walk.press(main.getByRole('button', { name: '다음', exact: true }));
      await expect(visit).toBeVisible();
    });
    const dialog = page.getByRole('dialog', { name: `${guest}님의 예약` });
    await walk.step('Opens the visit.', 'Naver: who, how often before, what was paid, a way to call.', async () => {
      await walk.press(visit);
      await expect(dialog).toContainText('30,000원');
    });
    await walk.step('Closes it, and looks at the month.', null, async () => {
      await walk.key('Escape');
      await walk.press(page.getByRole('group', { name: '보는 기간' }).getByRole('button', { name: '월' }));
      await expect(page).toHaveURL(/view=month/);
    });
    const review = page.getByRole('article', { name: new RegExp(`님의 ${listing.name} 리뷰`) });
    await walk.step(
      'Opens the reviews that wait for a reply.',
      'Naver 스마트플레이스: a list with the number that has no reply.',
      async () => {
        await walk.press(menu.getByRole('link', { name: '리뷰 관리' }));
        await expect(review).toBeVisible();
      },
    );
    await walk.step('Writes a reply.', 'Naver: suggests a reply that can be changed.', async () => {
      await walk.press(review.getByRole('button', { name: '답글 쓰기' }));
      await walk.write(review.getByRole('textbox', { name: '답글' }), '조용히 기다릴 수 있게 늘 신경 쓸게요. 찾아 주셔서 고마워요.');
    });
    await walk.step('Sends it.', null, async () => {
      await walk.press(review.getByRole('button', { name: '남기기' }));
      await expect(review).toContainText('늘 신경 쓸게요');
    });
    await walk.step('Opens the list after the visit (the day is put back).', 'Naver: ends the visit by itself after the day.', async () => {
      await letTheVisitPass(database, listing.id);
      await walk.press(menu.getByRole('link', { name: '예약 관리' }));
      await walk.press(views.getByRole('link', { name: '목록' }));
      await expect(main.getByRole('listitem').filter({ hasText: guest })).toBeVisible();
    });
    await walk.step('Ends the visit.', null, async () => {
      const ended = main.getByRole('listitem').filter({ hasText: guest });
      await walk.press(ended.getByRole('button', { name: '이용완료', exact: true }));
      await walk.press(page.getByRole('alertdialog').getByRole('button', { name: '이용완료', exact: true }));
      await expect(page.getByText('이용완료로 바꿨어요.')).toBeVisible();
    });
    await walk.step('Opens the settlement.', 'Toss for shops: what comes next and when stands first.', async () => {
      await walk.press(menu.getByRole('link', { name: '정산' }));
      await expect(page.getByRole('heading', { level: 1, name: '정산' })).toBeVisible();
    });
    await walk.step('Looks at three months.', 'Toss: a sum of the month, each day below it.', async () => {
      await walk.press(main.getByRole('button', { name: '최근 3개월' }));
      await expect(page.getByRole('region', { name: '정산 요약' })).toContainText('27,000원');
    });
  },
);
