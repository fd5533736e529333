import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { aGuardian } from '../session/guardians.ts';

/** A name that is no machine's own, as of a clinic's network: a browser gives a page there half of its interfaces. */
const HOST = 'petcare-clinic.test';

/** The site at that name, by plain http. */
async function plainly(site: string, look: (page: Page) => Promise<void>): Promise<void> {
  const usual = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({ ...usual, args: [...(usual.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] });
  try {
    const { port } = new URL(site);
    const context = await browser.newContext({ baseURL: `http://${HOST}:${port}`, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto('/login');
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID, typeof navigator.clipboard])).toEqual([
      false,
      'undefined',
      'undefined',
    ]);
    await look(page);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

test('a guardian buys a gift card at a plain http address, and copies its code', async ({ page: here, baseURL }) => {
  const { email, password } = await aGuardian(here);
  await plainly(baseURL ?? '', async (page) => {
    await logIn(page, email, password);
    await page.goto('/point');
    await page.getByRole('link', { name: '구매하기' }).first().click();
    await page.getByRole('button', { name: /결제하기$/ }).click();
    await page.frameLocator('iframe[title="NHN KCP 결제"]').getByRole('button', { name: '결제하기', exact: true }).click();
    await expect(page.getByText('상품권을 샀어요.')).toBeVisible();
    await page.getByRole('button', { name: /번호 보기$/ }).click();
    const code = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
    await page.getByRole('button', { name: '복사', exact: true }).click();
    await expect(page.getByText('상품권 번호를 복사했어요.')).toBeVisible();
    await page.goto('/login?next=%2F');
    const box = page.getByRole('banner').getByRole('combobox').first();
    await box.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(box).toHaveValue(code);
  });
});

test('a company adds a product with two options at a plain http address, and changes one of them', async ({ baseURL }) => {
  const name = `집에서 쓰는 상품 ${Date.now()}`;
  await plainly(baseURL ?? '', async (page) => {
    await logIn(page, demoAccounts.company, DEMO_PASSWORD);
    await page.goto('/bizpage/product-manage');
    await page.getByRole('link', { name: '예약 상품 새로 등록' }).click();
    await page.getByRole('textbox', { name: /^이름/ }).fill(name);
    await page.getByRole('textbox', { name: /^가격/ }).fill('12000');
    for (const [index, option] of ['30분 더', '한 시간 더'].entries()) {
      await page.getByRole('button', { name: '옵션 추가' }).click();
      await page.getByRole('textbox', { name: `옵션 ${index + 1} 이름` }).fill(option);
      await page.getByRole('textbox', { name: `옵션 ${index + 1} 추가 금액` }).fill('8000');
    }
    await page.getByRole('textbox', { name: '옵션 2 추가 금액' }).fill('15000');
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('list', { name: '옵션과 가격' })).toContainText('20,000원');
    await expect(page.getByRole('list', { name: '옵션과 가격' })).toContainText('27,000원');
    await page.goto('/bizpage/product-manage/reservation');
    await page.getByRole('button', { name: `${name} 숨기기` }).click();
    await expect(page.getByRole('button', { name: `${name} 보이기` })).toBeVisible();
  });
});
