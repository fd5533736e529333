import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};

for (const { kind, viewport, guardianPage } of [
  {
    kind: 'hospital',
    viewport: { width: 1280, height: 800 },
    guardianPage: (id: string) => `/hospital/medical-product?id=1&product=${id}`,
  },
  { kind: 'company', viewport: { width: 390, height: 844 }, guardianPage: (id: string) => `/company/31/product?product=${id}` },
] as const) {
  test(`a ${kind} adds a bookable product with an option and pictures, which guardians see until it is hidden`, async ({
    page,
    signedInAs,
    faults,
  }) => {
    await page.setViewportSize(viewport);
    await signedInAs(kind);
    const name = `첫 방문 상담 ${Date.now()}`;
    await page.goto('/bizpage/product-manage');
    await page.getByRole('link', { name: '예약 상품 새로 등록' }).click();
    await page.getByRole('textbox', { name: /^이름/ }).fill(name);
    await page.getByRole('textbox', { name: /^가격/ }).fill('1만 2천원');
    await page.getByRole('button', { name: '옵션 추가' }).click();
    await page.getByRole('textbox', { name: '옵션 1 이름' }).fill('30분 더');
    await page.getByRole('textbox', { name: '옵션 1 추가 금액' }).fill('8000');
    await page.getByRole('group', { name: '사진' }).locator('input[type=file]').first().setInputFiles(photo);
    await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
    const content = page.getByRole('textbox', { name: '상세 설명' });
    await content.click();
    await page.keyboard.insertText('처음 오는 아이를 천천히 살펴요.');
    await page.getByRole('region', { name: '상세 설명' }).locator('input[type=file]').first().setInputFiles(photo);
    await expect(content.locator('img[src]')).toHaveAttribute('src', /^\/uploads\/images\//);
    await expectFit(page);

    // Nothing of it is lost by a reload.
    await page.reload();
    await expect(page.getByText('저장하지 않은 내용을 불러왔어요.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^가격/ })).toHaveValue('12,000');
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('처음 오는 아이를 천천히 살펴요.')).toBeVisible();
    await expectFit(page);
    const id = page.url().split('/').at(-1)!;
    const previewed = await shownOf(page);

    await page.goto(guardianPage(id));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('list', { name: '옵션과 가격' })).toContainText('20,000원');
    await expect(page.getByRole('img', { name })).toHaveJSProperty('complete', true);
    expect(await shownOf(page)).toEqual(previewed);

    await page.goto('/bizpage/product-manage/reservation');
    await page.getByRole('button', { name: `${name} 숨기기` }).click();
    await expect(page.getByRole('button', { name: `${name} 보이기` })).toBeVisible();
    await expectFit(page);
    expect(faults).toEqual([]);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    // Whoever comes while the page is made anew is given the old one.
    await expect.poll(async () => (await page.goto(guardianPage(id)))?.status()).toBe(404);
  });
}

/** The facts of a product, as somebody reads them. */
function shownOf(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: '옵션과 가격' });
  return Promise.all([list, page.getByRole('region', { name: '상품 설명' })].map((part) => part.innerText()));
}
