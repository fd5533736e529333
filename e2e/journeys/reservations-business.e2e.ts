import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays, seoulDate, spokenDate, spokenLongDate, weekdayOf } from '@petcare/time';
import { choose } from '../choose.ts';
import { expect, test } from '../fixtures.ts';
import { expectFit, expectFitEnlarged } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';
import { openOwnReservation } from './own-reservations.ts';

const today = seoulDate(Date.now());
/** Monday of the week after next: far enough that nobody else's journey books there. */
const monday = addDays(today, 15 - weekdayOf(today));
const column = (page: Page, date: string) => page.getByRole('group', { name: `${spokenDate(date)} 예약`, exact: true });

/** Presses what moves a reservation to the first free time of where it was put down. */
async function confirmMove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /예약 변경$/ });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: '변경', exact: true }).click();
  await expect(dialog).toBeHidden();
}

for (const { account, first } of [
  { account: 'hospital', first: monday },
  // The salon is closed on Wednesdays, and has bookings of the demo data on some days before.
  { account: 'company', first: addDays(monday, 10) },
] as const) {
  test(`a ${account} on a desktop enters a caller, moves the booking by mouse and keys, cancels it and takes it along`, async ({
    page,
    signedInAs,
    faults,
  }) => {
    const name = `전화손님${Date.now() % 1_000_000}`;
    await signedInAs(account);
    await page.goto(`/bizpage/reservation?view=week&date=${first}`);

    await test.step('a press on a free place of the calendar enters who has called', async () => {
      await column(page, first).click({ position: { x: 20, y: 300 } });
      const dialog = page.getByRole('dialog', { name: '전화로 받은 예약' });
      await dialog.getByRole('textbox', { name: /예약하는 분/ }).fill(name);
      await dialog.getByRole('textbox', { name: /전화번호/ }).fill('010-2222-3333');
      await dialog.getByRole('textbox', { name: '반려동물 이름' }).fill('콩이');
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
      await expectFit(page);
      await dialog.getByRole('button', { name: '예약 등록' }).click();
      await expect(column(page, first).getByRole('button', { name: new RegExp(name) })).toBeVisible();
    });

    await test.step('it is dragged to the next day, and carried on by the keyboard', async () => {
      const [second, third] = [addDays(first, 1), addDays(first, 2)];
      await column(page, first)
        .getByRole('button', { name: new RegExp(name) })
        .dragTo(column(page, second));
      await confirmMove(page);
      const moved = column(page, second).getByRole('button', { name: new RegExp(name) });
      await moved.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await confirmMove(page);
      await column(page, third)
        .getByRole('button', { name: new RegExp(name) })
        .click();
    });

    await test.step('it is cancelled with a reason', async () => {
      const dialog = page.getByRole('dialog', { name: `${name}님의 예약` });
      await dialog.getByRole('button', { name: '예약 취소' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('textbox', { name: /사유/ }).fill('원장님이 학회에 가요.');
      await question.getByRole('button', { name: '예약 취소' }).click();
      await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
    });

    await test.step('the list finds it, and gives it as a file that Excel reads in Korean', async () => {
      await page.goto('/bizpage/reservation/list?state=off');
      await page.getByRole('searchbox', { name: '예약 검색' }).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('예약취소(업체)');
      await expectFit(page);
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '엑셀 파일' }).click()]);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text).toContain(name);
    });

    await test.step('its own calendar may read along until the address is revoked', async () => {
      await page.goto('/bizpage/reservation/time');
      await page.getByRole('button', { name: '구독 주소 만들기' }).click();
      const address = page.getByRole('textbox', { name: /구독 주소/ });
      const url = await address.inputValue();
      expect(await (await page.request.get(url)).text()).toContain('BEGIN:VCALENDAR');
      await page.getByRole('button', { name: '연결 끊기' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click();
      await expect(address).toBeHidden();
      expect((await page.request.get(url)).status()).toBe(404);
    });
    expect(faults).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { account, kind, nights } of [
    { account: 'hotel', kind: 'company', nights: 2 },
    { account: 'hospital', kind: 'hospital', nights: 0 },
  ] as const) {
    test(`a ${account} on a phone confirms a booking, tells its guest that the times have changed, and the guest asks for another time`, async ({
      page,
      signedInAs,
      faults,
    }) => {
      const note = `창가를 좋아해요 ${Date.now()}`;
      await signedInAs(account);
      const search = kind === 'hospital' ? '구로든든' : '호텔';
      const guest = await aGuardian(page);
      await logInAs(page, guest);
      const found = await page.request.get(`/api/client/reservation/search?type=${kind}&search=${encodeURIComponent(search)}`);
      const { data } = (await found.json()) as { data: { items: { id: string; name: string; takesStays: boolean }[] } };
      const business = data.items.find(({ takesStays }) => takesStays === nights > 0)!;
      const { date, time } = await freeSlot(page, kind, business.id);
      const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
      const made = await page.request.post('/api/client/reservation', {
        headers: { authorization: `Bearer ${token}` },
        multipart: { [`${kind}ID`]: business.id, date, time, note, ...(nights > 0 && { endDate: addDays(date, nights) }) },
      });
      expect(made.status(), await made.text()).toBe(201);
      const { reservationNumber } = ((await made.json()) as { data: { reservationNumber: string } }).data;

      await test.step('the business confirms it in the list', async () => {
        await signedInAs(account);
        await page.goto(`/bizpage/reservation/list?search=${reservationNumber}`);
        // Its name says how many are chosen then.
        await page.getByText(/모두 고르기/).click();
        // The first one is a filter.
        await page.getByRole('button', { name: '확정', exact: true }).nth(1).click();
        await page.getByRole('alertdialog').getByRole('button', { name: '확정' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('예약확정');
        await expectFit(page);
      });

      await test.step('and finds the guest in the calendar, of a stay on its second day', async () => {
        await page.goto(`/bizpage/reservation?view=day&date=${addDays(date, nights > 0 ? 1 : 0)}`);
        const day =
          nights > 0
            ? page.getByRole('group', { name: /머무는 손님$/ })
            : page.getByRole('region', { name: spokenDate(date), exact: true });
        await expect(day.getByRole('button', { name: new RegExp(guest.name) }).first()).toBeVisible();
        await expectFit(page);
        await expectFitEnlarged(page);
      });

      await test.step('closed days that it falls on are asked about before they are saved', async () => {
        await page.goto('/bizpage/reservation/time');
        await page.getByRole('button', { name: '쉬는 기간 추가' }).click();
        const range = page.getByRole('group', { name: /^쉬는 기간/ }).last();
        await range.getByRole('button', { name: /시작하는 날/ }).click();
        await chooseDay(page, date);
        await page.getByRole('button', { name: '저장하기' }).click();
        const question = page.getByRole('alertdialog', { name: /새 시간 밖에 예약이 \d+건 있어요/ });
        await choose(question.getByRole('radio', { name: /^그대로 두고 알릴게요/ }));
        await expectFit(page);
        await question.getByRole('button', { name: '저장하기' }).click();
        await expect(page.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeVisible();
        await range.getByRole('button', { name: /삭제$/ }).click();
        await page.getByRole('button', { name: '저장하기' }).click();
        await expect(page.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeVisible();
      });

      await test.step('the guest reads it, asks for another time and cancels in the end', async () => {
        await logInAs(page, guest);
        await page.goto('/mypage/reservation?view=notices');
        await expect(page.getByRole('link', { name: new RegExp(`${business.name}의 예약 시간이 바뀌었어요`) }).first()).toBeVisible();
        const mine = await openOwnReservation(page, reservationNumber);
        await mine.getByRole('button', { name: '예약 변경' }).click();
        const dialog = page.getByRole('dialog', { name: '예약 변경' });
        await choose(dialog.getByRole('radio', { disabled: false }).last());
        await expectFit(page);
        await dialog.getByRole('button', { name: '변경', exact: true }).click();
        await expect(dialog).toBeHidden();
        const moved = await openOwnReservation(page, reservationNumber);
        await expect(moved).toContainText('예약신청');
        await moved.getByRole('button', { name: '예약 취소' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click();
        await expect(moved).toHaveCount(0);
      });
      expect(faults).toEqual([]);
    });
  }
});

/** A free one on a Monday or later that nobody else's journey books. */
async function freeSlot(page: Page, kind: 'hospital' | 'company', id: string): Promise<{ date: string; time: string }> {
  const ask = async <T>(path: string) =>
    ((await (await page.request.get(`/api/client/reservation/${path}&${kind}_id=${id}`)).json()) as { data: T }).data;
  const [from, to] = [addDays(monday, 28), addDays(monday, 34)];
  const days = await ask<{ items: { date: string; free: number }[] }>(`able?start_date=${from}&end_date=${to}`);
  const { date } = days.items.find(({ free }) => free > 0)!;
  const times = await ask<{ items: { time: string; taken: boolean }[] }>(`abletime?date=${date}`);
  return { date, time: times.items.find(({ taken }) => !taken)!.time };
}
/** In the calendar that is open: as many months ahead as it takes. */
async function chooseDay(page: Page, date: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  const month = `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월`;
  // There is a second one for screen readers.
  const next = dialog.getByRole('button', { name: '다음' }).first();
  while (!(await dialog.getByRole('heading', { name: month }).isVisible())) await next.click();
  await dialog.getByRole('button', { name: new RegExp(spokenLongDate(date)) }).click();
}
