import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { choose } from '../choose.ts';
import { deep, expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};

/** The page has radios of other questions as well. */
const freeTimes = (page: Page) => page.getByRole('radiogroup', { name: /(예약|맡기는) 시간$/ }).getByRole('radio', { disabled: false });

const devices = [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;

for (const { device, viewport } of devices) {
  test(
    `a guardian on a ${device} books nights at a hotel with an option, and cancels`,
    deep(device === 'desktop'),
    async ({ page, faults }) => {
      await page.setViewportSize(viewport);
      const note = `낯을 가려요 ${Date.now()}`;
      await logInAs(page, await aGuardian(page));
      const answer = await page.request.get('/api/client/reservation/search?type=company&search=호텔');
      const { data } = (await answer.json()) as { data: { items: { id: string; takesStays: boolean }[] } };
      const hotel = data.items.find(({ takesStays }) => takesStays)!;
      await page.goto(`/company/${hotel.id}`);
      await page.getByRole('region', { name: /예약$/ }).getByRole('link', { name: '예약하기' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '예약하기' })).toBeVisible();
      // The nearest stay is chosen and its times are shown.
      await expect(page.getByText(/ · 1박/).first()).toBeVisible();
      await choose(freeTimes(page).last());
      await choose(page.getByRole('checkbox', { name: /아늑한 방/ }));
      await choose(page.getByRole('checkbox', { name: /아침저녁 산책/ }));
      await page.getByRole('textbox', { name: '요청 사항' }).fill(note);
      await expect(page.getByRole('region', { name: '고른 내용' })).toContainText('55,000원');
      await expectFit(page);

      await page.reload();
      await expect(page.getByRole('textbox', { name: '요청 사항' })).toHaveValue(note);
      await expect(page.getByRole('checkbox', { name: /아침저녁 산책/ })).toBeChecked();
      await page.getByRole('button', { name: '예약 내용 확인하기' }).click();
      const dialog = page.getByRole('alertdialog', { name: '이대로 예약할까요?' });
      await expect(dialog).toContainText('아늑한 방 (아침저녁 산책) 1박 55,000원');
      await dialog.getByRole('button', { name: '예약 신청하기' }).click();
      await expect(page).toHaveURL(/\/reservation\/finished/);
      await expect(page.getByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeVisible();
      await expect(page.getByRole('list', { name: '예약한 상품' })).toContainText('55,000원');
      await expectFit(page);

      const number = /\d{6}-[A-Z0-9]{6}/.exec(
        (await page
          .getByText(/예약번호/)
          .first()
          .textContent()) ?? '',
      )![0];
      await page.getByRole('link', { name: '내 예약 보기' }).click();
      const mine = page.locator('article, section').filter({ hasText: number }).last();
      await mine.getByRole('button', { name: '예약 취소' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click();
      await expect(page.getByText(number)).toHaveCount(0);
      await page.goto('/mypage/reservation?view=off');
      const again = page.getByRole('article').filter({ hasText: number }).getByRole('link', { name: '다시 예약' });
      await expect(again).toHaveAttribute('href', /product=\d+(~|%7E)\d+/);
      expect(faults).toEqual([]);
    },
  );
}

test.describe('at a hospital', () => {
  // One after the other: both take the last time of the nearest day.
  test.describe.configure({ mode: 'default' });
  for (const { device, viewport } of devices) {
    test(
      `a guardian on a ${device} books a hospital with a picture, and reads what was told of it`,
      deep(device === 'desktop'),
      async ({ page, faults }) => {
        await page.setViewportSize(viewport);
        await logInAs(page, await aGuardian(page));
        const found = await page.request.get('/api/client/reservation/search?type=hospital');
        const { data } = (await found.json()) as { data: { items: { name: string }[] } };
        await page.goto('/reservation');
        await page.getByRole('main').getByRole('link', { name: data.items[0]!.name }).first().click();
        await expect(freeTimes(page).first()).toBeVisible();
        await choose(freeTimes(page).last());
        await page.getByRole('region', { name: '요청 사항과 사진' }).locator('input[type=file]').first().setInputFiles(photo);
        await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
        await expectFit(page);
        await page.getByRole('button', { name: '예약 내용 확인하기' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: '예약 신청하기' }).click();
        await expect(page.getByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeVisible();
        await expect(page.getByText('1장')).toBeVisible();
        await page.goto('/mypage/reservation?view=notices');
        await expect(page.getByRole('link', { name: /^알림/ })).toHaveAttribute('aria-current', 'page');
        await expectFit(page);
        expect(faults).toEqual([]);
      },
    );
  }
});
