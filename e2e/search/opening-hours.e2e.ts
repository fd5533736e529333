import { addDays, seoulDate } from '@petcare/time';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../accounts.ts';
import { unique } from '../businesses.ts';
import { deep, expect, test } from '../fixtures.ts';
import { anOwnListing } from '../own-listing.ts';
import { desktop, expectFit, phone } from '../screens/fit.ts';

/** As an owner who has no mouse: each control by the keyboard. */
async function press(page: Page, role: 'button' | 'radio', name: string, key = 'Enter'): Promise<void> {
  await page.getByRole(role, { name }).focus();
  await page.keyboard.press(key);
}

const dayAhead = (days: number) => addDays(seoulDate(Date.now()), days);

type Special = { validFrom: string; validThrough: string; opens: string; closes: string };

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(name, deep(name === 'desktop'), () => {
    test.use({ viewport });

    test('an owner sets closed days by a sentence and by a date; visitors see them and cannot book them', async ({
      page,
      request,
      database,
      faults,
    }) => {
      const hospital = await anOwnListing(request, database, 'hospital', `쉬는${unique()}동물병원`);
      await page.goto('/login');
      await page.getByLabel('이메일').fill(hospital.email);
      await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      const card = page.getByRole('region', { name: '진료 시간', exact: true });
      const preview = card.getByRole('region', { name: '보호자에게는 이렇게 보여요' });
      const closedDay = dayAhead(7);

      await test.step('public holidays are undecided at first and take no bookings', async () => {
        await expect(card.getByRole('radio', { name: '아직 정하지 않았어요' })).toBeChecked();
        await page.getByRole('switch', { name: '온라인 예약을 받아요' }).focus();
        await page.keyboard.press('Space');
        await expect(card.getByText(/공휴일에는 온라인 예약도 받지 않아요/)).toBeVisible();
      });

      await test.step('a sentence is parsed, shown and put into the timetable', async () => {
        await card.getByText('문장으로 한 번에 입력').focus();
        await page.keyboard.press('Enter');
        await card.getByRole('textbox', { name: '여는 시간을 문장으로' }).fill('평일 09:30~19:00, 토요일 10:00~15:00');
        await card.getByRole('textbox', { name: '쉬는 날을 문장으로' }).fill('매주 일요일, 공휴일, 매월 셋째 수요일');
        await press(page, 'button', '문장 읽어 보기');
        await expect(card.getByRole('region', { name: '이렇게 읽었어요' }).getByText('매달 셋째 수요일에 쉬어요.')).toBeVisible();
        await expect(preview.getByText('매달 셋째 수요일에 쉬어요.')).toHaveCount(0);
        await press(page, 'button', '시간표에 적용');
        await expect(preview.getByText('매달 셋째 수요일에 쉬어요.')).toBeVisible();
        await expect(card.getByRole('radio', { name: '쉬어요', exact: true })).toBeChecked();
      });

      await test.step('a closed date is added, and saved once an incomplete row is removed', async () => {
        await press(page, 'button', '매월 쉬는 요일 추가');
        await press(page, 'button', '임시 휴무 추가');
        await press(page, 'button', '쉬는 날 날짜를 선택해 주세요');
        await expect(page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'))).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(preview.getByText(/에 쉬어요\.$/).first()).toBeVisible();
        await press(page, 'button', '저장하기');
        await expect(card.getByText('정기 휴무는 요일마다 한 번씩, 쉬는 주와 함께 정해 주세요.')).toBeVisible();
        await press(page, 'button', '일요일 정기 휴무 삭제');
        await press(page, 'button', '저장하기');
        await expect(page.getByText('병원 정보를 저장했어요.')).toBeVisible();
      });

      await test.step('the saved days are shown again', async () => {
        await page.goto('/bizpage/hospital');
        await expect(preview.getByText('공휴일에는 쉬어요.')).toBeVisible();
        await expect(card.getByRole('group', { name: '임시 휴무 1' }).getByRole('button', { name: /^쉬는 날 \d{4}년/ })).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
        await expectFit(page);
      });

      await test.step('visitors and search engines see the closed days, and that date cannot be booked', async () => {
        await page.goto(`/hospital?id=${hospital.id}`);
        await expect(page.getByText('매달 셋째 수요일에 쉬어요.')).toBeVisible();
        const saidOfThatDay = async () => {
          const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
          const special = structured
            .flatMap((text) => JSON.parse(text) as { specialOpeningHoursSpecification?: Special[] })
            .flatMap(({ specialOpeningHoursSpecification = [] }) => specialOpeningHoursSpecification);
          return special.filter(({ validFrom, validThrough }) => validFrom <= closedDay && closedDay <= validThrough);
        };
        await expect.poll(saidOfThatDay).toEqual([expect.objectContaining({ opens: '00:00', closes: '00:00' })]);
        const able = await request.get(
          `/api/client/reservation/able?hospital_id=${hospital.id}&start_date=${dayAhead(1)}&end_date=${dayAhead(14)}`,
        );
        const { data } = (await able.json()) as { data: { items: { date: string }[] } };
        const dates = data.items.map(({ date }) => date);
        expect(dates.length).toBeGreaterThan(5);
        expect(dates).not.toContain(closedDay);
      });
      // The refusal of the weeks that were not chosen is an answer, not a fault.
      expect(faults).toEqual([]);
    });
  });
}
