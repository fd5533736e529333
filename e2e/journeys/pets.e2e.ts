import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { spokenLongDate } from '@petcare/time';
import { devices, type Page } from '@playwright/test';
import { deep, expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};
const DAY_MS = 86_400_000;
/** The day in Seoul so many days from now. */
const day = (from: number) => new Date(Date.now() + from * DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10);
const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];

for (const { device, use } of [
  { device: 'phone', use: { viewport, hasTouch, isMobile, userAgent } },
  { device: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
]) {
  test.describe(`on a ${device}`, deep(device === 'desktop'), () => {
    test.use(use);
    test('a guardian enters two pets, follows the weight of one, and keeps the memory of the other', async ({ page, faults }) => {
      test.slow();
      await logInAs(page, await aGuardian(page));
      const heading = (name: string) => page.getByRole('heading', { level: 2, name });
      const main = page.getByRole('main');

      await test.step('what is wrong is said, and nothing is lost of it', async () => {
        await page.goto('/mypage/mypet');
        await page.getByRole('link', { name: '반려동물 등록하기' }).click();
        await page.getByLabel('이름').fill('보리');
        await page.getByLabel('동물등록번호').fill('123');
        await page.getByRole('button', { name: '등록하기' }).click();
        await expect(page.getByText('종류를 골라 주세요.')).toBeVisible();
        await expect(page.getByText('동물등록번호는 숫자 15자리예요. 다시 확인해 주세요.')).toBeVisible();
        await expect(page.getByLabel('이름')).toHaveValue('보리');
      });

      await test.step('enters all that is known of a dog', async () => {
        await main.locator('input[type=file]').first().setInputFiles(photo);
        await page.getByText('강아지', { exact: true }).click();
        await page.getByLabel('품종').fill('ㅁㅌㅈ');
        await page.getByRole('button', { name: '말티즈', exact: true }).click();
        await page.getByText('여아', { exact: true }).click();
        await page.getByText('했어요', { exact: true }).click();
        await chooseDay(page, '생일', day(-3 * 365 - 40));
        await page.getByLabel('몸무게').fill('3.25');
        await page.getByLabel('동물등록번호').fill('410-0971-0000-1234');
        await page.getByRole('button', { name: /접종 1$/ }).click();
        await page.getByRole('option', { name: '종합백신' }).click();
        await chooseDay(page, '접종 1 날짜', day(-355));
        await page.getByText('메일', { exact: true }).click();
        await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
        await expectFit(page);
        await page.getByRole('button', { name: '등록하기' }).click();
        await expect(heading('보리')).toBeVisible();
        await expect(main).toContainText('강아지 · 말티즈 · 여아(중성화) · 3살');
        await expect(main).toContainText('410097100001234');
        await expect(main).toContainText(/다음 접종은 종합백신, .*\(10일 남음\)/);
        await expect(main).toContainText('접종일 일주일 전에 메일로 알려드려요.');
      });

      await test.step('a weight of last month is drawn and listed beside that of today', async () => {
        await chooseDay(page, '잰 날', day(-30));
        await page.getByRole('textbox', { name: '몸무게' }).fill('3');
        await page.getByRole('button', { name: '기록하기' }).click();
        await expect(main.getByRole('table').getByRole('row')).toHaveCount(3);
        await expect(main.getByRole('table')).toContainText('+0.25kg');
        await expect(main.locator('svg polyline')).toBeVisible();
        await expectFit(page);
      });

      await test.step('a second pet becomes the main one, and fills a review', async () => {
        await page.getByRole('link', { name: '등록하기' }).click();
        await page.getByLabel('이름').fill('콩');
        await page.getByText('그 밖의 동물', { exact: true }).click();
        await page.getByLabel('어떤 동물인가요?').fill('토끼');
        await page.getByRole('button', { name: '등록하기' }).click();
        await expect(heading('콩')).toBeVisible();
        await page.getByRole('button', { name: '대표로 정하기' }).click();
        await expect(page.getByRole('link', { name: /콩/ })).toContainText('대표');
        await page.goto('/hospital-reviews');
        await page.getByRole('article').first().getByRole('link').first().click();
        await page.getByRole('button', { name: '리뷰 쓰기' }).click();
        await expect(page.getByRole('button', { name: /함께 간 반려동물/ })).toContainText('콩');
      });

      await test.step('one that has died is kept apart and can come back; the record of one that is deleted is gone', async () => {
        await page.goto('/mypage/mypet');
        await page.getByRole('button', { name: '무지개다리를 건넜어요' }).click();
        const dialog = page.getByRole('alertdialog', { name: '콩과 함께한 시간을 간직할게요' });
        await dialog.getByRole('button', { name: '간직하기' }).click();
        const remembered = page.getByRole('region', { name: '무지개다리를 건넌 아이' });
        await remembered.getByRole('link', { name: /콩/ }).click();
        await expect(main).toContainText('함께한 기록은 그대로 간직할게요.');
        await expectFit(page);
        await page.getByRole('button', { name: '되돌리기' }).click();
        await expect(remembered).toHaveCount(0);
        await page.getByRole('button', { name: '삭제' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
        await expect(heading('보리')).toBeVisible();
        await expect(page.getByRole('link', { name: /콩/ })).toHaveCount(0);
      });
      expect(faults).toEqual([]);
    });
  });
}

/** A day of years ago in the date picker of this name, by its lists of years and months. */
async function chooseDay(page: Page, field: string, date: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const calendar = page.getByRole('dialog', { name: '날짜 선택' });
  await calendar.getByRole('combobox', { name: '연도' }).selectOption(`${date.slice(0, 4)}년`);
  await calendar.getByRole('combobox', { name: '월', exact: true }).selectOption(`${Number(date.slice(5, 7))}월`);
  await expectFit(page);
  await calendar.getByRole('button', { name: spokenLongDate(date) }).click();
  await expect(calendar).toBeHidden();
}
