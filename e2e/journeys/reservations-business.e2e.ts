import type { Page } from '@playwright/test';
import { addDays, seoulDate, weekdayOf } from '@petcare/time';
import { expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';

const today = seoulDate(Date.now());
/** Monday of the week after next: far enough that nobody else's journey books there. */
const monday = addDays(today, 15 - weekdayOf(today));
const spoken = (date: string) => `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a hotel confirms a stay, tells its guest that the times have changed, and the guest asks for other nights', async ({
    page,
    signedInAs,
    faults,
  }) => {
    const note = `창가를 좋아해요 ${Date.now()}`;
    const [arrival, departure] = [addDays(monday, 28), addDays(monday, 30)];
    await signedInAs('guardian');
    const found = await page.request.get('/api/client/reservation/search?type=company&search=호텔');
    const { data } = (await found.json()) as { data: { items: { id: string; name: string; takesStays: boolean }[] } };
    const hotel = data.items.find(({ takesStays }) => takesStays)!;
    const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
    const made = await page.request.post('/api/client/reservation', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { companyID: hotel.id, date: arrival, endDate: departure, time: '10:00', note },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { reservationNumber } = ((await made.json()) as { data: { reservationNumber: string } }).data;

    await test.step('the hotel confirms it in the list', async () => {
      await signedInAs('hotel');
      await page.goto(`/bizpage/reservation/list?search=${reservationNumber}`);
      await page.getByRole('checkbox', { name: /모두 고르기/ }).check({ force: true });
      // The first one is a filter.
      await page.getByRole('button', { name: '확정', exact: true }).nth(1).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '확정' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('예약확정');
      await expectFit(page);
    });

    await test.step('and finds the guest on the second day of the stay', async () => {
      await page.goto(`/bizpage/reservation?view=day&date=${addDays(arrival, 1)}`);
      await expect(
        page
          .getByRole('group', { name: /머무는 손님$/ })
          .getByRole('button', { name: /김하늘/ })
          .first(),
      ).toBeVisible();
      await expectFit(page);
    });

    await test.step('closed days that it falls on are asked about before they are saved', async () => {
      await page.goto('/bizpage/reservation/time');
      await page.getByRole('button', { name: '쉬는 기간 더하기' }).click();
      const range = page.getByRole('group', { name: /^쉬는 기간/ }).last();
      await range.getByRole('button', { name: /시작하는 날/ }).click();
      await chooseDay(page, arrival);
      await page.getByRole('button', { name: '저장하기' }).click();
      const question = page.getByRole('alertdialog', { name: /새 시간 밖에 예약이 \d+건 있어요/ });
      await question.getByRole('radio', { name: /^그대로 두고 알릴게요/ }).check({ force: true });
      await expectFit(page);
      await question.getByRole('button', { name: '저장하기' }).click();
      await expect(page.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeVisible();
      await range.getByRole('button', { name: /지우기$/ }).click();
      await page.getByRole('button', { name: '저장하기' }).click();
      await expect(page.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeVisible();
    });

    await test.step('the guest reads it, asks for other nights and cancels in the end', async () => {
      await signedInAs('guardian');
      await page.goto('/mypage/reservation?view=notices');
      await expect(page.getByRole('link', { name: new RegExp(`${hotel.name}의 예약 시간이 바뀌었어요`) }).first()).toBeVisible();
      await page.goto('/mypage/reservation');
      const mine = page.getByRole('article').filter({ hasText: reservationNumber });
      await mine.getByRole('button', { name: '시간 옮기기' }).click();
      const dialog = page.getByRole('dialog', { name: '예약 시간 옮기기' });
      await dialog.getByRole('radio', { disabled: false }).last().check({ force: true });
      await expectFit(page);
      await dialog.getByRole('button', { name: '옮기기', exact: true }).click();
      await expect(mine).toContainText('예약신청');
      await mine.getByRole('button', { name: '예약 취소' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click();
      await expect(mine).toHaveCount(0);
    });
    expect(faults).toEqual([]);
  });
});

/** In the calendar that is open: as many months ahead as it takes. */
async function chooseDay(page: Page, date: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  const month = `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월`;
  // There is a second one for screen readers.
  const next = dialog.getByRole('button', { name: '다음' }).first();
  while (!(await dialog.getByRole('heading', { name: month }).isVisible())) await next.click();
  await dialog.getByRole('button', { name: new RegExp(`${spoken(date)}`) }).click();
}
